import { Row } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { StatusLabel } from '../../../ui/StatusLabel.tsx'
import { EmptyState, ErrorState, SkeletonLines, StaleNote, State } from '../../../ui/states.tsx'
import { STATUS_KINDS } from '../../../ui/theme/status-kinds.ts'
import { localError } from '../../api/errors.ts'
import { Section } from './Section.tsx'

const nothing = () => undefined

export function States() {
  return (
    <Section title="States">
      <Row>
        {STATUS_KINDS.map((kind) => (
          <StatusLabel key={kind} kind={kind}>
            {kind}
          </StatusLabel>
        ))}
      </Row>
      <Notice>Info</Notice>
      <Notice kind="success">Success</Notice>
      <Notice kind="warning">Warning</Notice>
      <Notice kind="error" onClose={nothing}>
        Error that can be closed
      </Notice>
      <StaleNote />
      <SkeletonLines />
      <EmptyState>Nothing has been added yet.</EmptyState>
      <State picture="nothing_found" title="Nothing found" />
      <ErrorState error={localError('TIMEOUT')} onRetry={nothing} />
      <ErrorState error={localError('OFFLINE')} onRetry={nothing} />
    </Section>
  )
}

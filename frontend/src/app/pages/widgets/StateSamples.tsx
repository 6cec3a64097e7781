import { SUBJECTS } from '@kredka/contracts/data/subjects'
import { localError } from '../../../kernel/errors.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { ICONS, type IconName } from '../../../ui/icons/icons.ts'
import { Logo } from '../../../ui/icons/Logo.tsx'
import { SubjectIcon } from '../../../ui/icons/SubjectIcon.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { StatusLabel } from '../../../ui/StatusLabel.tsx'
import { EmptyState, ErrorState, NothingFound, SkeletonLines, StaleNote } from '../../../ui/states.tsx'
import { STATUS_KINDS } from '../../../ui/theme/status-kinds.ts'
import { Sample, Samples } from './Section.tsx'
import classes from './widgets.module.css'

const nothing = () => undefined
const STEPS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const MEANINGS = ['paper', 'surface', 'sunken', 'line', 'line-strong', 'ink-faint', 'ink-soft', 'ink', 'danger', 'star']

export function StatusSamples() {
  return (
    <Row>
      {STATUS_KINDS.map((kind) => (
        <StatusLabel key={kind} kind={kind}>
          {kind}
        </StatusLabel>
      ))}
    </Row>
  )
}

export function NoticeSamples() {
  return (
    <Stack space={3}>
      <Notice>A word about how it works</Notice>
      <Notice kind="success">Saved</Notice>
      <Notice kind="warning">The offer waits for a review</Notice>
      <Notice kind="error" onClose={nothing}>
        Wrong e-mail or password
      </Notice>
      <StaleNote />
    </Stack>
  )
}

export function StateSamples() {
  return (
    <Samples min="18rem">
      <Sample name="loading">
        <SkeletonLines />
      </Sample>
      <Sample name="empty">
        <EmptyState>Nothing has been added yet.</EmptyState>
      </Sample>
      <Sample name="nothing found">
        <NothingFound>Try fewer filters.</NothingFound>
      </Sample>
      <Sample name="offline">
        <ErrorState error={localError('OFFLINE')} onRetry={nothing} />
      </Sample>
      <Sample name="error">
        <ErrorState error={{ ...localError('UNREADABLE'), reference: 'a1b2c3' }} onRetry={nothing} />
      </Sample>
    </Samples>
  )
}

export function IconSamples() {
  return (
    <Stack space={5}>
      <Row>
        <Logo size={48} />
        <Logo size={30} withName={false} />
      </Row>
      <Row space={3}>
        {(Object.keys(ICONS) as IconName[]).map((name) => (
          <span key={name} className={classes.icon}>
            <Icon name={name} size={24} />
            {name}
          </span>
        ))}
      </Row>
      <Row space={4}>
        {SUBJECTS.map(({ id }) => (
          <SubjectIcon key={id} subject={id} size={56} />
        ))}
      </Row>
    </Stack>
  )
}

export function ColourSamples() {
  return (
    <Stack space={5}>
      <Row space={1}>
        {STEPS.map((step) => (
          <span key={step} className={classes.swatch} style={{ background: `var(--brand-${step})` }} />
        ))}
      </Row>
      <Row space={3}>
        {MEANINGS.map((name) => (
          <span key={name} className={classes.named}>
            <span className={classes.swatch} style={{ background: `var(--${name})` }} />
            {name}
          </span>
        ))}
      </Row>
    </Stack>
  )
}

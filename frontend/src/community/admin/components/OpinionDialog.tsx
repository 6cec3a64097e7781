import { approveOpinion, rejectOpinion } from '@kredka/contracts/community/endpoints'
import { nextOpinionState, REASON_MAX } from '@kredka/contracts/community/rules'
import type { OpinionRowView } from '@kredka/contracts/community/views'
import { useState } from 'react'
import { useCommand } from '../../../app/store/command.ts'
import { Facts } from '../../../back-office/Facts.tsx'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { ifOvertaken } from '../../../kernel/errors.ts'
import { Paragraphs } from '../../../offers/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { Rating } from '../../../ui/Rating.tsx'
import { StatusLabel } from '../../../ui/StatusLabel.tsx'
import { OPINION_KINDS } from '../../status-kinds.ts'
import { DecisionForm } from './DecisionForm.tsx'

interface Props {
  readonly opinion: OpinionRowView
  readonly onSettled: () => void
}

/** One opinion, beside what is public of it now; the version on the screen is the one that is decided. */
export function OpinionDialog({ opinion, onSettled }: Props) {
  const t = useText()
  const [rejecting, setRejecting] = useState(false)
  const settled = { done: onSettled, failed: ifOvertaken(onSettled) }
  const approve = useCommand(approveOpinion, { success: 'community.approved_done', ...settled })
  const reject = useCommand(rejectOpinion, { success: 'community.opinion_rejected_done', ...settled })
  const { id, version, state, text } = opinion
  return (
    <Stack>
      <OpinionFacts opinion={opinion} />
      {rejecting ? (
        <DecisionForm
          label={t('community.reason')}
          hint={t('community.opinion_reason_hint')}
          max={REASON_MAX}
          required
          confirm={t(state === 'approved' ? 'community.take_down' : 'community.reject')}
          danger
          busy={reject.status === 'sending'}
          onBack={() => setRejecting(false)}
          onConfirm={(reason) => reject.send({ id, version, reason })}
        />
      ) : (
        <Row end>
          {nextOpinionState(state, 'reject') !== null && (
            <Button look="danger" onClick={() => setRejecting(true)}>
              {t(state === 'approved' ? 'community.take_down' : 'community.reject')}
            </Button>
          )}
          {nextOpinionState(state, 'approve') !== null && text !== null && (
            <Button look="primary" loading={approve.status === 'sending'} onClick={() => approve.send({ id, version })}>
              {t('community.approve')}
            </Button>
          )}
        </Row>
      )}
    </Stack>
  )
}

function OpinionFacts({ opinion }: { readonly opinion: OpinionRowView }) {
  const t = useText()
  const format = useFormat()
  const { state, stars, text, visible, written_at, reason } = opinion
  return (
    <Stack>
      <Row>
        <StatusLabel kind={OPINION_KINDS[state]}>{t(`community.opinion_${state}`)}</StatusLabel>
        <Rating value={stars} />
        <span>{format.dateTime(written_at)}</span>
      </Row>
      <Paragraphs text={text ?? t('community.removed_opinion')} />
      {reason !== null && <Facts facts={[{ label: t('community.reason'), value: reason }]} />}
      {visible !== null && (
        <Facts
          facts={[
            { label: t('community.visible_stars'), value: <Rating value={visible.stars} /> },
            { label: t('community.visible_text'), value: visible.text ?? t('community.removed_opinion') },
          ]}
        />
      )}
    </Stack>
  )
}

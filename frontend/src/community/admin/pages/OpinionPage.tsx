import { approveOpinion, rejectOpinion } from '@kredka/contracts/community/endpoints'
import { nextOpinionState, REASON_MAX } from '@kredka/contracts/community/rules'
import type { OpinionRowView } from '@kredka/contracts/community/views'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import { usePath } from '../../../app/routing/usePath.ts'
import { useCommand } from '../../../app/store/command.ts'
import { useResource } from '../../../app/store/resource.ts'
import { DetailPage, Part } from '../../../back-office/DetailPage.tsx'
import type { Fact } from '../../../back-office/Facts.tsx'
import { Followed } from '../../../back-office/Followed.tsx'
import { PersonLink } from '../../../back-office/PersonLink.tsx'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { ifOvertaken } from '../../../kernel/errors.ts'
import { Paragraphs } from '../../../offers/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { Rating } from '../../../ui/Rating.tsx'
import { ResourceView } from '../../../ui/ResourceView.tsx'
import { StatusLabel } from '../../../ui/StatusLabel.tsx'
import { OPINION_KINDS } from '../../status-kinds.ts'
import { DecisionForm } from '../components/DecisionForm.tsx'
import { oneOpinion } from '../resources.ts'

/** One opinion, beside what is public of it now; the version on the screen is the one that is decided (BRD-01). */
export function OpinionPage() {
  const { id = '' } = useParams()
  const found = useResource(oneOpinion, { id })
  return (
    <ResourceView of={found}>
      {(latest) => (
        <Followed key={latest.id} latest={latest} versionOf={({ version }) => version}>
          {(opinion, newer) => <Opinion opinion={opinion} newer={newer} onChanged={found.refresh} />}
        </Followed>
      )}
    </ResourceView>
  )
}

interface Props {
  readonly opinion: OpinionRowView
  readonly newer: ReactNode | null
  readonly onChanged: () => void
}

function Opinion({ opinion, newer, onChanged }: Props) {
  const t = useText()
  const path = usePath()
  const [rejecting, setRejecting] = useState(false)
  const over = () => {
    setRejecting(false)
    onChanged()
  }
  const settled = { done: over, failed: ifOvertaken(over) }
  const approve = useCommand(approveOpinion, { success: 'community.approved_done', ...settled })
  const reject = useCommand(rejectOpinion, { success: 'community.opinion_rejected_done', ...settled })
  const { id, version, state, stars, text, visible, author } = opinion
  const removed = t('community.removed_opinion')
  const rejectWord = t(state === 'approved' ? 'community.take_down' : 'community.reject')
  return (
    <DetailPage
      section={{ label: t('community.admin_opinions'), to: path('admin.community-opinions') }}
      title={t('community.opinion_of', { name: author.name ?? t('community.deleted_user') })}
      about={<StatusLabel kind={OPINION_KINDS[state]}>{t(`community.opinion_${state}`)}</StatusLabel>}
      waits={{ kind: 'opinion', id }}
      log={{ stream: `opinion-${id}` }}
      facts={useAbout(opinion)}
      actions={
        !rejecting &&
        newer === null && (
          <Row space={2}>
            {nextOpinionState(state, 'reject') !== null && (
              <Button look="danger" onClick={() => setRejecting(true)}>
                {rejectWord}
              </Button>
            )}
            {nextOpinionState(state, 'approve') !== null && text !== null && (
              <Button
                look="primary"
                loading={approve.status === 'sending'}
                onClick={() => approve.send({ id, version })}
              >
                {t('community.approve')}
              </Button>
            )}
          </Row>
        )
      }
    >
      {newer}
      {rejecting && (
        <Part title={rejectWord}>
          <DecisionForm
            label={t('community.reason')}
            hint={t('community.opinion_reason_hint')}
            max={REASON_MAX}
            required
            confirm={rejectWord}
            danger
            busy={reject.status === 'sending'}
            onBack={() => setRejecting(false)}
            onConfirm={(reason) => reject.send({ id, version, reason })}
          />
        </Part>
      )}
      <Part title={t('community.text')}>
        <Stack space={2}>
          <Rating value={stars} />
          <Paragraphs text={text ?? removed} />
        </Stack>
      </Part>
      {visible !== null && (
        <Part title={t('community.visible_text')}>
          <Stack space={2}>
            <Rating value={visible.stars} />
            <Paragraphs text={visible.text ?? removed} />
          </Stack>
        </Part>
      )}
    </DetailPage>
  )
}

function useAbout({ author, written_at, reason }: OpinionRowView): readonly Fact[] {
  const t = useText()
  const format = useFormat()
  return [
    {
      label: t('community.author'),
      value: <PersonLink person={author} />,
    },
    { label: t('community.written_at'), value: format.dateTime(written_at) },
    ...(reason === null ? [] : [{ label: t('community.reason'), value: reason }]),
  ]
}

export { OpinionPage as Page }

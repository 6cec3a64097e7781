import { approveOpinion, rejectOpinion } from '@kredka/contracts/community/endpoints'
import { nextOpinionState } from '@kredka/contracts/community/rules'
import type { OpinionDetailView } from '@kredka/contracts/community/views'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { usePath } from '../../../app/routing/usePath.ts'
import { useCommand } from '../../../app/store/command.ts'
import { useResource } from '../../../app/store/resource.ts'
import { DetailPage, Part } from '../../../back-office/DetailPage.tsx'
import type { Fact } from '../../../back-office/Facts.tsx'
import { Followed } from '../../../back-office/Followed.tsx'
import { History } from '../../../back-office/History.tsx'
import { PersonLink } from '../../../back-office/PersonLink.tsx'
import { ReasonAction } from '../../../back-office/ReasonAction.tsx'
import type { TextId } from '../../../i18n/text-ids.ts'
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
import { oneOpinion } from '../resources.ts'

const WORDS: Readonly<Record<string, TextId>> = {
  OpinionWritten: 'community.did_write',
  OpinionApproved: 'community.did_approve',
  OpinionRejected: 'community.did_reject',
}

/** One opinion, beside what is public of it now; the version on the screen is the one that is decided (BRD-01). */
export function OpinionPage() {
  const { id = '' } = useParams()
  const found = useResource(oneOpinion, { id })
  return (
    <ResourceView of={found}>
      {(latest) => (
        <Followed key={latest.id} latest={latest} versionOf={({ version }) => version}>
          {(read, newer) => (
            // what is read stays; its state and what was done with it are told as they are now
            <Opinion
              opinion={{ ...read, state: latest.state, reason: latest.reason, history: latest.history }}
              newer={newer}
              onChanged={found.refresh}
            />
          )}
        </Followed>
      )}
    </ResourceView>
  )
}

interface Props {
  readonly opinion: OpinionDetailView
  readonly newer: ReactNode | null
  readonly onChanged: () => void
}

function Opinion({ opinion, newer, onChanged }: Props) {
  const t = useText()
  const path = usePath()
  const { id, state, stars, text, visible, author, history } = opinion
  const removed = t('community.removed_opinion')
  return (
    <DetailPage
      section={{ label: t('community.admin_opinions'), to: path('admin.community-opinions') }}
      title={t('community.opinion_of', { name: author.name ?? t('community.deleted_user') })}
      about={<StatusLabel kind={OPINION_KINDS[state]}>{t(`community.opinion_${state}`)}</StatusLabel>}
      waits={{ kind: 'opinion', id }}
      log={{ stream: `opinion-${id}` }}
      facts={useAbout(opinion)}
      actions={<Decide opinion={opinion} newer={newer} onChanged={onChanged} />}
    >
      {newer}
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
      <History
        acts={history.toReversed()}
        words={WORDS}
        more={[{ key: 'version', label: t('community.version'), numeric: true, cell: ({ version }) => version }]}
      />
    </DetailPage>
  )
}

/** Yes or no to the version on the screen. */
function Decide({ opinion: { id, version, state, text, history }, newer, onChanged }: Props) {
  const t = useText()
  const approve = useCommand(approveOpinion, {
    success: 'community.approved_done',
    done: onChanged,
    failed: ifOvertaken(onChanged),
  })
  const can = (way: 'approve' | 'reject') => newer === null && nextOpinionState(state, way) !== null
  const word = state === 'approved' ? 'community.take_down' : 'community.reject'
  return (
    <Row space={2}>
      <ReasonAction
        endpoint={rejectOpinion}
        ready={[
          'community.ready_offensive',
          'community.ready_private',
          'community.ready_elsewhere',
          'community.ready_advert',
        ]}
        input={(reason) => ({ id, version, reason })}
        isOffered={can('reject')}
        history={{ acts: history, words: WORDS }}
        label={word}
        title={word}
        reasonLabel="community.reason"
        reasonHint="community.opinion_reason_hint"
        success="community.opinion_rejected_done"
        danger
        onDone={onChanged}
      />
      {can('approve') && text !== null && (
        <Button look="primary" loading={approve.status === 'sending'} onClick={() => approve.send({ id, version })}>
          {t('community.approve')}
        </Button>
      )}
    </Row>
  )
}

function useAbout({ author, written_at, reason }: OpinionDetailView): readonly Fact[] {
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

import { acceptIdea, putIdeaToVote, rejectIdea } from '@kredka/contracts/community/endpoints'
import { ANSWER_MAX, nextIdeaState } from '@kredka/contracts/community/rules'
import type { IdeaDetailView } from '@kredka/contracts/community/views'
import { useParams } from 'react-router'
import { usePath } from '../../../app/routing/usePath.ts'
import { useCommand } from '../../../app/store/command.ts'
import { useResource } from '../../../app/store/resource.ts'
import { DetailPage, Part } from '../../../back-office/DetailPage.tsx'
import type { Fact } from '../../../back-office/Facts.tsx'
import { History } from '../../../back-office/History.tsx'
import { PersonLink } from '../../../back-office/PersonLink.tsx'
import { ReasonAction } from '../../../back-office/ReasonAction.tsx'
import type { TextId } from '../../../i18n/text-ids.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { ifOvertaken } from '../../../kernel/errors.ts'
import { Paragraphs } from '../../../offers/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/layout.tsx'
import { ResourceView } from '../../../ui/ResourceView.tsx'
import { StatusLabel } from '../../../ui/StatusLabel.tsx'
import { IDEA_KINDS } from '../../status-kinds.ts'
import { oneIdea } from '../resources.ts'

const WORDS: Readonly<Record<string, TextId>> = {
  IdeaPutToVote: 'community.did_put_to_vote',
  IdeaAccepted: 'community.did_accept',
  IdeaRejected: 'community.did_refuse',
}

/** One idea of the community: read, put to the vote, decided (BRD-01, ADM-02). */
export function IdeaPage() {
  const { id = '' } = useParams()
  const found = useResource(oneIdea, { id })
  return (
    <ResourceView of={found}>{(idea) => <Idea key={idea.id} idea={idea} onChanged={found.refresh} />}</ResourceView>
  )
}

interface Props {
  readonly idea: IdeaDetailView
  /** Decided, or refused because somebody else was faster. */
  readonly onChanged: () => void
}

function Idea({ idea, onChanged }: Props) {
  const t = useText()
  const path = usePath()
  const { id, status, title, description, answer, history } = idea
  return (
    <DetailPage
      section={{ label: t('community.admin_ideas'), to: path('admin.community-ideas') }}
      title={title ?? t('community.removed_idea')}
      about={<StatusLabel kind={IDEA_KINDS[status]}>{t(`community.idea_${status}`)}</StatusLabel>}
      waits={{ kind: 'idea', id }}
      log={{ stream: `idea-${id}` }}
      facts={useAbout(idea)}
      actions={<Decide idea={idea} onChanged={onChanged} />}
    >
      {description !== null && (
        <Part title={t('community.description')}>
          <Paragraphs text={description} />
        </Part>
      )}
      {answer !== null && (
        <Part title={t('community.answer')}>
          <Paragraphs text={answer} />
        </Part>
      )}
      <History acts={history.toReversed()} words={WORDS} />
    </DetailPage>
  )
}

/** The ways that are open to it; who decides says why, or what comes of it. */
function Decide({ idea: { id, status, history }, onChanged }: Props) {
  const t = useText()
  const putToVote = useCommand(putIdeaToVote, {
    success: 'community.put_to_vote_done',
    done: onChanged,
    failed: ifOvertaken(onChanged),
  })
  const can = (command: Parameters<typeof nextIdeaState>[1]) => nextIdeaState(status, command) !== null
  const common = {
    history: { acts: history, words: WORDS },
    reasonLabel: 'community.answer_label',
    max: ANSWER_MAX,
    onDone: onChanged,
  } as const
  return (
    <Row space={2}>
      <ReasonAction
        {...common}
        endpoint={rejectIdea}
        ready={[
          'community.ready_exists',
          'community.ready_similar',
          'community.ready_later',
          'community.ready_unlawful',
        ]}
        input={(why) => ({ id, answer: why })}
        isOffered={can('reject')}
        label="community.reject"
        title="community.reject"
        reasonHint="community.answer_rejected_hint"
        success="community.rejected_done"
        danger
      />
      {can('put_to_vote') && (
        <Button look="primary" loading={putToVote.status === 'sending'} onClick={() => putToVote.send({ id })}>
          {t('community.put_to_vote')}
        </Button>
      )}
      <ReasonAction
        {...common}
        endpoint={acceptIdea}
        ready={['community.ready_begun', 'community.ready_soon', 'community.ready_checking']}
        input={(words) => ({ id, answer: words === '' ? null : words })}
        isOptional
        isOffered={can('accept')}
        label="community.accept"
        title="community.accept"
        reasonHint="community.answer_accepted_hint"
        success="community.accepted_done"
        primary
      />
    </Row>
  )
}

function useAbout({ author, votes, proposed_at, put_to_vote_at, decided_at }: IdeaDetailView): readonly Fact[] {
  const t = useText()
  const format = useFormat()
  const at = (instant: string | null) => (instant === null ? '—' : format.dateTime(instant))
  return [
    {
      label: t('community.author'),
      value: <PersonLink person={author} />,
    },
    { label: t('community.votes_column'), value: format.number(votes) },
    { label: t('community.proposed_at'), value: at(proposed_at) },
    { label: t('community.put_to_vote_at'), value: at(put_to_vote_at) },
    { label: t('community.decided_at'), value: at(decided_at) },
  ]
}

export { IdeaPage as Page }

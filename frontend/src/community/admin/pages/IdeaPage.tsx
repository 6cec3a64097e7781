import { acceptIdea, putIdeaToVote, rejectIdea } from '@kredka/contracts/community/endpoints'
import { ANSWER_MAX, nextIdeaState } from '@kredka/contracts/community/rules'
import type { IdeaRowView } from '@kredka/contracts/community/views'
import { useState } from 'react'
import { useParams } from 'react-router'
import { usePath } from '../../../app/routing/usePath.ts'
import { useCommand } from '../../../app/store/command.ts'
import { useResource } from '../../../app/store/resource.ts'
import { DetailPage, Part } from '../../../back-office/DetailPage.tsx'
import type { Fact } from '../../../back-office/Facts.tsx'
import { PersonLink } from '../../../back-office/PersonLink.tsx'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { ifOvertaken } from '../../../kernel/errors.ts'
import { Paragraphs } from '../../../offers/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/layout.tsx'
import { ResourceView } from '../../../ui/ResourceView.tsx'
import { StatusLabel } from '../../../ui/StatusLabel.tsx'
import { IDEA_KINDS } from '../../status-kinds.ts'
import { DecisionForm } from '../components/DecisionForm.tsx'
import { oneIdea } from '../resources.ts'

/** One idea of the community: read, put to the vote, decided (BRD-01, ADM-02). */
export function IdeaPage() {
  const { id = '' } = useParams()
  const found = useResource(oneIdea, { id })
  return (
    <ResourceView of={found}>{(idea) => <Idea key={idea.id} idea={idea} onChanged={found.refresh} />}</ResourceView>
  )
}

interface Props {
  readonly idea: IdeaRowView
  /** Decided, or refused because somebody else was faster. */
  readonly onChanged: () => void
}

/** With the ways that are open to it; what needs words asks for them in place. */
function Idea({ idea, onChanged }: Props) {
  const t = useText()
  const path = usePath()
  const [deciding, setDeciding] = useState<'accept' | 'reject' | null>(null)
  const over = () => {
    setDeciding(null)
    onChanged()
  }
  const settled = { done: over, failed: ifOvertaken(over) }
  const putToVote = useCommand(putIdeaToVote, { success: 'community.put_to_vote_done', ...settled })
  const accept = useCommand(acceptIdea, { success: 'community.accepted_done', ...settled })
  const reject = useCommand(rejectIdea, { success: 'community.rejected_done', ...settled })
  const { id, status, title, description, answer } = idea
  const can = (command: Parameters<typeof nextIdeaState>[1]) => nextIdeaState(status, command) !== null
  return (
    <DetailPage
      section={{ label: t('community.admin_ideas'), to: path('admin.community-ideas') }}
      title={title ?? t('community.removed_idea')}
      about={<StatusLabel kind={IDEA_KINDS[status]}>{t(`community.idea_${status}`)}</StatusLabel>}
      waits={{ kind: 'idea', id }}
      log={{ stream: `idea-${id}` }}
      facts={useAbout(idea)}
      actions={
        deciding === null && (
          <Row space={2}>
            {can('reject') && (
              <Button look="danger" onClick={() => setDeciding('reject')}>
                {t('community.reject')}
              </Button>
            )}
            {can('put_to_vote') && (
              <Button look="primary" loading={putToVote.status === 'sending'} onClick={() => putToVote.send({ id })}>
                {t('community.put_to_vote')}
              </Button>
            )}
            {can('accept') && (
              <Button look="primary" onClick={() => setDeciding('accept')}>
                {t('community.accept')}
              </Button>
            )}
          </Row>
        )
      }
    >
      {deciding !== null && (
        <Part title={t(`community.${deciding}`)}>
          <DecisionForm
            key={deciding}
            label={t('community.answer_label')}
            hint={t(deciding === 'reject' ? 'community.answer_rejected_hint' : 'community.answer_accepted_hint')}
            max={ANSWER_MAX}
            required={deciding === 'reject'}
            confirm={t(`community.${deciding}`)}
            danger={deciding === 'reject'}
            busy={accept.status === 'sending' || reject.status === 'sending'}
            onBack={() => setDeciding(null)}
            onConfirm={(text) => {
              if (deciding === 'reject') reject.send({ id, answer: text })
              else accept.send({ id, answer: text === '' ? null : text })
            }}
          />
        </Part>
      )}
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
    </DetailPage>
  )
}

function useAbout({ author, votes, proposed_at, put_to_vote_at, decided_at }: IdeaRowView): readonly Fact[] {
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

import { acceptIdea, putIdeaToVote, rejectIdea } from '@kredka/contracts/community/endpoints'
import { ANSWER_MAX, nextIdeaState } from '@kredka/contracts/community/rules'
import type { IdeaRowView } from '@kredka/contracts/community/views'
import { useState } from 'react'
import { useCommand } from '../../../app/store/command.ts'
import { Facts } from '../../../back-office/Facts.tsx'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { ifOvertaken } from '../../../kernel/errors.ts'
import { Paragraphs } from '../../../offers/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { StatusLabel } from '../../../ui/StatusLabel.tsx'
import { IDEA_KINDS } from '../../status-kinds.ts'
import { DecisionForm } from './DecisionForm.tsx'

interface Props {
  readonly idea: IdeaRowView
  /** Decided, or refused because somebody else was faster. */
  readonly onSettled: () => void
}

/** One idea with the ways that are open to it; what needs words asks for them in place. */
export function IdeaDialog({ idea, onSettled }: Props) {
  const t = useText()
  const [deciding, setDeciding] = useState<'accept' | 'reject' | null>(null)
  const settled = { done: onSettled, failed: ifOvertaken(onSettled) }
  const putToVote = useCommand(putIdeaToVote, { success: 'community.put_to_vote_done', ...settled })
  const accept = useCommand(acceptIdea, { success: 'community.accepted_done', ...settled })
  const reject = useCommand(rejectIdea, { success: 'community.rejected_done', ...settled })
  const { id, status } = idea
  const can = (command: Parameters<typeof nextIdeaState>[1]) => nextIdeaState(status, command) !== null
  return (
    <Stack>
      <IdeaFacts idea={idea} />
      {deciding === null ? (
        <Row end>
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
      ) : (
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
      )}
    </Stack>
  )
}

function IdeaFacts({ idea }: { readonly idea: IdeaRowView }) {
  const t = useText()
  const format = useFormat()
  const { status, author, votes, proposed_at, put_to_vote_at, decided_at, answer, description } = idea
  const at = (instant: string | null) => (instant === null ? '—' : format.dateTime(instant))
  return (
    <Stack>
      <div>
        <StatusLabel kind={IDEA_KINDS[status]}>{t(`community.idea_${status}`)}</StatusLabel>
      </div>
      {description !== null && <Paragraphs text={description} />}
      <Facts
        facts={[
          { label: t('community.author'), value: author.name ?? t('community.deleted_user') },
          { label: t('community.votes_column'), value: format.number(votes) },
          { label: t('community.proposed_at'), value: at(proposed_at) },
          { label: t('community.put_to_vote_at'), value: at(put_to_vote_at) },
          { label: t('community.decided_at'), value: at(decided_at) },
          ...(answer === null ? [] : [{ label: t('community.answer'), value: answer }]),
        ]}
      />
    </Stack>
  )
}

import type { IdeaView } from '@kredka/contracts/community/views'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Paragraphs } from '../../offers/index.ts'
import { Card } from '../../ui/Card.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { IDEA_KINDS } from '../status-kinds.ts'
import { type Counted, useVote } from '../useVote.ts'
import classes from './idea-card.module.css'
import { VoteButton } from './VoteButton.tsx'

interface Props {
  readonly idea: IdeaView
  /** Among the person's own, where the author need not be named. */
  readonly own?: boolean
  readonly onCounted: (now: Counted) => void
  /** The vote was refused: the idea may stand elsewhere by now. */
  readonly onRefused: () => void
}

/** An idea with its votes, and what staff say to it. */
export function IdeaCard({ idea, own = false, onCounted, onRefused }: Props) {
  const t = useText()
  const format = useFormat()
  const vote = useVote(idea, onCounted, onRefused)
  const title = idea.title ?? t('community.removed_idea')
  const underVote = idea.status === 'under_vote'
  return (
    <Card padding="tight">
      <article className={classes.idea}>
        {underVote ? <VoteButton vote={vote} title={title} /> : <Votes idea={idea} />}
        <div className={classes.what}>
          {(own || !underVote) && (
            <div>
              <StatusLabel kind={IDEA_KINDS[idea.status]}>{t(`community.idea_${idea.status}`)}</StatusLabel>
            </div>
          )}
          <h3 className={classes.title} data-removed={idea.title === null || undefined}>
            {title}
          </h3>
          {idea.description !== null && <Paragraphs text={idea.description} />}
          <p className={classes.facts}>
            {!own && <span>{idea.author.name ?? t('community.deleted_user')}</span>}
            <time dateTime={idea.proposed_at}>{format.date(idea.proposed_at)}</time>
          </p>
          {own && idea.status === 'new' && <p className="soft-note">{t('community.idea_new_about')}</p>}
          {idea.answer !== null && <Answer idea={idea} answer={idea.answer} />}
        </div>
      </article>
    </Card>
  )
}

/** The count where there is nothing to vote on: not yet, or no longer. */
function Votes({ idea: { status, votes } }: { readonly idea: IdeaView }) {
  const t = useText()
  return (
    <p className={classes.votes}>
      <strong>{status === 'new' ? '–' : votes}</strong>
      <span>{t('community.votes', { count: votes })}</span>
    </p>
  )
}

function Answer({ idea, answer }: { readonly idea: IdeaView; readonly answer: string }) {
  const t = useText()
  return (
    <div className={classes.answer} data-status={idea.status}>
      <h4>{t(idea.status === 'rejected' ? 'community.why_rejected' : 'community.answer')}</h4>
      <Paragraphs text={answer} />
    </div>
  )
}

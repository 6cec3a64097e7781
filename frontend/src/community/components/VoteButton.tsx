import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import type { Vote } from '../useVote.ts'
import classes from './idea-card.module.css'

/** Gives the vote or takes it back; the number is the button. */
export function VoteButton({ vote, title }: { readonly vote: Vote; readonly title: string }) {
  const t = useText()
  const { votes, voted, busy, toggle } = vote
  return (
    <button
      type="button"
      className={classes.vote}
      aria-pressed={voted}
      aria-busy={busy || undefined}
      aria-label={t('community.vote_for', { title, count: votes })}
      onClick={toggle}
    >
      <Icon name={voted ? 'check' : 'chevron-up'} size={20} />
      <strong>{votes}</strong>
      <span>{t(voted ? 'community.voted' : 'community.vote')}</span>
    </button>
  )
}

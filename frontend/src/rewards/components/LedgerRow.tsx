import type { LedgerRowView } from '@kredka/contracts/rewards/views'
import { Link } from 'react-router'
import { type Path, usePath } from '../../app/routing/usePath.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { partTitle } from '../../locker/index.ts'
import classes from './ledger-row.module.css'

/** One change of the balance, as a sentence. */
export function LedgerRow({ row }: { readonly row: LedgerRowView }) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const { points, written_off } = row
  const reason = useReason(row)
  const to = linkOf(row, path)
  return (
    <div className={classes.row}>
      <strong className={classes.points} data-lost={points <= 0 || undefined}>
        {points > 0 ? `+${format.number(points)}` : `−${format.number(-points)}`}
      </strong>
      <div className={classes.words}>
        {to === null ? reason : <Link to={to}>{reason}</Link>}
        {written_off > 0 && <p className={classes.soft}>{t('rewards.written_off', { count: written_off })}</p>}
        <p className={classes.soft}>{format.dateTime(row.at)}</p>
      </div>
    </div>
  )
}

/** To the quiz as it was taken, the game as it was played, or where parts of avatars are bought. */
function linkOf({ quiz, attempt_id, game, run_id, part }: LedgerRowView, path: Path): string | null {
  if (part !== null) return path('locker')
  if (game !== null) return `${path('games.game', { id: game })}?run=${run_id}`
  if (attempt_id === null) return null
  const slugged = quiz === null ? 'x' : `${quiz.id}-${quiz.slug}`
  return `${path('attempts.play', { slugged })}?attempt=${attempt_id}`
}

function useReason({ kind, type, cause, quiz, game, part, bp, best_bp }: LedgerRowView): string {
  const t = useText()
  const format = useFormat()
  const title = quiz?.title ?? t('rewards.some_quiz')
  if (part !== null) return t('rewards.reason_purchase', { part: partTitle(t, part) })
  if (kind === 'reversed') return t('rewards.reason_reversed', { quiz: title })
  if (cause === 'key_corrected') return t('rewards.reason_key_corrected', { quiz: title })
  if (game !== null) {
    return t(type === 'game_run' ? 'rewards.reason_game' : 'rewards.reason_challenge_of', {
      game: t(`games.name_${game}`),
    })
  }
  if (type !== 'quiz_run' && type !== 'game_run' && type !== 'avatar_part')
    return t(`rewards.reason_${type}`, { quiz: title })
  const score = format.percent((bp ?? 0) / 10_000)
  return best_bp === null
    ? t('rewards.reason_quiz_run', { quiz: title, score })
    : t('rewards.reason_better', { quiz: title, score, best: format.percent(best_bp / 10_000) })
}

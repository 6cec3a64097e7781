import { plainFormulas } from '@kredka/contracts/kernel/formula-text'
import type { RoomView } from '@kredka/contracts/quiz-rooms/views'
import { useText } from '../../../i18n/useText.ts'
import { tileMarkAt } from '../../../ui/answers/tile-marks.ts'
import { isOpen } from '../../shown.ts'
import { useOwnAnswer } from './useOwnAnswer.ts'

/** What a player who listens is told of the room as it stands. */
export function useSeatWords(view: RoomView): string {
  const t = useText()
  const { isSent } = useOwnAnswer(view)
  const { phase, question, options, results, you, room } = view
  if (phase.state === 'lobby') return t('quiz_rooms.waiting')
  if (phase.state === 'finished') return t('quiz_rooms.game_over')
  if (phase.state === 'closed') return t('quiz_rooms.closed')
  if (phase.state === 'paused') return t('quiz_rooms.paused')
  if (results !== null) {
    const verdict = you?.verdict?.n === results.n ? you.verdict : null
    if (results.is_void) return t('quiz_rooms.void')
    if (verdict === null) return t('quiz_rooms.question_closed')
    if (!verdict.is_answered) return t('attempts.outcome_missing')
    return `${t(outcomeOf(verdict.bp))} ${t('quiz_rooms.gained', { count: verdict.points })}`
  }
  if (question === null) return ''
  if (isSent) return t('quiz_rooms.sent')
  const asked = `${t('attempts.question_of', { number: question.n + 1, all: room.questions })}. ${plainFormulas(question.prompt)}`
  if (!isOpen(view) || options === null) return asked
  return options.options.map((text, n) => `${tileMarkAt(n).letter}: ${plainFormulas(text)}.`).join(' ')
}

export function outcomeOf(bp: number) {
  if (bp === 10_000) return 'attempts.outcome_right' as const
  return bp === 0 ? ('attempts.outcome_wrong' as const) : ('attempts.outcome_partly' as const)
}

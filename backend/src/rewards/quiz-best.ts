import { make } from '@kredka/contracts/kernel/events'
import { quizBestEvents as e, type QuizBestEvent } from '@kredka/contracts/rewards/events'
import { runPoints } from '@kredka/contracts/rewards/rules'
import type { Decider } from '../kernel/decider.ts'
import { deriveEntityId } from '../kernel/ids.ts'

type Difficulty = 1 | 2 | 3 | 4 | 5
interface Scored {
  readonly attempt_id: string
  readonly bp: number
  /** What it is worth. */
  readonly points: number
}

/**
 * Stream `quizbest-{best_id}`: what one person scored at one quiz, and was paid for it (QUI-07). A person's own
 * stream would have to remember every quiz they ever finished; this one remembers the best hundred scores, so that
 * the next best is known where a corrected key lowers the best one.
 */
export interface QuizBest {
  /** The best first. */
  readonly scores: readonly Scored[]
  readonly paid: number
}

interface OfAttempt {
  readonly best_id: string
  readonly user_id: string
  readonly quiz_id: string
  readonly attempt_id: string
}
export type QuizBestCommand =
  /** `isCorrected`: by a corrected key. What came before it counts no more, however late it is heard of. */
  | (OfAttempt & {
      readonly do: 'note'
      readonly bp: number
      readonly difficulty: Difficulty
      readonly isCorrected: boolean
    })
  | (OfAttempt & { readonly do: 'pay'; readonly points: number })
  /** What was paid beyond what the best is worth. */
  | (OfAttempt & { readonly do: 'take_back' })

/** Where keys are corrected, whatever was forgotten may have become the best: nobody repeats a quiz so often. */
const SCORES_KEPT = 100

export const quizBestDecider: Decider<QuizBest, QuizBestCommand, QuizBestEvent> = {
  category: 'quizbest',
  initial: { scores: [], paid: 0 },
  evolve({ scores, paid }, { type, data }) {
    switch (type) {
      case 'QuizScoreNoted':
        return { paid, scores: withScore(scores, toScored(data)) }
      case 'QuizPointsPaid':
        return { scores, paid: paid + data.points }
      case 'QuizPointsTakenBack':
        return { scores, paid: paid - data.points }
    }
  },
  decide({ scores, paid }, command) {
    const { best_id, user_id, quiz_id, attempt_id } = command
    const of = { best_id, user_id, quiz_id, attempt_id }
    switch (command.do) {
      case 'note': {
        const { bp, difficulty } = command
        const next = withScore(scores, toScored(command))
        const known = scores.find((one) => one.attempt_id === attempt_id)
        const isNews = known === undefined ? next.some((one) => one.attempt_id === attempt_id) : command.isCorrected
        if (!isNews || known?.bp === bp) return []
        const [before, best] = [scores[0], next[0]]
        const gain = (best?.points ?? 0) - (before?.points ?? 0)
        const bests = { before_bp: before?.bp ?? null, best_bp: best?.bp ?? bp, gain }
        return [make(e.QuizScoreNoted, { ...of, bp, difficulty, ...bests })]
      }
      case 'pay':
        return [make(e.QuizPointsPaid, { ...of, points: command.points })]
      case 'take_back': {
        const points = paid - (scores[0]?.points ?? 0)
        return points > 0 ? [make(e.QuizPointsTakenBack, { ...of, points })] : []
      }
    }
  },
}

/** One stream for a person and a quiz. */
export function quizBestId(user_id: string, quiz_id: string): string {
  return deriveEntityId(`${user_id}/${quiz_id}`, 'quiz best')
}

function toScored(data: { readonly attempt_id: string; readonly bp: number; readonly difficulty: number }): Scored {
  return { attempt_id: data.attempt_id, bp: data.bp, points: runPoints(data.bp, data.difficulty) }
}

function withScore(scores: readonly Scored[], scored: Scored): readonly Scored[] {
  const others = scores.filter(({ attempt_id }) => attempt_id !== scored.attempt_id)
  // among equals the earlier one stays ahead
  return [...others, scored].sort((a, b) => b.points - a.points || b.bp - a.bp).slice(0, SCORES_KEPT)
}

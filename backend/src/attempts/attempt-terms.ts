import type { WriteSide } from '../kernel/write-side.ts'
import { type Attempt, attemptDecider } from './attempt.ts'

/** How an attempt was begun: by whom, at which quiz and how hard it is; null for none. */
export async function attemptTerms(write: Pick<WriteSide, 'fold'>, attempt_id: string): Promise<Attempt['created']> {
  return (await write.fold(attemptDecider, attempt_id)).state.created
}

/** What a finished attempt scores by now, by its newest keys; null where it is not finished. */
export async function attemptScore(write: Pick<WriteSide, 'fold'>, attempt_id: string): Promise<number | null> {
  return (await write.fold(attemptDecider, attempt_id)).state.bp
}

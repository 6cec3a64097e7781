import { formulasIn } from '../../kernel/formula-text.ts'
import type { QuestionDraft } from '../../quizzes/question.ts'
import { QUESTION_TEXT_MAX, TILE_TEXT_MAX, TILES_MIN } from './rules.ts'

/**
 * Whether a question can be asked on tiles (GAM-07): one of some short answers is right, nothing has to be looked at,
 * and no formula has to be drawn.
 */
export function fitsTiles(
  { prompt, task }: Pick<QuestionDraft, 'prompt' | 'task'>,
  picture_id: string | null,
): boolean {
  if (task.kind !== 'single' || picture_id !== null || !isPlain(prompt, QUESTION_TEXT_MAX)) return false
  const { options } = task
  const texts = new Set(options.map(({ text }) => text.trim()))
  return (
    options.length >= TILES_MIN &&
    texts.size === options.length &&
    options.filter(({ is_right }) => is_right).length === 1 &&
    // 'none of these' is about all of them, and only some may lie on tiles
    options.every(({ text, stays_put }) => !stays_put && isPlain(text, TILE_TEXT_MAX))
  )
}

function isPlain(text: string, most: number): boolean {
  const { length } = text.trim()
  return length > 0 && length <= most && formulasIn(text).length === 0
}

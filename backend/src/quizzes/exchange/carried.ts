import { createHash } from 'node:crypto'
import { Nullable, Obj, type Static, Type } from '@kredka/contracts/kernel/schema'
import { OfferLevel } from '@kredka/contracts/offers/views'
import type { ExchangedQuestion } from '@kredka/contracts/quizzes/imports'
import { Matching, QuestionDraft, Weight } from '@kredka/contracts/quizzes/question'
import { DEFAULT_MATCHING } from '@kredka/contracts/quizzes/question-rules'
import { canonicalJson } from '../../kernel/canonical-json.ts'
import { createAjv, lazyValidator } from '../../kernel/schemas.ts'

/**
 * What a format of others cannot say of a question of ours, carried beside it where others look away. Settings hold
 * however the question was edited since; `exact` only while the text that it stands beside is the one it was written
 * with, which `of` is the hash of.
 */
export const Carried = Obj({
  level: Type.Optional(Nullable(OfferLevel)),
  weight: Type.Optional(Weight),
  matching: Type.Optional(Matching),
  /** Indices of the options that stay put. */
  stays_put: Type.Optional(Type.Array(Type.Integer({ minimum: 0 }), { maxItems: 100 })),
  picture_alt: Type.Optional(QuestionDraft.properties.picture_alt),
  exact: Type.Optional(QuestionDraft),
  of: Type.Optional(Type.String({ maxLength: 100 })),
})
export type Carried = Static<typeof Carried>

const isCarried = lazyValidator(createAjv(), Carried)

/** From text that anybody may have written: null where it is not what we write. */
export function readCarried(json: string): Carried | null {
  if (json === '') return null
  try {
    const value: unknown = JSON.parse(json)
    return isCarried()(value) ? (value as Carried) : null
  } catch {
    return null
  }
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/** The question as it was written here, where its text has not been touched since. */
export function exactOf(carried: Carried | null, text: () => string): ExchangedQuestion | null {
  if (carried?.exact === undefined || carried.of !== hashOf(text())) return null
  return { draft: carried.exact, level: carried.level ?? null, weight: carried.weight ?? 1 }
}

/** A question as its format tells it, with the settings that were carried beside it. */
export function withSettings(question: ExchangedQuestion, carried: Carried | null): ExchangedQuestion {
  if (carried === null) return question
  const { draft } = question
  return {
    level: carried.level === undefined ? question.level : carried.level,
    weight: carried.weight ?? question.weight,
    draft: { ...draft, picture_alt: carried.picture_alt ?? draft.picture_alt, task: settle(draft.task, carried) },
  }
}

/** What has to be carried beside a text that is read as `read`, so that `question` comes back. */
export function carryBeside(
  question: ExchangedQuestion,
  text: string,
  read: ExchangedQuestion | null,
  settings: Carried = {},
): Carried | null {
  const isSaid = read !== null && canonicalJson(withSettings(read, settings)) === canonicalJson(question)
  if (isSaid) return Object.keys(settings).length === 0 ? null : settings
  const { level, weight, draft } = question
  return { ...settings, level, weight, exact: draft, of: hashOf(text) }
}

/** What differs from how a question is without a word about it. */
export function settingsOf({ level, weight, draft }: ExchangedQuestion): Carried {
  return {
    ...(level === null ? {} : { level }),
    ...(weight === 1 ? {} : { weight }),
    ...(draft.picture_alt === '' ? {} : { picture_alt: draft.picture_alt }),
    ...taskSettings(draft.task),
  }
}

function taskSettings(task: QuestionDraft['task']): Carried {
  if (task.kind === 'single' || task.kind === 'several') {
    const stays_put = task.options.flatMap((option, n) => (option.stays_put ? [n] : []))
    return stays_put.length === 0 ? {} : { stays_put }
  }
  if (task.kind === 'number') return {}
  return canonicalJson(task.matching) === canonicalJson(DEFAULT_MATCHING) ? {} : { matching: task.matching }
}

function settle(task: QuestionDraft['task'], { matching, stays_put }: Carried): QuestionDraft['task'] {
  if (task.kind === 'single' || task.kind === 'several') {
    if (stays_put === undefined) return task
    return { ...task, options: task.options.map((option, n) => ({ ...option, stays_put: stays_put.includes(n) })) }
  }
  return task.kind === 'number' || matching === undefined ? task : { ...task, matching }
}

import { Count, Nullable, Obj, OneOf, type Static, Type } from '../kernel/schema.ts'
import { FULL_BP, JUDGEMENT_NOTES } from './rules.ts'

export type JudgementNote = (typeof JUDGEMENT_NOTES)[number]
export const BasisPoints = Type.Integer({ minimum: 0, maximum: FULL_BP })

const PartJudgement = Obj({ is_right: Type.Boolean(), note: Nullable(OneOf(JUDGEMENT_NOTES)) })
export type PartJudgement = Static<typeof PartJudgement>

/** A score with what explains it (QUI-13). */
export const Judgement = Obj({
  /** The rule that gave the score: that of the question's kind. */
  rule: OneOf(['single', 'several', 'gaps', 'text', 'number']),
  bp: BasisPoints,
  /** Right choices, or right words. */
  right: Count,
  /** Wrong choices, or wrong words; what was left out is neither right nor wrong. */
  wrong: Count,
  /** As many as there were to be right. */
  all: Count,
  /** One for each gap; one for a text or a number; none where options are chosen. */
  parts: Type.Array(PartJudgement),
})
export type Judgement = Static<typeof Judgement>

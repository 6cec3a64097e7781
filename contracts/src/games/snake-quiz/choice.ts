import { Language, Obj, OneOf, type Static } from '../../kernel/schema.ts'
import { OfferLevel, SubjectRef } from '../../offers/views.ts'
import { PACES } from '../snake/rules.ts'
import { QUIZ_SPEEDS } from './rules.ts'

export const SnakeQuizChoice = Obj({
  game: OneOf(['snake-quiz']),
  /** A subject of the catalogue, or all of them. */
  subject: SubjectRef,
  level: OfferLevel,
  language: Language,
  speed: OneOf(QUIZ_SPEEDS),
  pace: OneOf(PACES),
})
export type SnakeQuizChoice = Static<typeof SnakeQuizChoice>

/** Rules of quizzes (QUI-01, QUI-02), the same in browser and server. */

export const QUIZ_TITLE_MIN = 5
export const QUIZ_TITLE_MAX = 100
export const QUIZ_DESCRIPTION_MAX = 1000
export const PROMPT_MAX = 1000
export const OPTION_MAX = 300
export const EXPLANATION_MAX = 2000
export const WORDS_MAX = 100
export const PICTURE_ALT_MAX = 200
export const UNIT_MAX = 20
/** A question's picture as it is kept: the longer side in pixels, and bytes (0.2 MB). */
export const QUESTION_PICTURE_SIDE = 1280
export const QUESTION_PICTURE_KEPT_MAX_BYTES = 200_000

/** A frozen version has at least so many (section 5). */
export const QUESTIONS_MIN = 3
export const QUESTIONS_MAX = 100
export const OPTIONS_MIN = 2
export const OPTIONS_MAX = 8
export const GAPS_MAX = 12
export const ACCEPTED_MAX = 20
export const DISTRACTORS_MAX = 12
export const UNITS_MAX = 10
export const WEIGHT_MAX = 10
export const EXAM_MINUTES_MAX = 180
/** Corrections of keys in one quiz: each makes every attempt at the version be scored anew. */
export const KEY_CORRECTIONS_MAX = 500
/** Quizzes of one author. */
export const QUIZZES_MAX = 500
/** Quizzes of one author that wait for their first look, until one was approved and afterwards (QUI-02). */
export const WAITING_MAX = 3
export const WAITING_TRUSTED_MAX = 10

/** Section 3's types of questions. */
export const QUESTION_TYPES = ['choose-single-answer', 'choose-multiple-answers', 'fill-gaps', 'type-answer'] as const
export type QuestionType = (typeof QUESTION_TYPES)[number]

/** From very easy to very hard (section 3). */
export const DIFFICULTIES = [1, 2, 3, 4, 5] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** The orders in which quizzes can stand. */
export const QUIZ_SORTS = ['relevance', 'newest', 'popular', 'easiest', 'hardest'] as const
export type QuizSort = (typeof QUIZ_SORTS)[number]

/** Lengths to choose from: questions of a quiz, at least and at most. */
export const QUIZ_LENGTHS = { short: [QUESTIONS_MIN, 9], medium: [10, 20], long: [21, QUESTIONS_MAX] } as const
export const QUIZ_LENGTH_NAMES = ['short', 'medium', 'long'] as const

/** What a draft lacks before it can be asked. */
export const QUESTION_FAULTS = [
  'PROMPT_MISSING',
  'OPTIONS_TOO_FEW',
  'OPTION_EMPTY',
  'OPTIONS_ALIKE',
  'RIGHT_MISSING',
  'RIGHT_MORE_THAN_ONE',
  'GAPS_MISSING',
  'GAPS_UNLIKE_PROMPT',
  'ACCEPTED_MISSING',
  'NUMBER_UNREADABLE',
  'TOLERANCE_UNREADABLE',
  'PICTURE_ALT_MISSING',
  'FORMULA_UNREADABLE',
] as const
export type QuestionFault = (typeof QUESTION_FAULTS)[number]

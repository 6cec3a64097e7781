import { isRejection, type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { type EventOf, make } from '@kredka/contracts/kernel/events'
import { quizEvents as e, type QuizEvent } from '@kredka/contracts/quizzes/events'
import { QUESTIONS_MIN } from '@kredka/contracts/quizzes/rules'
import { isListed, nextQuizState, type QuizCommandName, type QuizState } from '@kredka/contracts/quizzes/states'
import type { QuizTerms, QuizWords } from '@kredka/contracts/quizzes/views'
import type { Decider } from '../kernel/decider.ts'
import { type CorrectedKeys, type CorrectKey, correctKey } from './correct-key.ts'
import { type DraftQuestion, moveInDraft, withoutQuestion, withQuestion } from './draft-questions.ts'
import {
  addQuestion,
  changeQuestion,
  importQuestions,
  moveQuestion,
  type OfQuiz,
  type QuestionInput,
  removeQuestion,
} from './write-questions.ts'

/** Stream `quiz-{quiz_id}`: a draft, its frozen versions, and which of them is listed (QUI-02). */
export interface Quiz extends CorrectedKeys {
  readonly state: QuizState
  readonly author_id: string | null
  readonly terms: QuizTerms | null
  /** The draft's, in their order. */
  readonly questions: readonly DraftQuestion[]
  /** Number of the newest frozen version, 0 for none. */
  readonly frozen: number
  /** Something was written since the newest version. */
  readonly is_changed: boolean
  readonly listed: number | null
  readonly waiting: number | null
  /** The version that staff rejected last, while nothing newer was sent. */
  readonly rejected: number | null
  /** The version that staff took off the list, while nothing was sent since. */
  readonly taken_down: number | null
}

interface Reviewed {
  readonly quiz_id: string
  readonly version: number
}
/** Whose version a quiz began as. */
export type VersionOrigin = NonNullable<EventOf<typeof e.QuizBegun>['data']['copied_from']>
interface Description {
  readonly words: QuizWords
  readonly terms: QuizTerms
  readonly subject_known: boolean
}
export type QuizCommand =
  | (OfQuiz &
      Description & {
        readonly do: 'begin'
        readonly copied_from: VersionOrigin | null
        readonly questions: readonly QuestionInput[]
      })
  | (OfQuiz & { readonly do: 'import'; readonly questions: readonly QuestionInput[] })
  | (OfQuiz & Description & { readonly do: 'describe' })
  | (OfQuiz & QuestionInput & { readonly do: 'add_question'; readonly after: string | null })
  | (OfQuiz & QuestionInput & { readonly do: 'change_question'; readonly revision: number })
  | (OfQuiz & { readonly do: 'move_question'; readonly question_id: string; readonly after: string | null })
  | (OfQuiz & { readonly do: 'remove_question'; readonly question_id: string })
  /** `words`: what it is called now, null where they are forgotten. */
  | (OfQuiz & { readonly do: 'freeze'; readonly words: QuizWords | null })
  | (OfQuiz & { readonly do: 'submit'; readonly version: number })
  /** Freezes where something changed, and submits the newest version. */
  | (OfQuiz & { readonly do: 'send'; readonly words: QuizWords | null })
  | (OfQuiz & { readonly do: 'withdraw' | 'unlist' | 'remove' })
  | (OfQuiz & CorrectKey & { readonly do: 'correct_key' })
  | (Reviewed & { readonly do: 'approve' })
  | (Reviewed & { readonly do: 'reject' | 'reopen' | 'restore'; readonly reason: string })
  | { readonly do: 'take_down'; readonly quiz_id: string; readonly reason: string }

type OwnCommand = Extract<QuizCommand, OfQuiz>
type StaffCommand = Exclude<QuizCommand, OfQuiz>
type Decided = readonly QuizEvent[] | Rejection

/** Bytes of a question of the draft. */
const QUESTION_WEIGHT = 120

export const quizDecider: Decider<Quiz, QuizCommand, QuizEvent> = {
  category: 'quiz',
  initial: {
    state: 'absent',
    author_id: null,
    terms: null,
    questions: [],
    frozen: 0,
    is_changed: false,
    listed: null,
    waiting: null,
    rejected: null,
    taken_down: null,
    key_revision: 0,
    corrected: new Map(),
  },
  evolve,
  weight: ({ questions }) => questions.length * QUESTION_WEIGHT,
  decide: (quiz, command) => (isStaffs(command) ? decideAsStaff(quiz, command) : decideAsAuthor(quiz, command)),
}

function isStaffs(command: QuizCommand): command is StaffCommand {
  const staffs: readonly string[] = ['approve', 'reject', 'reopen', 'take_down', 'restore']
  return staffs.includes(command.do)
}

function evolve(quiz: Quiz, event: QuizEvent): Quiz {
  switch (event.type) {
    case 'QuizBegun':
      return { ...step(quiz, 'begin'), author_id: event.data.author_id }
    case 'QuizDescribed':
      return { ...quiz, terms: termsOf(event.data), is_changed: true }
    case 'QuestionWritten':
      return { ...quiz, questions: withQuestion(quiz.questions, event.data), is_changed: true }
    case 'QuestionMoved':
      return {
        ...quiz,
        questions: moveInDraft(quiz.questions, event.data.question_id, event.data.after),
        is_changed: true,
      }
    case 'QuestionRemoved':
      return { ...quiz, questions: withoutQuestion(quiz.questions, event.data.question_id), is_changed: true }
    case 'VersionFrozen':
      return { ...quiz, frozen: event.data.version, is_changed: false }
    case 'QuizSubmitted':
      return { ...step(quiz, 'submit'), waiting: event.data.version, rejected: null, taken_down: null }
    case 'QuizWithdrawn':
      return { ...step(quiz, 'withdraw'), waiting: null }
    case 'QuizApproved':
      return { ...step(quiz, 'approve'), waiting: null, listed: event.data.version, taken_down: null }
    case 'QuizRejected':
      return { ...step(quiz, 'reject'), waiting: null, rejected: event.data.version }
    case 'QuizReviewReopened':
      return { ...step(quiz, 'reopen'), waiting: event.data.version, rejected: null }
    case 'QuizUnlisted':
      return {
        ...step(quiz, 'unlist'),
        listed: null,
        taken_down: event.data.reason === null ? null : event.data.version,
      }
    case 'QuizRestored':
      return { ...step(quiz, 'restore'), listed: event.data.version, taken_down: null }
    case 'QuizRemoved':
      return { ...step(quiz, 'remove'), waiting: null, listed: null }
    case 'KeyCorrected': {
      const { version, key_revision } = event.data
      return { ...quiz, key_revision, corrected: new Map(quiz.corrected).set(version, key_revision) }
    }
  }
}

function step(quiz: Quiz, command: QuizCommandName): Quiz {
  return { ...quiz, state: nextQuizState(quiz.state, command) ?? quiz.state }
}

function decideAsAuthor(quiz: Quiz, command: OwnCommand): Decided {
  const ids = { quiz_id: command.quiz_id, author_id: command.author_id }
  if (command.do === 'begin') return begin(quiz, command, ids)
  // somebody else's quiz is as good as none
  if (quiz.author_id !== command.author_id || quiz.state === 'removed') return reject('QUIZ_NOT_FOUND')
  switch (command.do) {
    case 'describe':
      return describe(command, ids)
    case 'add_question':
      return addQuestion(quiz.questions, command, ids)
    case 'import':
      return importQuestions(quiz.questions, command.questions, ids)
    case 'change_question':
      return changeQuestion(quiz.questions, command, ids)
    case 'move_question':
      return moveQuestion(quiz.questions, command, ids)
    case 'remove_question':
      return removeQuestion(quiz.questions, command, ids)
    case 'freeze':
      return freeze(quiz, command.words, ids)
    case 'submit':
      return submit(quiz, command.version, ids)
    case 'send':
      return send(quiz, command.words, ids)
    case 'withdraw':
      return quiz.waiting === null ? [] : [make(e.QuizWithdrawn, { ...ids, version: quiz.waiting })]
    case 'unlist':
      return quiz.listed === null ? [] : [make(e.QuizUnlisted, { ...ids, version: quiz.listed, reason: null })]
    case 'remove':
      return [make(e.QuizRemoved, { ...ids, waiting: quiz.waiting, listed: quiz.listed })]
    case 'correct_key':
      return correctKey(quiz, command, ids)
  }
}

function decideAsStaff(quiz: Quiz, command: StaffCommand): Decided {
  const { author_id } = quiz
  if (author_id === null || quiz.state === 'removed') return reject('QUIZ_NOT_FOUND')
  const ids = { quiz_id: command.quiz_id, author_id }
  if (command.do === 'take_down') {
    if (quiz.listed === null) return reject('QUIZ_NOT_POSSIBLE')
    return [make(e.QuizUnlisted, { ...ids, version: quiz.listed, reason: command.reason.trim() })]
  }
  const { version } = command
  if (command.do === 'reopen') {
    if (quiz.rejected !== version) return reject('QUIZ_NOT_POSSIBLE')
    return [make(e.QuizReviewReopened, { ...ids, version, reason: command.reason.trim() })]
  }
  if (command.do === 'restore') {
    if (quiz.taken_down !== version) return reject('QUIZ_NOT_POSSIBLE')
    return [make(e.QuizRestored, { ...ids, version, reason: command.reason.trim() })]
  }
  // a version that was replaced after it was looked at must not be decided unseen
  if (quiz.waiting !== version) return reject('QUIZ_NOT_WAITING')
  return command.do === 'approve'
    ? [make(e.QuizApproved, { ...ids, version, replaces: quiz.listed })]
    : [make(e.QuizRejected, { ...ids, version, reason: command.reason.trim() })]
}

function begin(quiz: Quiz, command: Extract<QuizCommand, { do: 'begin' }>, ids: OfQuiz): Decided {
  if (quiz.state !== 'absent') return reject('CONFLICT')
  const described = describe(command, ids)
  if (isRejection(described)) return described
  const written = importQuestions(quiz.questions, command.questions, ids)
  if (isRejection(written)) return written
  return [make(e.QuizBegun, { ...ids, copied_from: command.copied_from }), ...described, ...written]
}

function describe({ words, terms, subject_known }: Description, ids: OfQuiz): Decided {
  if (!subject_known) return reject('SUBJECT_UNKNOWN')
  const content = { title: words.title.trim(), description: words.description.trim() }
  return [make(e.QuizDescribed, { ...ids, ...termsOf(terms), content })]
}

function freeze(quiz: Quiz, words: QuizWords | null, ids: OfQuiz): Decided {
  const { terms, questions } = quiz
  // only what is forgotten has no words
  if (terms === null || words === null) return reject('QUIZ_NOT_FOUND')
  if (!quiz.is_changed && quiz.frozen > 0) return []
  if (questions.length < QUESTIONS_MIN) return reject('QUIZ_TOO_SHORT', { params: { least: QUESTIONS_MIN } })
  const unready = questions.filter(({ is_ready }) => !is_ready).length
  if (unready > 0) return reject('QUESTIONS_UNREADY', { params: { unready } })
  const asked = questions.map(({ question_id, revision, level, weight }) => ({
    question_id,
    revision,
    level: level ?? terms.level,
    weight,
  }))
  return [make(e.VersionFrozen, { ...ids, version: quiz.frozen + 1, ...terms, questions: asked, content: words })]
}

function submit(quiz: Quiz, version: number, ids: OfQuiz): Decided {
  if (version > quiz.frozen || (quiz.listed !== null && version <= quiz.listed)) return reject('QUIZ_NOT_POSSIBLE')
  if (quiz.waiting === version) return []
  return [make(e.QuizSubmitted, { ...ids, version, replaces: quiz.waiting })]
}

function send(quiz: Quiz, words: QuizWords | null, ids: OfQuiz): Decided {
  const frozen = freeze(quiz, words, ids)
  if (isRejection(frozen)) return frozen
  const after = frozen.reduce(evolve, quiz)
  const submitted = submit(after, after.frozen, ids)
  return isRejection(submitted) ? submitted : [...frozen, ...submitted]
}

function termsOf({ subject_id, level, difficulty, language, exam_minutes }: QuizTerms): QuizTerms {
  return { subject_id, level, difficulty, language, exam_minutes }
}

/** The version that whoever may not see drafts plays; null where nothing is listed. */
export function listedVersion({ state, listed }: Quiz): number | null {
  return isListed(state) ? listed : null
}

import { type AttemptEvent, attemptEvents as e } from '@kredka/contracts/attempts/events'
import { type AttemptState, GRACE_MS } from '@kredka/contracts/attempts/rules'
import { scoreOf } from '@kredka/contracts/attempts/scoring'
import { MINUTE } from '@kredka/contracts/kernel/durations'
import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { type EventOf, make } from '@kredka/contracts/kernel/events'
import type { Given } from '@kredka/contracts/quizzes/question'
import type { Decider } from '../kernel/decider.ts'

type Created = EventOf<typeof e.AttemptCreated>['data']
export type AskedQuestion = Created['questions'][number]

/** Stream `attempt-{attempt_id}`: one player at one quiz (QUI-03). What was typed is not seen here. */
export interface Attempt {
  readonly state: AttemptState
  readonly created: Created | null
  /** Milliseconds; null without a clock. */
  readonly ends_at: number | null
  readonly answered: ReadonlySet<string>
  /** Answers so far, changed ones too. */
  readonly answers: number
  /** The score, once it is finished. */
  readonly bp: number | null
  readonly scores: readonly QuestionScore[]
}

interface OfAttempt {
  readonly attempt_id: string
  /** Who asks. */
  readonly player_id: string
  /** Milliseconds at which the request came. */
  readonly now: number
}
export interface QuestionScore {
  readonly question_id: string
  readonly bp: number
  readonly is_answered: boolean
}
/** `scores` rest on as many answers as `answers` says; where there are more by now, the judge has to look again. */
interface Judged {
  /** Of the questions that count: voided ones are left out. */
  readonly scores: readonly QuestionScore[]
  readonly answers: number
}
interface Rescoring {
  /** The quiz whose key was corrected, and how often by now. */
  readonly corrected_quiz_id: string
  readonly key_revision: number
}
export type AttemptCommand =
  | (OfAttempt & { readonly do: 'create'; readonly created: Omit<Created, 'attempt_id' | 'player_id'> })
  /** It took place elsewhere, where its answers were judged: all of it at once. */
  | (Omit<OfAttempt, 'now'> & {
      readonly do: 'record'
      readonly created: Omit<Created, 'attempt_id' | 'player_id'>
      readonly scores: readonly (QuestionScore & { readonly given: Given | null })[]
    })
  | (OfAttempt & { readonly do: 'start' | 'cancel' })
  /** `bp`: null where nothing is judged before the end. */
  | (OfAttempt & {
      readonly do: 'answer'
      readonly question_id: string
      readonly given: Given
      readonly bp: number | null
    })
  | (OfAttempt & Judged & { readonly do: 'finish' })
  | (Omit<OfAttempt, 'player_id'> & Judged & { readonly do: 'time' })
  | (Pick<OfAttempt, 'attempt_id'> & Judged & Rescoring & { readonly do: 'rescore' })
  | (Pick<OfAttempt, 'attempt_id' | 'player_id'> & { readonly do: 'claim'; readonly visitor_id: string })

type Decided = readonly AttemptEvent[] | Rejection
type Begun = Attempt & { readonly created: Created }

/** Bytes of a question that is asked, and of an answer to it. */
const QUESTION_WEIGHT = 160
const ANSWER_WEIGHT = 24

export const attemptDecider: Decider<Attempt, AttemptCommand, AttemptEvent> = {
  category: 'attempt',
  initial: { state: 'absent', created: null, ends_at: null, answered: new Set(), answers: 0, bp: null, scores: [] },
  evolve,
  weight: ({ created, answered, scores }) =>
    (created?.questions.length ?? 0) * QUESTION_WEIGHT + (answered.size + scores.length) * ANSWER_WEIGHT,
  decide(attempt, command) {
    if (command.do === 'create') return create(attempt, command)
    if (command.do === 'record') return record(attempt, command)
    if (!isBegun(attempt)) return reject('ATTEMPT_NOT_FOUND')
    if (command.do === 'time') return endByTime(attempt, command)
    if (command.do === 'rescore') return rescore(attempt, command)
    if (command.do === 'claim') return claim(attempt, command)
    // somebody else's attempt is as good as none
    if (attempt.created.player_id !== command.player_id) return reject('ATTEMPT_NOT_FOUND')
    switch (command.do) {
      case 'start':
        return start(attempt, command.now)
      case 'answer':
        return answer(attempt, command)
      case 'finish':
        return finish(attempt, command)
      case 'cancel':
        if (attempt.state === 'cancelled') return []
        return isOpen(attempt) ? [make(e.AttemptCancelled, closing(attempt))] : reject('ATTEMPT_OVER')
    }
  },
}

function evolve(attempt: Attempt, event: AttemptEvent): Attempt {
  switch (event.type) {
    case 'AttemptCreated':
      return { ...attempt, state: 'created', created: event.data }
    case 'AttemptStarted': {
      const { ends_at } = event.data
      return { ...attempt, state: 'started', ends_at: ends_at === null ? null : Date.parse(ends_at) }
    }
    case 'AnswerGiven': {
      const answered = new Set(attempt.answered).add(event.data.question_id)
      return { ...attempt, answered, answers: attempt.answers + 1 }
    }
    case 'AttemptFinished':
      return { ...attempt, state: 'finished', bp: event.data.bp, scores: event.data.scores }
    case 'AttemptCancelled':
      return { ...attempt, state: 'cancelled' }
    case 'AttemptExpired':
      return { ...attempt, state: 'expired' }
    case 'AttemptRescored':
      return { ...attempt, bp: event.data.after_bp, scores: event.data.scores }
    case 'AttemptClaimed':
      if (attempt.created === null) return attempt
      return { ...attempt, created: { ...attempt.created, player_kind: 'user', player_id: event.data.player_id } }
  }
}

function isBegun(attempt: Attempt): attempt is Begun {
  return attempt.created !== null
}

export function isOpen({ state }: Attempt): boolean {
  return state === 'created' || state === 'started'
}

function create(attempt: Attempt, { attempt_id, player_id, created }: Extract<AttemptCommand, { do: 'create' }>) {
  // the player goes on with the one that is open
  return isBegun(attempt) ? [] : [make(e.AttemptCreated, { attempt_id, player_id, ...created })]
}

function record(attempt: Attempt, command: Extract<AttemptCommand, { do: 'record' }>): Decided {
  if (isBegun(attempt)) return []
  const { attempt_id, player_id, created, scores } = command
  const begun = { ...attempt, created: { attempt_id, player_id, ...created } }
  const ids = idsOf(begun)
  const answers = scores.flatMap(({ question_id, is_answered, given }) => {
    if (!is_answered) return []
    const choices = given !== null && 'choices' in given ? [...given.choices] : null
    const words = given !== null && 'words' in given ? [...given.words] : null
    return [make(e.AnswerGiven, { ...ids, question_id, choices, words, bp: null })]
  })
  const judged = scores.map(({ question_id, bp, is_answered }) => ({ question_id, bp, is_answered }))
  return [
    make(e.AttemptCreated, begun.created),
    make(e.AttemptStarted, { ...ids, ends_at: null }),
    ...answers,
    make(e.AttemptFinished, { ...closing(begun), by: 'person', bp: sumOf(begun, judged) ?? 0, scores: judged }),
  ]
}

/** Whatever became of it: only what the visitor made can be claimed, and once. */
function claim({ created }: Begun, { player_id, visitor_id }: Extract<AttemptCommand, { do: 'claim' }>): Decided {
  const { attempt_id, player_kind } = created
  if (created.player_id === player_id) return []
  if (player_kind !== 'visitor' || created.player_id !== visitor_id) return reject('ATTEMPT_NOT_FOUND')
  return [make(e.AttemptClaimed, { attempt_id, visitor_id, player_id })]
}

function start(attempt: Begun, now: number): Decided {
  if (attempt.state === 'started') return []
  if (attempt.state !== 'created') return reject('ATTEMPT_OVER')
  const { mode, exam_minutes } = attempt.created
  const minutes = mode === 'exam' ? exam_minutes : null
  const ends_at = minutes === null ? null : new Date(now + minutes * MINUTE).toISOString()
  return [make(e.AttemptStarted, { ...idsOf(attempt), ends_at })]
}

function answer(attempt: Begun, command: Extract<AttemptCommand, { do: 'answer' }>): Decided {
  const { question_id, given, bp, now } = command
  if (attempt.state === 'created') return reject('ATTEMPT_NOT_STARTED')
  if (attempt.state !== 'started' || isTooLate(attempt, now)) return reject('ATTEMPT_OVER')
  if (!attempt.created.questions.some((question) => question.question_id === question_id)) {
    return reject('QUESTION_NOT_FOUND')
  }
  if (attempt.created.mode === 'learning' && attempt.answered.has(question_id)) return reject('ANSWER_STAYS')
  const choices = 'choices' in given ? [...given.choices] : null
  const words = 'words' in given ? [...given.words] : null
  return [make(e.AnswerGiven, { ...idsOf(attempt), question_id, choices, words, bp })]
}

function isTooLate({ ends_at }: Attempt, now: number): boolean {
  return ends_at !== null && now > ends_at + GRACE_MS
}

function finish(attempt: Begun, command: Extract<AttemptCommand, { do: 'finish' }>): Decided {
  if (attempt.state === 'finished') return []
  if (attempt.state === 'created') return reject('ATTEMPT_NOT_STARTED')
  if (attempt.state !== 'started') return reject('ATTEMPT_OVER')
  return judge(attempt, command, 'person')
}

/** Whoever answered in an exam gets a score; whoever learned and left, or answered nothing, does not. */
function endByTime(attempt: Begun, command: Extract<AttemptCommand, { do: 'time' }>): Decided {
  if (!isOpen(attempt)) return []
  if (attempt.created.mode === 'learning' || attempt.answers === 0) {
    return [make(e.AttemptExpired, closing(attempt))]
  }
  return judge(attempt, command, 'time')
}

function judge(attempt: Begun, { scores, answers }: Judged, by: 'person' | 'time'): Decided {
  if (answers !== attempt.answers) return reject('CONFLICT')
  return [make(e.AttemptFinished, { ...closing(attempt), by, bp: sumOf(attempt, scores) ?? 0, scores: [...scores] })]
}

/** Only what has changed is told; an attempt of which nothing is left that counts keeps its score (QUI-11). */
function rescore(attempt: Begun, command: Extract<AttemptCommand, { do: 'rescore' }>): Decided {
  const { scores, answers, corrected_quiz_id, key_revision } = command
  if (attempt.state !== 'finished' || attempt.bp === null) return []
  if (answers !== attempt.answers) return reject('CONFLICT')
  const after_bp = sumOf(attempt, scores)
  if (after_bp === null || isSame(scores, attempt.scores)) return []
  const change = { corrected_quiz_id, key_revision, before_bp: attempt.bp, after_bp, scores: [...scores] }
  return [make(e.AttemptRescored, { ...closing(attempt), ...change })]
}

/** Null where no question counts. */
function sumOf(attempt: Begun, scores: readonly QuestionScore[]): number | null {
  const weights = new Map(attempt.created.questions.map(({ question_id, weight }) => [question_id, weight]))
  return scoreOf(scores.map(({ question_id, bp }) => ({ weight: weights.get(question_id) ?? 0, bp, is_void: false })))
}

function isSame(scores: readonly QuestionScore[], before: readonly QuestionScore[]): boolean {
  return (
    scores.length === before.length &&
    scores.every(({ question_id, bp }, n) => before[n]?.question_id === question_id && before[n].bp === bp)
  )
}

function idsOf({ created: { attempt_id, player_id, mode } }: Begun) {
  return { attempt_id, player_id, mode }
}

function closing(attempt: Begun) {
  const { quiz_id, version, author_id } = attempt.created
  return { ...idsOf(attempt), quiz_id, version, author_id }
}

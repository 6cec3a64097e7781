import { type ContestEvent, contestEvents as e } from '@kredka/contracts/contests/events'
import { CONTEST_CATEGORY, CONTESTS_OPEN_MAX } from '@kredka/contracts/contests/rules'
import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { type EventOf, make } from '@kredka/contracts/kernel/events'
import type { Given } from '@kredka/contracts/quizzes/question'
import type { Decider } from '../kernel/decider.ts'

/** Those who contest the key of one question and wait for an answer. */
interface Waiting {
  readonly version: number
  readonly question_id: string
  readonly contests: readonly { readonly contest_id: string; readonly user_id: string }[]
  /** Staff know that nobody answers. */
  readonly is_overdue: boolean
}

/** Stream `contest-{quiz_id}`: who contests which keys of a quiz (QUI-13). Why they do is not seen here. */
export interface Contests {
  readonly author_id: string | null
  /** By version and question. */
  readonly waiting: ReadonlyMap<string, Waiting>
}

interface OfQuiz {
  readonly quiz_id: string
  readonly author_id: string
}
interface OfQuestion extends OfQuiz {
  readonly version: number
  readonly question_id: string
}
type Contested = EventOf<typeof e.KeyContested>['data']
export type ContestCommand =
  | (OfQuestion &
      Pick<Contested, 'contest_id' | 'user_id' | 'attempt_id' | 'key_revision'> & {
        readonly do: 'contest'
        /** They know how their answer was judged. */
        readonly is_judged: boolean
        /** Null where they left it out. */
        readonly given: Given | null
        readonly reason: string
      })
  | (OfQuestion & { readonly do: 'defend'; readonly by: 'author' | 'staff'; readonly answer: string })
  | (OfQuestion & { readonly do: 'follow_correction'; readonly key_revision: number })
  | { readonly do: 'report'; readonly quiz_id: string; readonly contest_id: string }
  | (OfQuiz & { readonly do: 'close' })

type Decided = readonly ContestEvent[] | Rejection

/** Bytes of one that waits. */
const CONTEST_WEIGHT = 100

export const contestDecider: Decider<Contests, ContestCommand, ContestEvent> = {
  category: CONTEST_CATEGORY,
  initial: { author_id: null, waiting: new Map() },
  evolve,
  weight: ({ waiting }) =>
    [...waiting.values()].reduce((sum, { contests }) => sum + contests.length, 0) * CONTEST_WEIGHT,
  decide(state, command) {
    switch (command.do) {
      case 'contest':
        return contest(state, command)
      case 'defend': {
        const { do: _, by, answer, ...of } = command
        const contest_ids = idsOf(state, of)
        if (contest_ids.length === 0) return reject('CONTEST_ANSWERED')
        return [
          make(by === 'author' ? e.KeyDefended : e.KeyDefendedByStaff, { ...of, contest_ids, answer: answer.trim() }),
        ]
      }
      case 'follow_correction': {
        const { do: _, key_revision, ...of } = command
        const contest_ids = idsOf(state, of)
        return contest_ids.length === 0 ? [] : [make(e.ContestedKeyCorrected, { ...of, contest_ids, key_revision })]
      }
      case 'report':
        return report(state, command.quiz_id, command.contest_id)
      case 'close': {
        const { quiz_id, author_id } = command
        return [...state.waiting.values()].map(({ version, question_id, contests }) =>
          make(e.ContestsClosed, { quiz_id, author_id, version, question_id, contest_ids: contests.map(idOf) }),
        )
      }
    }
  },
}

function evolve(state: Contests, { type, data }: ContestEvent): Contests {
  const key = keyOf(data)
  const { version, question_id } = data
  const before = state.waiting.get(key) ?? { version, question_id, contests: [], is_overdue: false }
  const waiting = new Map(state.waiting)
  switch (type) {
    case 'KeyContested': {
      const { author_id, contest_id, user_id } = data
      waiting.set(key, { ...before, contests: [...before.contests, { contest_id, user_id }] })
      return { author_id, waiting }
    }
    case 'ContestsOverdue':
      waiting.set(key, { ...before, is_overdue: true })
      return { ...state, waiting }
    case 'KeyDefended':
    case 'KeyDefendedByStaff':
    case 'ContestedKeyCorrected':
    case 'ContestsClosed':
      waiting.delete(key)
      return { ...state, waiting }
  }
}

/** One open contest of a person and question; what was said already is said again by a repeat of the same request. */
function contest(state: Contests, command: Extract<ContestCommand, { do: 'contest' }>): Decided {
  const { do: _, is_judged, given, reason, ...contested } = command
  const { contests = [] } = state.waiting.get(keyOf(command)) ?? {}
  if (contests.some(({ contest_id }) => contest_id === command.contest_id)) return []
  if (command.user_id === command.author_id) return reject('CONTEST_OWN_KEY')
  if (!is_judged) return reject('CONTEST_TOO_EARLY')
  if (contests.some(({ user_id }) => user_id === command.user_id)) return reject('CONTEST_OPEN')
  if (contests.length >= CONTESTS_OPEN_MAX) return reject('CONTESTS_FULL')
  return [
    make(e.KeyContested, {
      ...contested,
      others: contests.length,
      choices: given !== null && 'choices' in given ? [...given.choices] : null,
      words: given !== null && 'words' in given ? [...given.words] : null,
      reason: reason.trim(),
    }),
  ]
}

/** Staff hear once of a question, by the contest that waits longest. */
function report({ author_id, waiting }: Contests, quiz_id: string, id: string): Decided {
  const found = [...waiting.values()].find(({ contests }) => contests.some(({ contest_id }) => contest_id === id))
  if (author_id === null || found === undefined || found.is_overdue) return []
  const { version, question_id, contests } = found
  return [make(e.ContestsOverdue, { quiz_id, author_id, version, question_id, contests: contests.length })]
}

function idsOf({ waiting }: Contests, of: OfQuestion): string[] {
  return (waiting.get(keyOf(of))?.contests ?? []).map(idOf)
}

function idOf({ contest_id }: Waiting['contests'][number]): string {
  return contest_id
}

function keyOf({ version, question_id }: Pick<OfQuestion, 'version' | 'question_id'>): string {
  return `${version}/${question_id}`
}

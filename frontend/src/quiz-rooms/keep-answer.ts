import type { Given } from '@kredka/contracts/quizzes/question'
import { type OwnStorage, VISITOR } from '../app/own-storage.ts'
import { put, safely, select, service, takeEvery } from '../app/saga.ts'
import { selectUser } from '../app/session/session-slice.ts'
import { isGiven } from '../attempts/index.ts'
import {
  answerGiven,
  answerRefused,
  answerTaken,
  changeTold,
  type GivenAnswer,
  selectAnswer,
  selectView,
  wholeTold,
} from './room-slice.ts'

type Kept = Pick<GivenAnswer, 'n' | 'given'>

/**
 * An answer that the server has not taken yet outlives the page: it is kept until it is in the log or refused, and
 * given again, as it was, by whatever page of this browser comes to the seat next (ROO-02).
 */
export function* keepAnswer(token: string) {
  yield* takeEvery([answerGiven, answerTaken, answerRefused], safely('keep an answer', keep), token)
  yield* takeEvery([wholeTold, changeTold], safely('take up an answer', takeUp), token)
}

function* keep(token: string) {
  const answer = yield* select(selectAnswer)
  const place = yield* findPlace(token)
  if (place !== null) writeKept(place, answer?.status === 'sending' ? answer : null)
}

function* takeUp(token: string, { payload: { body } }: ReturnType<typeof wholeTold> | ReturnType<typeof changeTold>) {
  // only where the seat comes to a question, or the room went on
  if (body.question === undefined) return
  const place = yield* findPlace(token)
  const view = yield* select(selectView)
  if (place === null || (yield* select(selectAnswer)) !== null) return
  const kept = readKept(place)
  if (kept === null) return
  if (kept.n === view?.question?.n) yield* put(answerGiven(kept))
  else writeKept(place, null)
}

interface Place {
  readonly own: OwnStorage
  readonly owner: string
  readonly name: string
}

/** Of the seat in this room; null for whoever has none. */
function* findPlace(token: string): Generator<unknown, Place | null, unknown> {
  const view = yield* select(selectView)
  if (view?.you === undefined) return null
  const own = yield* service('own')
  const user = yield* select(selectUser)
  return { own, owner: user?.userId ?? VISITOR, name: `room-answer.${token}.${view.you.seat}` }
}

function readKept({ own, owner, name }: Place): Kept | null {
  try {
    const kept: unknown = JSON.parse(own.read(owner, name) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('n' in kept) || !('given' in kept)) return null
    const { n, given } = kept
    return typeof n === 'number' && isGiven(given) ? { n, given: asGiven(given) } : null
  } catch {
    return null
  }
}

/** Nothing beside it goes to the server. */
function asGiven(given: Given): Given {
  return 'choices' in given ? { choices: given.choices } : { words: given.words }
}

function writeKept({ own, owner, name }: Place, kept: Kept | null): void {
  own.write(owner, name, kept === null ? null : JSON.stringify({ n: kept.n, given: kept.given }))
}

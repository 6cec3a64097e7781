import {
  type Asked,
  FROZEN_KEY,
  givenAsShown,
  judgedView,
  shownOptions,
  shownPrompt,
} from '@kredka/contracts/attempts/asked'
import { type EventOf, type Recorded, streamOf } from '@kredka/contracts/kernel/events'
import { roomEvents as e } from '@kredka/contracts/quiz-rooms/events'
import type { ReviewedQuestionView, RoomReviewView } from '@kredka/contracts/quiz-rooms/past-views'
import type { Given } from '@kredka/contracts/quizzes/question'
import type { Tools } from '../kernel/tools.ts'
import { roomDecider } from './room.ts'
import { askedOf, placesOf, type Shown } from './room-sections.ts'
import { averageBp } from './standing.ts'

type Taken = EventOf<typeof e.AnswerTaken>['data']

/** All that happened in a room, with its words: read when somebody looks back, and not kept anywhere. */
export interface Past {
  readonly events: readonly Recorded[]
  /** What each seat answered to each question. */
  givenBy(seat: number, n: number): Given | null
}

export async function readPast({ streams }: Pick<Tools, 'streams'>, room_id: string): Promise<Past> {
  const events = await streams.read(streamOf(roomDecider.category, room_id))
  const answers = new Map<string, Given>()
  for (const { type, data } of events) {
    if (type !== e.AnswerTaken.name) continue
    const { seat, n, choices, words } = data as Taken
    if (choices !== null) answers.set(`${seat}/${n}`, { choices })
    else if (words !== null) answers.set(`${seat}/${n}`, { words })
  }
  return { events, givenBy: (seat, n) => answers.get(`${seat}/${n}`) ?? null }
}

/** Own answers with what was right (ROO-04). */
export function reviewOf(shown: Shown, past: Past, seat: number): RoomReviewView {
  const { room } = shown
  const asked = room.opened.questions.flatMap((_, n) => {
    const last = room.asking?.n ?? -1
    const one = n > last ? null : askedOf(shown, n)
    return one === null ? [] : [reviewedQuestion(shown, one, past, { seat, n })]
  })
  return {
    points: room.totals.points[seat] ?? 0,
    place: placesOf(room.seats, room.totals).get(seat) ?? null,
    players: room.seats.filter(({ state }) => state !== 'kicked').length,
    average_bp: averageBp(room.totals, seat),
    questions: asked,
  }
}

function reviewedQuestion(
  { room }: Shown,
  asked: Asked & { readonly facts: NonNullable<ReturnType<typeof askedOf>>['facts'] },
  past: Past,
  { seat, n }: { readonly seat: number; readonly n: number },
): ReviewedQuestionView {
  const { facts, content } = asked
  const closed = room.closed.find((one) => one.n === n)
  const at = closed?.results.seats.indexOf(seat) ?? -1
  const given = past.givenBy(seat, n)
  const key = { ...FROZEN_KEY, ...facts.corrected, is_void: facts.is_void }
  const prompt = shownPrompt(content)
  const options = shownOptions(asked)
  return {
    n,
    id: facts.question_id,
    picture_id: facts.picture_id,
    ...prompt,
    formulas: [...prompt.formulas, ...options.formulas],
    options: options.options,
    given: given === null ? null : givenAsShown(asked, given),
    judged: closed === undefined ? null : judgedView(asked, given, key),
    points: closed === undefined || closed.is_void ? 0 : (closed.results.points[at] ?? 0),
    took_ms: closed?.results.took_ms[at] ?? null,
  }
}

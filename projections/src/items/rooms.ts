import type { EventOf } from '@kredka/contracts/kernel/events'
import { roomEvents as e } from '@kredka/contracts/quiz-rooms/events'
import { on, type Rows } from '../kernel/projection.ts'
import { addUp } from './add-up.ts'
import { type CountedRun, NO_ANSWERS, type RoomCount, roomCount, roomTallies, roomTally } from './tally.ts'

/**
 * What quiz rooms tell of their questions, of guests too: with the end of each question, which tells of all seats at
 * once. Answers are not heard one by one, so that a full room costs hardly more than a small one.
 */
export const roomHandlers = {
  ...on(e.RoomOpened, ({ data: { room_id, quiz_id, version } }, rows) => {
    rows.put('rooms', { room_id, quiz_id, version })
  }),
  ...on(e.QuestionClosed, async ({ data }, rows) => {
    const { room_id, n, results } = data
    const [room] = await rows.sql<Version>(ROOM, [room_id])
    if (room === undefined) return
    rows.put('room_questions', { room_id, n, ...roomCount(results) })
    await addUp(room, roomTallies(data), rows)
  }),
  ...on(e.RoomRescored, ({ data }, rows) => rescore(data, rows)),
}

type Version = Pick<CountedRun, 'quiz_id' | 'version'>

const ROOM = 'select quiz_id, version from rooms where room_id = $1'
const QUESTION = `
  select r.quiz_id, r.version, q.answers, q.points
    from rooms r join room_questions q on q.room_id = r.room_id
   where r.room_id = $1 and q.n = $2`

/** The points by the corrected key instead of those before; what is void counts nowhere until it has a key again. */
async function rescore(data: EventOf<typeof e.RoomRescored>['data'], rows: Rows): Promise<void> {
  const { room_id, n, question_id, is_void, results } = data
  const [question] = await rows.sql<Version & RoomCount>(QUESTION, [room_id, n])
  if (question === undefined) return
  const after = is_void ? NO_ANSWERS : roomCount(results)
  rows.patch('room_questions', { room_id, n }, after)
  await addUp(question, [roomTally(question_id, question, -1), roomTally(question_id, after, 1)], rows)
}

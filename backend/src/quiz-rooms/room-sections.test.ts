import { must } from '@kredka/contracts/kernel/testing/must'
import { READING_FASTEST_MS } from '@kredka/contracts/quiz-rooms/rules'
import { roomDecider } from './room.ts'
import { boardOf, seatRows, sectionsOf } from './room-sections.ts'
import { isOpened, type Room } from './room-state.ts'
import { after, answers, joins, OPENS, T0 } from './testing/room-story.ts'

function shownAfter(commands: Parameters<typeof after>[0]) {
  const room = after(commands).state()
  if (!isOpened(room)) throw new Error('no room was opened')
  return { room, names: new Map([[0, 'Ala']]), quiz: null }
}

test('ROO-02 answers faster than anybody reads are counted for the host, and told to nobody else', () => {
  const shown = shownAfter([answers(0, 1, OPENS + READING_FASTEST_MS - 1), answers(1, 1, OPENS + READING_FASTEST_MS)])
  expect(seatRows(shown, true).map(({ fast }) => fast)).toEqual([1, 0])
  expect(seatRows(shown, false).map((row) => 'fast' in row || 'has_account' in row)).toEqual([false, false])
})

test('ROO-02 who is connected is told to the host alone, and a replay does not know it', () => {
  const shown = shownAfter([])
  const connected = new Set([1])
  expect(seatRows({ ...shown, connected }, true).map(({ is_connected }) => is_connected)).toEqual([false, true])
  expect(seatRows({ ...shown, connected }, false).some((row) => 'is_connected' in row)).toBe(false)
  expect(seatRows(shown, true).some((row) => 'is_connected' in row)).toBe(false)
})

test('ROO-02 who left after answering is not counted among those who answered', () => {
  const answered = shownAfter([answers(0, 1, OPENS + 1_000)])
  expect(sectionsOf(answered, OPENS + 2_000).progress).toEqual({ answered: 1, players: 2 })
  const { room } = answered
  const events = must(roomDecider.decide(room, { do: 'leave', seat: 0, now: T0 + 9_000 }))
  const left = events.reduce<Room>(roomDecider.evolve, room)
  if (!isOpened(left)) throw new Error('no room was opened')
  expect(sectionsOf({ ...answered, room: left }, OPENS + 2_000).progress).toEqual({ answered: 0, players: 1 })
})

test('ROO-02 a latecomer without points stands last on the board', () => {
  const shown = shownAfter([{ do: 'close_question', now: OPENS + 9_000 }, joins(2)])
  expect(boardOf(shown, 3).map(({ seat, points, place }) => [seat, points, place])).toEqual([
    [0, 0, 1],
    [1, 0, 2],
    [2, 0, 3],
  ])
})

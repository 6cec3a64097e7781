import { make } from '@kredka/contracts/kernel/events'
import { exportRooms, getRoomForStaff, listAllRooms } from '@kredka/contracts/quiz-rooms/endpoints'
import { roomEvents as e } from '@kredka/contracts/quiz-rooms/events'
import { adminProjection } from '../admin/projection.ts'
import { fileOf } from '../kernel/testing/file-of.ts'
import { startTestReadModels, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { idOf, person } from '../offers/testing/market.ts'
import { profilesProjection } from '../profiles/projection.ts'
import { quizzesProjection } from '../quizzes/projection.ts'
import { roomAdminDocuments, roomAdminQueryHandlers } from './admin-queries.ts'
import { quizRoomsProjection } from './projection.ts'

const STAFF = { kind: 'admin', id: idOf('p', 9), role: 'moderator' } as const
const ANALYST = { kind: 'admin', id: idOf('p', 8), role: 'analyst' } as const
const [MAJA, ANTONI] = [1, 2] as const
const room = (n: number) => ({ room_id: idOf('g', n) })
const at = '2027-03-01T09:30:00.000Z'

const opened = (n: number, host: number) =>
  make(e.RoomOpened, {
    ...room(n),
    token: `7k2m9xq${n}`,
    host_id: idOf('t', host),
    quiz_id: idOf('p', n),
    version: 1,
    author_id: idOf('t', host),
    subject_id: 'maths',
    difficulty: 2,
    language: 'pl',
    settings: { mode: 'calm', seconds: 20, max_players: 3, late_join: true, generated_names: false },
    questions: [{ question_id: idOf('f', 1), revision: 1, weight: 1 }],
    seed: idOf('f', 2),
    opened_at: `2027-03-01T09:0${n}:00.000Z`,
  })
const seated = (n: number, seat: number, name: string) =>
  make(e.SeatTaken, {
    ...room(n),
    seat,
    seat_id: idOf('f', 10 + seat),
    user_id: seat === 0 ? idOf('t', ANTONI) : null,
    subject_id: seat === 0 ? idOf('t', ANTONI) : idOf('g', n),
    key_hash: 'a'.repeat(64),
    name_hash: 'b'.repeat(64),
    name,
    from_question: 0,
  })

let models: TestReadModels
beforeEach(async () => {
  models = await startTestReadModels(
    [quizRoomsProjection, quizzesProjection, profilesProjection, adminProjection],
    roomAdminQueryHandlers,
  )
  await models.tell([
    person(MAJA, 'Maja Kowalska'),
    person(ANTONI, 'Antoni Zieliński'),
    ...[opened(1, MAJA), opened(2, ANTONI), opened(3, MAJA)],
    ...[seated(1, 0, 'Tosiek'), seated(1, 1, 'Gość'), make(e.GameBegun, room(1))],
    make(e.GameFinished, {
      ...room(1),
      quiz_id: idOf('p', 1),
      version: 1,
      standing: { seats: [1, 0], points: [900, 600], took_ms: [1, 2], bp: [10_000, 10_000] },
      at,
    }),
    make(e.RoomClosed, { ...room(3), why: 'staff', reason: 'Obraźliwe nazwy.', at }),
  ])
})
afterEach(() => models.close())

async function listed(input: object = {}, viewer: typeof STAFF | typeof ANALYST = STAFF) {
  const { rows } = await models.page(listAllRooms, input, viewer)
  return rows.map(({ id, host, state }) => [Number(id.slice(-5)), host.name, state])
}

test('ADM-02 staff find quiz rooms by their host with a slip in it, by code and any id, and narrow them by state', async () => {
  const [first, second, third] = [
    [1, 'Maja Kowalska', 'finished'],
    [2, 'Antoni Zieliński', 'lobby'],
    [3, 'Maja Kowalska', 'closed'],
  ]
  expect(await listed()).toEqual([third, second, first])
  expect(await listed({ sort: 'opened_at' })).toEqual([first, second, third])
  expect(await listed({ sort: '-seats' })).toEqual([first, third, second])
  expect(await listed({ sort: 'seats' })).toEqual([second, third, first])
  expect(await listed({ sort: 'state' })).toEqual([third, first, second])
  expect(await listed({ sort: '-state' })).toEqual([second, first, third])
  await models.pool.query(
    `insert into quizzes.versions (quiz_id, version, author_id, title, subject_id, level, difficulty, language,
                                   questions, length, frozen_at)
     select quiz, 1, 'a', title, 'maths', 'basic', 2, 'pl', '[]', 0, now()
       from unnest($1::text[], $2::text[]) as named (quiz, title)`,
    [[1, 2, 3].map((n) => idOf('p', n)), ['Ćwiczenia', 'Zadania', 'Całki']],
  )
  expect(await listed({ sort: 'quiz' })).toEqual([third, first, second])
  expect(await listed({ sort: '-quiz' })).toEqual([second, first, third])
  expect(await listed({ state: 'lobby' })).toEqual([second])
  expect(await listed({ state: 'running' })).toEqual([])
  expect(await listed({ q: 'Kowalsak' })).toEqual([third, first])
  expect(await listed({ q: '7K2M9XQ2' })).toEqual([second])
  expect(await listed({ q: idOf('p', 3) })).toEqual([third])
  expect(await listed({ q: 'nikt taki' })).toEqual([])
  expect(await listed({ page: 2, page_size: 2 })).toEqual([first])
})

test('ADM-02 one room shows its seats by the names of the game, what they came to, and who closed it why', async () => {
  const played = await models.ask(getRoomForStaff, { id: idOf('g', 1) }, STAFF)
  expect(played).toMatchObject({ seats: 2, seats_max: 3, closed: null, ended_at: at, mode: 'calm' })
  expect(played).toMatchObject({
    players: [
      { seat: 0, name: 'Tosiek', has_account: true, place: 2, points: 600 },
      { seat: 1, name: 'Gość', has_account: false, place: 1, points: 900 },
    ],
  })
  expect(JSON.stringify(played)).not.toContain(idOf('t', ANTONI))
  expect(await models.ask(getRoomForStaff, { id: idOf('g', 3) }, STAFF)).toMatchObject({
    closed: { why: 'staff', reason: 'Obraźliwe nazwy.', at },
  })
})

test('ADM-07 who works with no people reads ids in place of names, and finds nobody by name', async () => {
  expect(await listed({ state: 'lobby' }, ANALYST)).toEqual([[2, idOf('t', ANTONI), 'lobby']])
  expect(await listed({ q: 'Kowalska' }, ANALYST)).toEqual([])
  const played = JSON.stringify(await models.ask(getRoomForStaff, { id: idOf('g', 1) }, ANALYST))
  for (const name of ['Maja', 'Tosiek', 'Gość']) expect(played).not.toContain(name)
})

test('ADM-02 the list of quiz rooms leaves as a table', async () => {
  const asked = { handlers: roomAdminDocuments, pool: models.pool, viewer: STAFF, now: Date.UTC(2027, 2, 2) }
  const { name, lines } = await fileOf(asked, exportRooms, { state: 'finished' })
  expect(name).toBe('kredka-quiz-rooms-2027-03-02.csv')
  expect(lines[1]).toContain(`${idOf('g', 1)};${idOf('t', MAJA)};Maja Kowalska;${idOf('p', 1)};;finished;2;`)
})

import { make } from '@kredka/contracts/kernel/events'
import { roomEvents as e } from '@kredka/contracts/quiz-rooms/events'
import { startTestReadModels } from '../kernel/testing/test-read-models.ts'
import { playedRooms } from './played.ts'
import { quizRoomsProjection } from './projection.ts'

const idOf = (kind: string, n: number) => `01jd${kind}${String(n).padStart(21, '0')}`
const HOST = idOf('h', 1)

const opened = (n: number, quiz: number, version = 1) =>
  make(e.RoomOpened, {
    room_id: idOf('r', n),
    token: `7k2m9xq${n}`,
    host_id: HOST,
    quiz_id: idOf('q', quiz),
    version,
    author_id: HOST,
    subject_id: 'maths',
    difficulty: 2,
    language: 'pl',
    settings: { mode: 'speed', seconds: 20, max_players: 3, late_join: true, generated_names: false },
    questions: [{ question_id: idOf('w', 1), revision: 1, weight: 1 }],
    seed: idOf('s', 1),
    opened_at: '2027-03-01T09:00:00.000Z',
  })

test('QUI-11 the rooms of a version are found page by page, each once, also where new ones are opened meanwhile', async () => {
  const models = await startTestReadModels([quizRoomsProjection], [])
  await models.tell([1, 2, 3, 4, 5].map((n) => opened(n, 1)))
  await models.tell([opened(6, 2), opened(7, 1, 2)])
  const page = playedRooms(models.pool)
  const found = await page(idOf('q', 1), 1, null, 2)
  expect(found).toEqual([idOf('r', 5), idOf('r', 4)])
  await models.tell([opened(8, 1)])
  expect(await page(idOf('q', 1), 1, found.at(-1) ?? null, 2)).toEqual([idOf('r', 3), idOf('r', 2)])
  expect(await page(idOf('q', 1), 1, idOf('r', 2), 2)).toEqual([idOf('r', 1)])
  expect(await page(idOf('q', 1), 1, idOf('r', 1), 2)).toEqual([])
  await models.close()
})

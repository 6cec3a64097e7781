import { reject } from '@kredka/contracts/kernel/errors'
import { getRoomTable } from '@kredka/contracts/quiz-rooms/endpoints'
import { answerDocument, type DocumentHandler, userIdOf } from '../kernel/query.ts'

/** Columns of one length, by seat. */
interface Columns {
  readonly seats: readonly number[]
  readonly points: readonly number[]
}
interface Table {
  readonly token: string
  readonly language: 'pl' | 'en'
  readonly standing: Columns & { readonly took_ms: readonly number[]; readonly bp: readonly number[] }
  readonly names: Readonly<Record<string, string | null>>
  readonly asked: readonly (Columns | null)[]
}

const HEADS = {
  pl: {
    place: 'Miejsce',
    name: 'Imię',
    points: 'Punkty',
    share: 'Wynik (%)',
    seconds: 'Czas (s)',
    question: 'Pytanie',
  },
  en: { place: 'Place', name: 'Name', points: 'Points', share: 'Score (%)', seconds: 'Time (s)', question: 'Question' },
} as const

/** The results of a room for whoever led it (ROO-01). @param write rows of cells as a file */
export function roomDocuments(write: (rows: Iterable<readonly string[]>) => string): readonly DocumentHandler[] {
  return [
    answerDocument(getRoomTable, ['quiz_rooms'], async ({ sql, input, viewer }) => {
      const [table] = await sql<Table>(
        `select r.token, r.language,
                coalesce(r.standing, '{"seats": [], "points": [], "took_ms": [], "bp": []}') as standing,
                coalesce((select jsonb_object_agg(s.seat, s.name) from quiz_rooms.seats s
                           where s.room_id = r.room_id), '{}') as names,
                (select jsonb_agg(case when a.is_void then null else a.results end order by a.n)
                   from quiz_rooms.asked a where a.room_id = r.room_id) as asked
           from quiz_rooms.rooms r where r.room_id = $1 and $2 in (r.owner_id, r.host_id)`,
        [input.id, userIdOf(viewer)],
      )
      if (table === undefined) return reject('QUIZ_ROOM_NOT_FOUND')
      return { body: write(rowsOf(table)), filename: `quiz-${table.token}.csv` }
    }),
  ]
}

function* rowsOf({ language, standing, names, asked }: Table): Iterable<readonly string[]> {
  const head = HEADS[language]
  const questions = asked.map((_, n) => `${head.question} ${n + 1}`)
  yield [head.place, head.name, head.points, head.share, head.seconds, ...questions]
  const points = asked.map((columns) => new Map(columns?.seats.map((seat, at) => [seat, columns.points[at] ?? 0])))
  for (const [at, seat] of standing.seats.entries()) {
    const share = Math.floor((standing.bp[at] ?? 0) / 100)
    const seconds = Math.round((standing.took_ms[at] ?? 0) / 1000)
    const own = [names[seat] ?? '', standing.points[at] ?? 0, share, seconds]
    yield [at + 1, ...own, ...points.map((of) => of.get(seat) ?? 0)].map(String)
  }
}

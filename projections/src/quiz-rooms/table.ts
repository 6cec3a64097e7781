/** Columns of one length, by seat. */
interface Columns {
  readonly seats: readonly number[]
  readonly points: readonly number[]
}
export interface RoomTable {
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

/** Cells, the heads first. Where nobody has a point nobody has a place. */
export function* tableRows({ language, standing, names, asked }: RoomTable): Iterable<readonly string[]> {
  const head = HEADS[language]
  const questions = asked.map((_, n) => `${head.question} ${n + 1}`)
  yield [head.place, head.name, head.points, head.share, head.seconds, ...questions]
  const points = asked.map((columns) => new Map(columns?.seats.map((seat, at) => [seat, columns.points[at] ?? 0])))
  const hasScores = standing.points.some((own) => own > 0)
  for (const [at, seat] of standing.seats.entries()) {
    const share = Math.floor((standing.bp[at] ?? 0) / 100)
    const seconds = Math.round((standing.took_ms[at] ?? 0) / 1000)
    const own = [names[seat] ?? '', standing.points[at] ?? 0, share, seconds]
    yield [hasScores ? at + 1 : '', ...own, ...points.map((of) => of.get(seat) ?? 0)].map(String)
  }
}

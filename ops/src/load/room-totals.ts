/** What an export of events says of a room, as far as points follow from it. */
interface RoomData {
  readonly room_id: string
  readonly seat: number
  readonly n: number
  readonly bp: number
  readonly took_ms: number
  readonly lasts_ms: number
  readonly from_question: number
  readonly results: Columns
  readonly standing: Columns
}
interface Columns {
  readonly seats: readonly number[]
  readonly points: readonly number[]
  readonly took_ms: readonly number[]
}

export interface RoomTotals {
  readonly events: number
  /** In the fullest second. */
  readonly most_a_second: number
  /** `seat/question` → share in basis points, for each answer in the log. */
  readonly answers: ReadonlyMap<string, number>
  /** By seat. */
  readonly points: ReadonlyMap<number, number>
  /** Seats in their places. */
  readonly order: readonly number[]
  readonly is_finished: boolean
  readonly faults: readonly string[]
}

/**
 * Points and places of one room, worked out from the lines of an export alone (`npm run events -- export`): from the
 * answers, by the rule as people read it, and with none of the product's code. What the log says otherwise is a fault.
 */
export function totalsOfRoom(lines: readonly string[], room_id: string): RoomTotals {
  const [answers, closed, lasting] = [new Map<string, number>(), new Set<number>(), new Map<number, number>()]
  const [points, took, from] = [new Map<number, number>(), new Map<number, number>(), new Map<number, number>()]
  const [faults, seconds, given] = [[] as string[], new Map<string, number>(), new Map<number, RoomData[]>()]
  const gone = new Set<number>()
  const add = (sums: Map<number, number>, seat: number, more: number) => sums.set(seat, (sums.get(seat) ?? 0) + more)
  let standing: Columns | null = null
  let events = 0
  for (const line of lines) {
    const { type, data, metadata } = JSON.parse(line) as {
      readonly type: string
      readonly data: RoomData
      readonly metadata: { readonly occurred_at: string }
    }
    if (data.room_id !== room_id) continue
    events += 1
    const second = metadata.occurred_at.slice(0, 19)
    seconds.set(second, (seconds.get(second) ?? 0) + 1)
    const { n, seat, bp } = data
    if (type === 'SeatTaken') {
      if (from.has(seat)) faults.push(`seat ${seat} is taken twice`)
      from.set(seat, data.from_question)
    }
    if (type === 'SeatKicked') gone.add(seat)
    if (type === 'QuestionOpened') lasting.set(n, data.lasts_ms)
    if (type === 'AnswerTaken') {
      if (answers.has(`${seat}/${n}`)) faults.push(`seat ${seat} answers ${n} twice`)
      if (closed.has(n)) faults.push(`seat ${seat} answers ${n} after its end`)
      answers.set(`${seat}/${n}`, bp)
      given.set(n, [...(given.get(n) ?? []), data])
    }
    if (type === 'QuestionClosed') {
      const lasts = lasting.get(n) ?? 0
      const own = new Map((given.get(n) ?? []).map((one) => [one.seat, one]))
      for (const [one, first] of from) {
        const answer = own.get(one)
        if (first <= n) add(took, one, answer?.took_ms ?? lasts)
        if (answer === undefined) continue
        const speed = Math.floor((400 * Math.max(lasts - answer.took_ms, 0)) / lasts)
        const worth = Math.floor(((600 + speed) * answer.bp) / 10_000)
        add(points, one, worth)
        const said = data.results.points[data.results.seats.indexOf(one)]
        if (said !== worth) faults.push(`seat ${one} has ${said} points for ${n}, not ${worth}`)
      }
      if (data.results.seats.length !== own.size) faults.push(`${n} counts ${data.results.seats.length} answers`)
      if (closed.has(n)) faults.push(`${n} is closed twice`)
      closed.add(n)
    }
    if (type === 'GameFinished') standing = data.standing
  }
  const of = (sums: Map<number, number>, seat: number) => sums.get(seat) ?? 0
  const order = [...from.keys()]
    .filter((seat) => !gone.has(seat))
    .sort((a, b) => of(points, b) - of(points, a) || of(took, a) - of(took, b) || a - b)
  if (standing !== null) {
    if (standing.seats.join() !== order.join()) faults.push('the standing is in another order')
    for (const [place, seat] of standing.seats.entries())
      if (standing.points[place] !== of(points, seat)) faults.push(`seat ${seat} ends with ${standing.points[place]}`)
  }
  const most_a_second = Math.max(0, ...seconds.values())
  return { events, most_a_second, answers, points, order, is_finished: standing !== null, faults }
}

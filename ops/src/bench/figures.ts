/** A measured series, in the order of measuring. */
export type Series = readonly number[]

/** @param share 0.5 for the median, 0.99 for p99. The nearest rank; NaN for an empty series. */
export function percentile(series: Series, share: number): number {
  const sorted = [...series].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

export function median(series: Series): number {
  return percentile(series, 0.5)
}

export interface Rounds<S, F> {
  readonly subject: readonly S[]
  readonly floor: readonly F[]
}

/**
 * Runs subject and floor in turn, so that whatever the machine does meanwhile strikes both. One warm-up of each is not
 * counted. The order changes with each round: nobody always comes first.
 */
export async function alternate<S, F>(
  rounds: number,
  subject: (round: number) => Promise<S>,
  floor: (round: number) => Promise<F>,
): Promise<Rounds<S, F>> {
  await subject(-1)
  await floor(-1)
  const subjects: S[] = []
  const floors: F[] = []
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) subjects.push(await subject(round))
    floors.push(await floor(round))
    if (round % 2 === 1) subjects.push(await subject(round))
  }
  return { subject: subjects, floor: floors }
}

/** @returns milliseconds that `work` took */
export async function measureTime(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}

/**
 * `callers` call `work` at once, each anew when its last call ended, until `total` calls are done.
 * @returns calls per second and each call's milliseconds
 */
export async function storm(
  callers: number,
  total: number,
  work: (n: number) => Promise<unknown>,
): Promise<{ readonly rate: number; readonly times: Series }> {
  const times: number[] = []
  let next = 0
  const caller = async () => {
    for (let n = next++; n < total; n = next++) times.push(await measureTime(() => work(n)))
  }
  const took = await measureTime(() => Promise.all(Array.from({ length: callers }, caller)))
  return { rate: (total / took) * 1000, times }
}

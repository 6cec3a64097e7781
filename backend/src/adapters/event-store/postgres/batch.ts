import type { EncodedAppend } from '../../../kernel/encoded-append.ts'

/** More at once makes each wait longer and the batch hardly faster. */
const MAX_APPENDS = 200
const MAX_EVENTS = 1_000
const MAX_BYTES = 2 * 1024 * 1024
/** Fewer than this rather gather than set out beside another batch: each batch costs a commit. */
const WORTH_A_BATCH = 16

/**
 * Picks what travels next. Waiting appends are spread evenly over what is free, as far as that makes batches worth
 * their commit; none overtakes another to the same stream, nor one that is under way.
 * @param busy streams of the batches under way
 */
export function nextBatch<T extends { readonly append: EncodedAppend }>(
  waiting: readonly T[],
  busy: ReadonlySet<string>,
  concurrency: number,
  underWay: number,
): { readonly batch: T[]; readonly rest: T[] } {
  // one alone, as most come, has nothing to be weighed against
  if (underWay === 0 && waiting.length <= 1) return { batch: [...waiting], rest: [] }
  if (underWay > 0 && waiting.length < WORTH_A_BATCH) return { batch: [], rest: [...waiting] }
  const share = Math.max(WORTH_A_BATCH, Math.ceil(waiting.length / (concurrency - underWay)))
  const most = Math.min(MAX_APPENDS, share)
  const batch: T[] = []
  const rest: T[] = []
  const left = new Set<string>()
  let events = 0
  let bytes = 0
  for (const one of waiting) {
    const { stream } = one.append
    const sum = { events: events + one.append.events.length, bytes: bytes + one.append.bytes }
    const fits = batch.length < most && sum.events <= MAX_EVENTS && sum.bytes <= MAX_BYTES
    if ((fits || batch.length === 0) && !busy.has(stream) && !left.has(stream)) {
      batch.push(one)
      ;({ events, bytes } = sum)
    } else {
      rest.push(one)
      left.add(stream)
    }
  }
  return { batch, rest }
}

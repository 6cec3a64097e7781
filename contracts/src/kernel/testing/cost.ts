/**
 * A piece of work that is dearer than this is of another kind than its yardstick; one of the same kind may cost some
 * times more.
 */
export const OF_ANOTHER_KIND = 100

/** One try may pay for what was begun before it. */
const TRIES = 3
/** Below it the processor's own count is coarse. */
const LEAST_US = 1_000

/**
 * How many times more processor time one piece of work takes than another. No clock is asked: a machine that is slow,
 * or busy with something else, is so for both. What is of another kind was so in every try.
 */
export async function timesDearer(work: () => unknown, yardstick: () => unknown): Promise<number> {
  let times = Number.POSITIVE_INFINITY
  for (let n = 0; n < TRIES && times >= OF_ANOTHER_KIND; n += 1) {
    const usual = await costOf(yardstick)
    times = Math.min(times, (await costOf(work)) / Math.max(usual, LEAST_US))
  }
  return times
}

async function costOf(work: () => unknown): Promise<number> {
  const begun = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(begun)
  return user + system
}

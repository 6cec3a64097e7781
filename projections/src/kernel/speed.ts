const WINDOW_MS = 5_000

/** @returns counts events and gives their rate per second over the last five seconds, undefined at first */
export function createSpeed(now: () => number): (count: number) => number | undefined {
  const seen: { at: number; count: number }[] = [{ at: now(), count: 0 }]
  return (count) => {
    const at = now()
    seen.push({ at, count })
    while (seen.length > 2 && at - (seen[1]?.at ?? at) > WINDOW_MS) seen.shift()
    const since = at - (seen[0]?.at ?? at)
    const passed = seen.slice(1).reduce((sum, one) => sum + one.count, 0)
    return since > 0 ? (passed / since) * 1_000 : undefined
  }
}

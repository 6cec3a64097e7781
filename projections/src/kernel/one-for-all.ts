/**
 * One piece of `work` at a time serves all who ask; whoever asks during one gets the next, which sees what has happened
 * meanwhile.
 */
export function oneForAll<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  let queued: Promise<T> | undefined

  const start = (): Promise<T> => {
    running = work().finally(() => {
      running = undefined
    })
    return running
  }
  return () => {
    if (running === undefined) return start()
    queued ??= running
      .catch(() => undefined)
      .then(() => {
        queued = undefined
        return start()
      })
    return queued
  }
}

interface Waiting<Asked, Answer> {
  readonly asked: Asked
  readonly answered: Promise<Answer>
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/** Questions of one statement. */
const MAX_ASKED = 64

/**
 * Questions that wait at the same moment, sent as one statement: a command that folds a dozen streams of its
 * neighbours, or many commands at once, cost a few round trips. Each is answered by a statement that began after it was
 * asked, so the answer is complete as of the call.
 * @param ask answers each, in their order, or throws for all of them
 * @param concurrency statements under way at once; the other questions gather meanwhile
 * @param keyOf questions of one key that wait together are asked once, and share the answer. Default: none do
 */
export function gatherCalls<Asked, Answer>(
  ask: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
  concurrency: number,
  keyOf?: (asked: Asked) => string,
): (asked: Asked) => Promise<Answer> {
  const waiting: Waiting<Asked, Answer>[] = []
  /** Those of `waiting` that have a key, by it. */
  const sharable = new Map<string, Waiting<Asked, Answer>>()
  let underWay = 0
  let scheduled = false

  async function answer(some: readonly Waiting<Asked, Answer>[]): Promise<void> {
    try {
      const answers = await ask(some.map(({ asked }) => asked))
      if (answers.length !== some.length) throw new Error(`${answers.length} answers to ${some.length} questions`)
      for (const [n, one] of answers.entries()) some[n]?.resolve(one)
    } catch (error) {
      for (const { reject } of some) reject(error)
    }
    underWay -= 1
    send()
  }

  function send(): void {
    scheduled = false
    while (waiting.length > 0 && underWay < concurrency) {
      underWay += 1
      const some = waiting.splice(0, MAX_ASKED)
      if (keyOf) for (const { asked } of some) sharable.delete(keyOf(asked))
      void answer(some)
    }
  }

  return (asked) => {
    const key = keyOf?.(asked)
    const same = key === undefined ? undefined : sharable.get(key)
    if (same !== undefined) return same.answered
    const { promise: answered, resolve, reject } = Promise.withResolvers<Answer>()
    const one = { asked, answered, resolve, reject }
    waiting.push(one)
    if (key !== undefined) sharable.set(key, one)
    if (!scheduled) {
      scheduled = true
      // what is asked for in the same turn of the event loop travels together, whichever sockets woke who asks
      setImmediate(send)
    }
    return answered
  }
}

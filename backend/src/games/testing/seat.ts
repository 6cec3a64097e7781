import { createHash } from 'node:crypto'
import { runEvents } from '@kredka/contracts/games/events'
import type { RunBeginning } from '@kredka/contracts/games/play'
import { isRejection } from '@kredka/contracts/kernel/errors'
import { must } from '@kredka/contracts/kernel/testing/must'
import { last } from '../../kernel/last.ts'
import { createOpenFacts } from '../../kernel/open-facts.ts'
import { createFollowingClock } from '../../kernel/testing/following-clock.ts'
import { testWriteSide } from '../../kernel/testing/test-write-side.ts'
import { luckOf, type RunLuck } from '../luck.ts'
import { readRun } from '../read-run.ts'
import { runDecider } from '../run.ts'

const ids = { run_id: '01jd0000000000000000000001', user_id: '01jd0000000000000000000002' }

/** A seat at a run: the commands of the product, and every byte that comes of them. */
export interface Seat {
  /** What has reached the browser, one text after the other. */
  readonly frames: readonly string[]
  /** What binds the luck of the run, as it is told before the first move. */
  readonly commitment: string
  /** What the inputs uncovered, or the code of their refusal. */
  send(...inputs: readonly number[]): Promise<readonly (readonly number[])[] | string>
  pass(milliseconds: number): void
  /** Its score, once it is over. */
  ended(): Promise<number | null>
}

/** @param slip what reaches the browser beside it, by mistake */
export async function takeSeat(beginning: RunBeginning, luck: RunLuck, slip?: string): Promise<Seat> {
  const { write, clock, context, store, encryption } = testWriteSide({ events: runEvents })
  const frames = slip === undefined ? [] : [JSON.stringify({ slip })]
  const tools = {
    write,
    openFacts: createOpenFacts(store, encryption),
    sharedClock: createFollowingClock(clock),
  }
  const look = async () => {
    const run = await readRun(tools, ids.run_id, ids.user_id)
    if (run === null) throw new Error('no run')
    frames.push(JSON.stringify(run))
    return run
  }
  must(
    await write.execute(
      runDecider,
      ids.run_id,
      { do: 'start', ...ids, ...beginning, now: clock.now(), luck },
      context(),
    ),
  )
  const { commitment } = await look()
  let count = 0
  return {
    frames,
    commitment,
    async send(...inputs) {
      const command = { do: 'move', ...ids, now: clock.now(), from: count, inputs, luck } as const
      const outcome = await write.execute(runDecider, ids.run_id, command, context())
      if (isRejection(outcome)) {
        frames.push(JSON.stringify(outcome))
        return outcome.rejected
      }
      const { told, played_ms } = last(outcome.events, runEvents.RunMoved)?.data ?? { told: [], played_ms: 0 }
      frames.push(JSON.stringify({ told, played_ms }))
      count += told.length
      return told
    },
    pass: (milliseconds) => clock.advance(milliseconds),
    ended: async () => (await look()).ended?.score ?? null,
  }
}

/** The luck of a run, if any of all these bytes gives it away: as it is, cut out of a longer word, or hashed. */
export function luckIn(frames: readonly string[], commitment: string): RunLuck | null {
  const words = new Set<string>()
  for (const frame of frames) {
    for (const [, text = '', number = ''] of frame.matchAll(/"([^"]+)"|(-?\d[\d.]*)/g)) words.add(text || number)
    for (const [, hex = ''] of frame.matchAll(/(?=([0-9a-f]{64}))/g)) words.add(hex)
  }
  for (const word of words) {
    const hashed = createHash('sha256').update(word).digest('hex')
    for (const secret of [word, hashed]) {
      if (createHash('sha256').update(secret).digest('hex') === commitment) return luckOf(secret)
    }
  }
  return null
}

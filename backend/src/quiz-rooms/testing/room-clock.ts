import { HOUR } from '@kredka/contracts/kernel/durations'
import { READING_MS } from '@kredka/contracts/quiz-rooms/rules'
import { until } from '../../kernel/reactions/testing/until.ts'
import { createHandClock, type HandClock } from '../../kernel/testing/hand-clock.ts'
import type { TestSite } from '../../processes/testing/test-site.ts'
import { hostKey } from '../watch-host.ts'
import { type RoomClient, sees } from './rooms.ts'

/** What is gathered before it is told, spread over processes, or tried again comes without the test moving the time. */
const MOMENT_MS = 300
/** What somebody takes over a question. */
export const THINKING_MS = 2_000

/**
 * The clock of rooms, moved by the test alone.
 * @param ahead_ms of the machine's own clock. By default no alarm of the worker is due: it goes by that.
 */
export function roomClock(ahead_ms = HOUR): HandClock {
  return createHandClock({ start: Date.now() + ahead_ms, moment_ms: MOMENT_MS })
}

/** The players read a question, have its options, and think. */
export async function readOn(clock: HandClock, n: number, players: readonly RoomClient[]): Promise<void> {
  for (const one of players) await sees(one, ({ question }) => question?.n === n)
  clock.pass(READING_MS)
  for (const one of players) await sees(one, ({ options }) => options?.n === n)
  clock.pass(THINKING_MS)
}

/** Until it is known everywhere that nobody leads a room: from then on time passes without its host. */
export async function whenHostGone({ database }: Pick<TestSite, 'database'>, room_id: string): Promise<void> {
  await until(async () => {
    const { rowCount } = await database.pool.query('select 1 from live.attendance where key = $1', [hostKey(room_id)])
    return rowCount === 0
  })
}

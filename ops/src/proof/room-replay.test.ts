import fc from 'fast-check'
import { playLife, type RoomLife, roomLife, type Seen } from './testing/room-lives.ts'

/** How many games are played, and which: `KREDKA_LIVES=10000 KREDKA_SEED=7` plays others. */
const GAMES = Number(process.env['KREDKA_LIVES'] ?? 200)
const SEED = Number(process.env['KREDKA_SEED'] ?? 20_270_401)
const REQUIRED_EVENTS = [
  ...['SeatTaken', 'SeatLeft', 'SeatKicked', 'RoomLocked', 'RoomUnlocked', 'LateJoinSet', 'HostLost', 'HostBack'],
  ...['QuestionOpened', 'AnswerTaken', 'QuestionClosed', 'QuestionSkipped', 'QuestionExtended', 'QuestionPaused'],
  ...['QuestionResumed', 'GameFinished', 'RoomClosed', 'SeatReturned', 'HostOffered', 'HostPassed', 'SeatClaimed'],
  ...['RoomRescored', 'RoomEmptied', 'RoomOccupied'],
]

async function faultsIn(life: RoomLife, happened: Set<string>): Promise<readonly string[]> {
  const { seen, replayed, types } = await playLife(life)
  for (const type of types) happened.add(type)
  return seen.flatMap((one) => faultOf(one, replayed(one)) ?? [])
}

/** Whatever somebody saw comes again, in the same order; in between there may be more, since tellings are gathered. */
function faultOf({ as, seat, moments }: Seen, again: readonly string[]): string | null {
  let from = 0
  for (const moment of moments) {
    const at = again.indexOf(moment, from)
    if (at < 0) return `${as} ${seat ?? ''} saw, and sees no more: ${moment}`
    from = at
  }
  return null
}

test(`ROO-02 ${GAMES} games, whoever answers, comes, leaves, pauses and skips, takes the room over, corrects a key or claims a seat, on machines whose clocks are wrong: a replay shows host, screen and every seat all that they saw, in its order`, async () => {
  const happened = new Set<string>()
  await fc.assert(
    fc.asyncProperty(roomLife, async (life) => {
      expect(await faultsIn(life, happened)).toEqual([])
    }),
    { numRuns: GAMES, seed: SEED },
  )
  expect(REQUIRED_EVENTS.filter((type) => !happened.has(type))).toEqual([])
}, 300_000)

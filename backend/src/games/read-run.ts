import { PAUSES_MAX } from '@kredka/contracts/games/rules'
import type { WatchedRun } from '@kredka/contracts/games/watched-run'
import { concealedQuizzes } from '../attempts/index.ts'
import type { Tools } from '../kernel/tools.ts'
import { askedIn } from './asked.ts'
import { type Run, runDecider } from './run.ts'
import { runsSince } from './run-clock.ts'

/** Watching a run is reading its stream: there is no second account of it that could say something else (GAM-06). */
export async function readRun(
  tools: Pick<Tools, 'write' | 'openFacts' | 'sharedClock'>,
  id: string,
  viewer_id: string | null,
): Promise<WatchedRun | null> {
  const run = (await tools.write.fold(runDecider, id)).state
  const { state, started, position, inputs, told, played_ms, since, pauses, ended, secret } = run
  if (state === 'absent' || started === null) return null
  const { user_id, game, engine, variant, setup, commitment, at } = started
  const isTimed = typeof position?.ticks === 'number'
  return {
    id,
    user_id,
    game,
    engine,
    variant,
    setup,
    state,
    inputs: [...inputs],
    told: told.map((one) => [...one]),
    asked: await askedIn(tools, run, await hiddenFrom(tools, viewer_id, run)),
    started_at: at,
    runs_since: state === 'running' && since !== null ? runsSince({ isTimed, since }) : null,
    played_ms: ended?.played_ms ?? played_ms,
    now: new Date(tools.sharedClock.now()).toISOString(),
    pauses_left: PAUSES_MAX - pauses,
    commitment,
    secret,
    ended: ended && {
      why: ended.why,
      is_ranked: ended.is_ranked,
      score: ended.score,
      played_ms: ended.played_ms,
    },
  }
}

/** What an assignment keeps from whoever looks on (QUI-10); who plays it goes on with what they began. */
async function hiddenFrom(
  { write, sharedClock }: Pick<Tools, 'write' | 'sharedClock'>,
  viewer_id: string | null,
  { dealt, started, state }: Run,
): Promise<ReadonlySet<string>> {
  const isAtIt = started?.user_id === viewer_id && state !== 'ended'
  if (viewer_id === null || dealt.length === 0 || isAtIt) return new Set()
  return concealedQuizzes(write, viewer_id, sharedClock.now())
}

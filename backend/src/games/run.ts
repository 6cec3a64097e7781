import { dailyCloses, dayOfBoard } from '@kredka/contracts/games/daily'
import { ticksOf } from '@kredka/contracts/games/engine/snake-1/input'
import { runEvents as e, type RunEvent } from '@kredka/contracts/games/events'
import type { Position } from '@kredka/contracts/games/game'
import { beginRun, type RunBeginning } from '@kredka/contracts/games/play'
import {
  INPUT_MAX,
  PAUSES_MAX,
  RUN_INPUTS_MAX,
  type RunEnd,
  type RunState,
  rulesOf,
} from '@kredka/contracts/games/rules'
import { isProofBoard } from '@kredka/contracts/games/snake/drawn'
import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { type EventOf, make } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'
import type { DealtQuestion } from './dealing.ts'
import type { RunLuck } from './luck.ts'
import { checkPace, playedUntil, type RunClock } from './run-clock.ts'

type Started = EventOf<typeof e.RunStarted>['data']
type Ended = EventOf<typeof e.RunEnded>['data']

/** Stream `run-{run_id}`: the fold of a run is the game (GAM-06). */
export interface Run {
  readonly state: RunState
  readonly started: Started | null
  /** Where the game stands; null before it began. */
  readonly position: Position | null
  readonly inputs: readonly number[]
  /** What each input uncovered. */
  readonly told: readonly (readonly number[])[]
  /** What is asked in it; none in games that ask nothing. */
  readonly dealt: readonly DealtQuestion[]
  /** Milliseconds of play until the clock last began or stopped. */
  readonly played_ms: number
  /** When the clock last began, or stopped for a pause. */
  readonly since: string | null
  readonly pauses: number
  readonly ended: Ended | null
  readonly secret: string | null
}

interface OfRun {
  readonly run_id: string
  /** Who asks. */
  readonly user_id: string
  /** Milliseconds at which the request came. */
  readonly now: number
}
export type RunCommand =
  | (OfRun &
      RunBeginning & {
        readonly do: 'start'
        readonly luck: Pick<RunLuck, 'commitment'>
        /** Absent in games that ask nothing. */
        readonly dealt?: readonly DealtQuestion[]
      })
  | (OfRun & {
      readonly do: 'move'
      /** Inputs so far, as the player knows it. */
      readonly from: number
      readonly inputs: readonly number[]
      readonly luck: RunLuck
    })
  | (OfRun & { readonly do: 'pause' | 'resume' })
  | (OfRun & { readonly do: 'give_up'; readonly luck: RunLuck })
  | (Omit<OfRun, 'user_id'> & { readonly do: 'expire'; readonly luck: RunLuck })

type Decided = readonly RunEvent[] | Rejection
type Begun = Run & { readonly started: Started; readonly position: Position; readonly since: string }

/** Bytes of an input with what it uncovered. */
const INPUT_WEIGHT = 48

export const runDecider: Decider<Run, RunCommand, RunEvent> = {
  category: 'run',
  initial: {
    state: 'absent',
    started: null,
    position: null,
    inputs: [],
    told: [],
    dealt: [],
    played_ms: 0,
    since: null,
    pauses: 0,
    ended: null,
    secret: null,
  },
  evolve,
  weight: ({ inputs }) => inputs.length * INPUT_WEIGHT,
  decide(run, command) {
    if (command.do === 'start') return start(run, command)
    if (!isBegun(run)) return reject('RUN_NOT_FOUND')
    if (command.do === 'expire') {
      if (run.state === 'ended') return reveal(run, command)
      return end(run, 'expired', command.now, run.position, command.luck)
    }
    // somebody else's run can be watched and not played
    if (run.started.user_id !== command.user_id) return reject('RUN_NOT_FOUND')
    if (run.state === 'ended' || isClosed(run, command.now)) return reject('RUN_OVER')
    switch (command.do) {
      case 'move':
        return move(run, command)
      case 'pause':
        return pause(run, command.now)
      case 'resume':
        if (run.state !== 'paused') return reject('RUN_NOT_PAUSED')
        return [make(e.RunResumed, { ...idsOf(run), ...clockAt(run, command.now) })]
      case 'give_up':
        return end(run, 'given_up', command.now, run.position, command.luck)
    }
  },
}

function evolve(run: Run, event: RunEvent): Run {
  switch (event.type) {
    case 'RunStarted': {
      const { data } = event
      return { ...run, state: 'running', started: data, position: beginRun(data), since: data.at }
    }
    case 'RunDealt':
      return { ...run, dealt: event.data.questions }
    case 'RunMoved': {
      const { inputs, told } = event.data
      const position = inputs.reduce<Position | null>(
        (before, input, n) => before?.step(input, told[n] ?? []) ?? null,
        run.position,
      )
      return { ...run, position, inputs: [...run.inputs, ...inputs], told: [...run.told, ...told] }
    }
    case 'RunPaused': {
      const { at, played_ms } = event.data
      return { ...run, state: 'paused', since: at, played_ms, pauses: run.pauses + 1 }
    }
    case 'RunResumed':
      return { ...run, state: 'running', since: event.data.at, played_ms: event.data.played_ms }
    case 'RunEnded':
      return { ...run, state: 'ended', ended: event.data }
    case 'RunJudged':
      return run
    case 'RunRevealed':
      return { ...run, secret: event.data.secret }
  }
}

/** A run of rules that this code has no more can only be looked at. */
function isBegun(run: Run): run is Begun {
  return run.started !== null && run.position !== null && run.since !== null
}

function start(run: Run, { do: _, now, luck, dealt, ...beginning }: Extract<RunCommand, { do: 'start' }>): Decided {
  // the player goes on with the one that is open
  if (run.started !== null) return []
  const { commitment } = luck
  const started = make(e.RunStarted, { ...beginning, commitment, at: new Date(now).toISOString() })
  if (dealt === undefined) return [started]
  const { run_id, user_id, game } = beginning
  return [started, make(e.RunDealt, { run_id, user_id, game, questions: [...dealt] })]
}

/**
 * What was sent is spent: inputs go on from where the run stands, all of them or none. But where one of them cannot be
 * and something was uncovered before it, what led there was played: or else whoever puts an impossible one after a
 * guess would learn for nothing whether it was right (GAM-06).
 */
function move(run: Begun, { from, inputs, luck, now }: Extract<RunCommand, { do: 'move' }>): Decided {
  if (run.state === 'paused') return reject('RUN_PAUSED')
  if (from !== run.inputs.length) return reject('RUN_MOVED_ON')
  if (from + inputs.length > RUN_INPUTS_MAX || !inputs.every(isInput)) return reject('RUN_IMPOSSIBLE')
  const told: number[][] = []
  let position = run.position
  for (const input of inputs) {
    const uncovered = position.isOver ? null : position.tell(input, luck)
    const after = uncovered === null ? null : position.step(input, uncovered)
    if (uncovered === null || after === null) break
    told.push([...uncovered])
    position = after
  }
  const isWhole = told.length === inputs.length
  if (!isWhole && told.every(({ length }) => length === 0)) return reject('RUN_IMPOSSIBLE')
  const clock = clockOf(run)
  const offPace = checkPace(clock, ticksSaid(run.position, inputs), now)
  if (offPace !== null) return offPace
  const ticks = position.ticks ?? 0
  const played_ms = playedUntil({ ...clock, ticks }, now)
  const moved = make(e.RunMoved, { ...idsOf(run), from, inputs: inputs.slice(0, told.length), told, played_ms })
  return position.isOver ? [moved, ...end(run, 'done', now, position, luck, told.length)] : [moved]
}

function isInput(input: number): boolean {
  return Number.isInteger(input) && input >= 0 && input <= INPUT_MAX
}

/** Up to which tick inputs go by what they say: whether they come in time does not hang on what is hidden. */
function ticksSaid({ ticks }: Position, inputs: readonly number[]): number {
  return ticks === null ? 0 : inputs.reduce((sum, input) => sum + ticksOf(input), ticks)
}

function pause(run: Begun, now: number): Decided {
  if (run.state === 'paused') return []
  if (run.pauses >= PAUSES_MAX) return reject('RUN_PAUSES_USED_UP')
  return [make(e.RunPaused, { ...idsOf(run), ...clockAt(run, now) })]
}

/** Whatever is left hidden may be known now, unless others still play with the same luck. */
function end(
  run: Begun,
  why: RunEnd,
  now: number,
  { score, hash, ticks, quiz }: Position,
  luck: RunLuck,
  more = 0,
): readonly RunEvent[] {
  const { engine, variant, game } = run.started
  const inputs = run.inputs.length + more
  const played_ms = playedUntil({ ...clockOf(run), ticks: ticks ?? 0 }, now)
  const counts = why === 'done' || (rulesOf(game)?.keeps_unfinished === true && score > 0)
  const is_ranked = counts && !isProofBoard(variant)
  const result = { variant, why, is_ranked, score, played_ms, inputs, hash }
  return [
    make(e.RunEnded, { ...idsOf(run), engine, ...result }),
    ...judged(run, quiz?.judged ?? []),
    ...reveal(run, { now, luck }),
  ]
}

/** What came of the questions that were answered. */
function judged(run: Begun, answers: readonly boolean[]): readonly RunEvent[] {
  const known = run.dealt.slice(0, answers.length).map(({ options: _, ...question }, n) => ({
    ...question,
    is_right: answers[n] === true,
  }))
  return known.length === 0 ? [] : [make(e.RunJudged, { ...idsOf(run), answers: known })]
}

/** Once, and of a daily challenge after its day (GAM-04). */
function reveal(run: Begun, { now, luck: { secret } }: { readonly now: number; readonly luck: RunLuck }) {
  const isHidden = dayOfBoard(run.started.variant) !== null && !isClosed(run, now)
  return run.secret !== null || isHidden ? [] : [make(e.RunRevealed, { ...idsOf(run), secret })]
}

/** The daily challenge of a day is over for everybody at the same time. */
function isClosed({ started: { variant } }: Begun, now: number): boolean {
  const day = dayOfBoard(variant)
  return day !== null && now >= dailyCloses(day)
}

function idsOf({ started: { run_id, user_id, game } }: Begun) {
  return { run_id, user_id, game }
}

function clockOf({ state, since, played_ms, position: { ticks } }: Begun): RunClock {
  return { isTimed: ticks !== null, isPaused: state === 'paused', since, played_ms, ticks: ticks ?? 0 }
}

function clockAt(run: Begun, now: number) {
  return { at: new Date(now).toISOString(), played_ms: playedUntil(clockOf(run), now) }
}

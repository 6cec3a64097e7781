import { deal, pairOf } from '@kredka/contracts/games/engine/memory-1/memory'
import { runEvents as e, type RunEvent } from '@kredka/contracts/games/events'
import { PAUSE_MAX_MS, PAUSES_MAX, RUN_GRAPH } from '@kredka/contracts/games/rules'
import type { ErrorCode } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import { graphStory } from '../kernel/testing/graph-story.ts'
import { story } from '../kernel/testing/story.ts'
import { luckOf } from './luck.ts'
import { type RunCommand, runDecider } from './run.ts'

const idOf = (n: number) => `01jd${String(n).padStart(22, '0')}`
const now = Date.parse('2026-11-24T12:00:00Z')
const luck = luckOf('ab'.repeat(32))
const setup = { size: '4x3', set: 'capitals' }
const ENGINE = 'memory-1'
const ids = { run_id: idOf(1), user_id: idOf(2) }
const of = { ...ids, game: 'memory' as const }
const tale = story(runDecider, e)

const faces = deal(12, luck.seedOf(0))
const faceOf = (tile: number) => faces[tile] ?? -1
/** All tiles, pair by pair. */
const CLEARING = faces.map((_, tile) => tile).toSorted((a, b) => faceOf(a) - faceOf(b) || a - b)
const [first = 0, partner = 0, stranger = 0] = CLEARING

const started = make(e.RunStarted, {
  ...of,
  engine: ENGINE,
  variant: '4x3',
  setup,
  commitment: luck.commitment,
  at: new Date(now).toISOString(),
})
const moved = (from: number, inputs: readonly number[], played_ms = 0) =>
  make(e.RunMoved, { ...of, from, inputs: [...inputs], told: inputs.map((tile) => [faceOf(tile)]), played_ms })
const paused = (played_ms: number, at = now + played_ms) =>
  make(e.RunPaused, { ...of, at: new Date(at).toISOString(), played_ms })
const resumed = (played_ms: number, at: number) =>
  make(e.RunResumed, { ...of, at: new Date(at).toISOString(), played_ms })
const revealed = make(e.RunRevealed, { ...of, secret: luck.secret })
const move = (from: number, inputs: readonly number[], at = now): RunCommand => ({
  do: 'move',
  ...ids,
  now: at,
  from,
  inputs,
  luck,
})
const say = (what: 'pause' | 'resume', at = now): RunCommand => ({ do: what, ...ids, now: at })
const giveUp = (at = now): RunCommand => ({ do: 'give_up', ...ids, now: at, luck })
const expire = (at = now): RunCommand => ({ do: 'expire', run_id: ids.run_id, now: at, luck })
const start: RunCommand = { do: 'start', ...of, now, setup, variant: '4x3', engine: ENGINE, luck }

/** How a run ended, but for the hash, which the engine's own tests know. */
function endOf(events: readonly RunEvent[]) {
  const ended = events.find((event) => event.type === 'RunEnded')
  return ended?.type === 'RunEnded' ? { ...ended.data, hash: 0 } : null
}
const result = { ...of, engine: ENGINE, variant: '4x3', hash: 0 }
function decided(given: readonly RunEvent[], command: RunCommand): readonly RunEvent[] {
  const outcome = runDecider.decide(tale.given(...given).state(), command)
  return 'rejected' in outcome ? [] : outcome
}

test('GAM-06 a run begins with what binds its luck; whoever comes again goes on with it', () => {
  tale.given().when(start).gives(started)
  tale
    .given(started, moved(0, [first]))
    .when(start)
    .gives()
})

test('GAM-06 GAM-02 a move tells what it uncovers and nothing else', () => {
  tale
    .given(started)
    .when(move(0, [first], now + 1_500))
    .gives(moved(0, [first], 1_500))
  tale
    .given(started, moved(0, [first]))
    .when(move(1, [stranger, partner]))
    .gives(moved(1, [stranger, partner]))
})

test('GAM-06 inputs that are taken back, doubled, skipped or impossible are refused, all of a request together', () => {
  const refused: readonly (readonly [RunCommand, ErrorCode])[] = [
    [move(0, [stranger]), 'RUN_MOVED_ON'],
    [move(2, [stranger]), 'RUN_MOVED_ON'],
    [move(1, [first]), 'RUN_IMPOSSIBLE'],
    [move(1, [12]), 'RUN_IMPOSSIBLE'],
    [move(1, [99, stranger]), 'RUN_IMPOSSIBLE'],
    [move(1, [stranger, -1]), 'RUN_IMPOSSIBLE'],
  ]
  for (const [command, code] of refused)
    tale
      .given(started, moved(0, [first]))
      .when(command)
      .rejects(code)
})

test('GAM-06 what was uncovered is spent, whatever impossible comes after it: no refusal tells for nothing what a guess was', () => {
  const begun = tale.given(started, moved(0, [first]))
  // it could be turned over again where it was no partner
  begun.when(move(1, [partner, first])).gives(moved(1, [partner]))
  begun.when(move(1, [stranger, 99])).gives(moved(1, [stranger]))
  // nothing comes after the last pair, in the same request neither
  const all = decided([started], move(0, [...CLEARING, first], now + 30_000))
  expect(all).toEqual(decided([started], move(0, CLEARING, now + 30_000)))
  expect(endOf(all)).toMatchObject({ why: 'done', inputs: 12 })
})

test('GAM-02 GAM-06 the last pair ends the run with its score, and reveals the secret', () => {
  const events = decided([started], move(0, CLEARING, now + 30_000))
  expect(events.map(({ type }) => type)).toEqual(['RunMoved', 'RunEnded', 'RunRevealed'])
  expect(endOf(events)).toEqual({
    ...result,
    why: 'done',
    is_ranked: true,
    score: 6,
    played_ms: 30_000,
    inputs: 12,
  })
  expect(events.at(-1)).toEqual(revealed)
  const over = tale.given(started, ...events)
  for (const command of [move(12, [first]), say('pause'), say('resume'), giveUp()])
    over.when(command).rejects('RUN_OVER')
})

test('GAM-06 a pause stops the clock, so often and for so long', () => {
  tale
    .given(started)
    .when(say('pause', now + 5_000))
    .gives(paused(5_000))
  const during = tale.given(started, paused(5_000))
  during.when(say('pause', now + 6_000)).gives()
  during.when(move(0, [first])).rejects('RUN_PAUSED')
  during.when(say('resume', now + 65_000)).gives(resumed(5_000, now + 65_000))
  // beyond its length a pause is play
  const late = now + 5_000 + PAUSE_MAX_MS + 7_000
  during.when(say('resume', late)).gives(resumed(12_000, late))
  tale.given(started).when(say('resume')).rejects('RUN_NOT_PAUSED')
  tale
    .given(started, paused(5_000), resumed(5_000, now + 65_000))
    .when(move(0, [first], now + 66_000))
    .gives(moved(0, [first], 6_000))
  const all = Array.from({ length: PAUSES_MAX }, () => [paused(0, now), resumed(0, now)]).flat()
  tale
    .given(started, ...all)
    .when(say('pause'))
    .rejects('RUN_PAUSES_USED_UP')
})

test('GAM-06 whoever gives up or goes away has no place, and the secret is revealed all the same', () => {
  for (const [command, why] of [
    [giveUp(now + 9_000), 'given_up'],
    [expire(now + 9_000), 'expired'],
  ] as const) {
    const events = decided([started, moved(0, [first, stranger])], command)
    expect(endOf(events)).toEqual({ ...result, why, is_ranked: false, score: 1, played_ms: 9_000, inputs: 2 })
    expect(events.at(-1)).toEqual(revealed)
  }
})

test('GAM-06 nobody plays the run of somebody else, nor one that is not there', () => {
  for (const command of [move(0, [first]), say('pause'), say('resume'), giveUp()]) {
    tale
      .given(started)
      .when({ ...command, user_id: idOf(7) } as RunCommand)
      .rejects('RUN_NOT_FOUND')
    tale.given().when(command).rejects('RUN_NOT_FOUND')
  }
})

test('GAM-06 what is folded is what was played: a run goes on wherever its stream was cut', () => {
  const events = CLEARING.map((tile, n) => moved(n, [tile]))
  for (let n = 0; n < events.length; n += 1) {
    const { position, inputs, told } = tale.given(started, ...events.slice(0, n)).state()
    expect(inputs).toEqual(CLEARING.slice(0, n))
    expect(told.flat()).toEqual(CLEARING.slice(0, n).map(faceOf))
    expect(position?.isOver).toBe(false)
  }
  expect(tale.given(started, ...events).state().position).toMatchObject({ isOver: true, score: 6 })
  expect(new Set(CLEARING.map((tile) => pairOf(faceOf(tile)))).size).toBe(6)
})

test('GAM-06 a run lives as its graph says', () => {
  graphStory(runDecider, e).follows({
    graph: RUN_GRAPH,
    stateOf: ({ state }) => state,
    given: {
      absent: [],
      running: [started, moved(0, [first])],
      paused: [started, moved(0, [first]), paused(10)],
      ended: [started, ...decided([started], giveUp())],
    },
    when: {
      start: () => start,
      move: ({ inputs }) => [move(inputs.length, [stranger]), move(inputs.length, CLEARING.slice(1))],
      pause: () => say('pause'),
      resume: () => say('resume'),
      give_up: () => giveUp(),
      expire: () => expire(),
    },
    granted: { running: ['start'], paused: ['start', 'pause'], ended: ['start', 'expire'] },
  })
})

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Engine } from '../engine.ts'
import { type Choose, playBy, type RecordedRun, replay, replayCut } from './replay.ts'

const RUNS = 50

/**
 * Runs that were recorded when the engine was released, and must come out the same for ever, in whichever pieces.
 * `UPDATE_GOLDEN=1` records those of a new engine.
 * @param file beside the engine
 */
export function expectCorpus<Setup, State>(
  file: string,
  engine: Engine<Setup, State>,
  setups: readonly [Setup, ...Setup[]],
  choose: Choose<State>,
): void {
  const setupOf = (n: number) => setups[n % setups.length] ?? setups[0]
  if (process.env['UPDATE_GOLDEN'] === '1' && !existsSync(file)) {
    const recorded = Array.from({ length: RUNS }, (_, n) => {
      const { state, ...run } = playBy(engine, setupOf(n), { n, choose })
      return JSON.stringify(run)
    })
    writeFileSync(file, `[\n${recorded.join(',\n')}\n]\n`)
  }
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as readonly RecordedRun[]
  expect(recorded).toHaveLength(RUNS)
  for (const [n, { seed, inputs, hashes, score }] of recorded.entries()) {
    expect(replay(engine, setupOf(n), seed, inputs)).toEqual({ hashes, score })
    expect(replayCut(engine, setupOf(n), seed, inputs, n)).toEqual({ hashes, score })
  }
}

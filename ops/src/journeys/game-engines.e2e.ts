import { SETUPS as CATS_SETUPS } from '@kredka/contracts/games/engine/cats-board-1/testing/setups'
import { SETUPS } from '@kredka/contracts/games/engine/snake-1/testing/setups'
import { SETUPS as QUIZ_SETUPS } from '@kredka/contracts/games/engine/snake-quiz-1/testing/setups'
import type { RecordedRun } from '@kredka/contracts/games/engine/testing/replay'
import { MEMORY_SIZES, memoryBoard } from '@kredka/contracts/games/memory/rules'
import { openEngines } from '../testing/browser/engine-in-browser.ts'
import { expect, ONCE, test } from '../testing/browser/test.ts'

/** Engine, name of what its file exports, and what the runs of its corpus begin with, in turn. */
const ENGINES = [
  ['memory-1/memory', 'memory', MEMORY_SIZES.map(memoryBoard)],
  ['color-ball-1/color-ball', 'colorBall', [null]],
  ['snake-1/snake', 'snake', SETUPS],
  ['snake-quiz-1/snake-quiz', 'snakeQuiz', QUIZ_SETUPS],
  ['cats-board-1/cats-board', 'catsBoard', CATS_SETUPS],
] as const

for (const [file, name, setups] of ENGINES) {
  const title = `GAM-06 recorded runs of ${name} come out in the browser as on the server, cut anywhere`
  test(title, ONCE, async ({ page }) => {
    const origin = await openEngines(page)
    const outcome = await page.evaluate(
      async ([origin, file, name, setups]) => {
        const { replay, replayCut } = await import(`${origin}/testing/replay.ts`)
        const engine = (await import(`${origin}/${file}.ts`))[name]
        const corpus = (await (await fetch(`${origin}/${file.split('/')[0]}/corpus.json`)).json()) as RecordedRun[]
        let faults = 0
        for (const [n, { seed, inputs, hashes, score }] of corpus.entries()) {
          const setup = setups[n % setups.length]
          for (const played of [replay(engine, setup, seed, inputs), replayCut(engine, setup, seed, inputs, n)]) {
            if (JSON.stringify(played) !== JSON.stringify({ hashes, score })) faults += 1
          }
        }
        return { runs: corpus.length, faults }
      },
      [origin, file, name, [...setups]] as const,
    )
    expect(outcome).toEqual({ runs: 50, faults: 0 })
  })
}

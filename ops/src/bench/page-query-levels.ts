import { executeAsBelonging } from '@kredka/backend/belongings/index'
import type { Parts } from '@kredka/backend/composition/container'
import { BACKEND, EVENT_STORE, POOL, READ_POOL } from '@kredka/backend/composition/identifiers'
import { luckOf } from '@kredka/backend/games/luck'
import { deriveEntityId } from '@kredka/backend/kernel/ids'
import { type LevelCommand, levelDecider } from '@kredka/backend/levels/level'
import { DRAWN } from '@kredka/backend/levels/testing/drawn'
import { beginningOf } from '@kredka/contracts/games/play'
import { drawnLevelName } from '@kredka/contracts/games/snake/drawn'
import { DAY, HOUR, MINUTE } from '@kredka/contracts/kernel/durations'
import { getLevel, getOwnLevel, listLevels, listOwnLevels } from '@kredka/contracts/levels/endpoints'
import { getLevelForStaff, listLevelsForStaff } from '@kredka/contracts/levels/staff-endpoints'
import { sqlOf } from '@kredka/projections/postgres/postgres'
import { startProductRunner, whenComplete } from '../load/read-models.ts'
import type { Asked } from '../proof/testing/ask-all.ts'
import { runStep } from '../seed/run-step.ts'
import { play, type Step } from '../seed/step.ts'
import { DRAWN_LEVELS } from '../seed/texts/levels.ts'
import { progress } from '../terminal/progress.ts'
import { ADMIN, type AskedInput, askingIn, userViewer, VISITOR } from './asking.ts'

const GIVE_UP_MS = HOUR
const SOME = 40
const AUTHORS_MAX = 1_000
const TRIES_MAX = 4
/** To the food and the next one, step by step. */
const CLEAR = [0, 0, 0, 3, 0, 0]

/**
 * So many published levels of those who wrote the quizzes that are there, some of them tried, and cleared, by others.
 * @param each levels of an author
 * @returns how many there are
 */
export async function fillWithLevels(parts: Parts, each: number): Promise<number> {
  const { tools } = await parts.get(BACKEND)
  const sql = sqlOf(await parts.get(READ_POOL))
  const authors = await sql<{ readonly id: string }>(
    'select distinct author_id as id from quizzes.listed order by 1 limit $1',
    [AUTHORS_MAX],
  )
  const at = Math.floor(tools.clock.now() / DAY) * DAY - DAY
  const steps = authors.flatMap(({ id: author_id }, a) =>
    Array.from({ length: each }, (_, n) => {
      const player_id = authors[(a + 1) % authors.length]?.id ?? author_id
      const tries = (a * each + n) % TRIES_MAX
      const secretOf = (run_id: string) => tools.vault.luck.secretOf(run_id)
      return levelSteps({ author_id, player_id, n, at: at + n * MINUTE, tries, secretOf })
    }).flat(),
  )
  const runner = await startProductRunner(parts)
  try {
    const bar = progress('Drawing levels', 'steps', steps.length)
    await play(steps, tools.write, (done) => bar.set(done))
    bar.end()
    await whenComplete(parts, await (await parts.get(EVENT_STORE)).head(), GIVE_UP_MS)
  } finally {
    await runner.stop()
  }
  await (await parts.get(POOL)).query('vacuum analyze')
  return authors.length * each
}

interface Plan {
  readonly author_id: string
  readonly player_id: string
  /** Of the author’s levels. */
  readonly n: number
  /** Milliseconds: when it is begun. */
  readonly at: number
  readonly tries: number
  readonly secretOf: (run_id: string) => string
}

/** Begun, proven and published by its author, tried by somebody else, who clears it the first time. */
function levelSteps({ author_id, player_id, n, at, tries, secretOf }: Plan): readonly Step[] {
  const level_id = deriveEntityId(author_id, `bench level ${n}`, at)
  const of = { level_id, author_id }
  const words = { name: `${DRAWN_LEVELS[n % DRAWN_LEVELS.length]?.name ?? 'Poziom'} ${n + 1}` }
  const levelStep = (command: LevelCommand, after: number): Step => ({
    at: at + after,
    command: `levels.${command.do}`,
    actor: { kind: 'user', id: author_id },
    key: `bench ${command.do} ${level_id}`,
    of: level_id,
    run: (write, context) =>
      command.do === 'begin'
        ? executeAsBelonging(
            write,
            levelDecider,
            command,
            { user_id: author_id, kind: 'level', item_id: level_id },
            context,
          )
        : write.execute(levelDecider, level_id, command, context),
  })
  const level = drawnLevelName({ level_id, version: 1 })
  const beginning = beginningOf({ game: 'snake2024', mode: 'level', pace: 'steps', level, ...DRAWN })
  if (beginning === null) throw new Error('the level cannot be played')
  const tried = Array.from({ length: tries }, (_, i) => {
    const run_id = deriveEntityId(level_id, `try ${i}`)
    const luck = luckOf(secretOf(run_id))
    const own = { run_id, user_id: player_id, now: at + 4 + i }
    const inputs = i === 0 ? CLEAR : CLEAR.slice(0, 2)
    const runSteps = [
      runStep(player_id, 'start', own.now, { do: 'start', ...own, ...beginning, luck }),
      runStep(player_id, 'move', own.now, { do: 'move', ...own, from: 0, inputs, luck }),
    ]
    return runSteps.map((step) => ({ ...step, of: level_id }))
  }).flat()
  return [
    levelStep({ do: 'begin', ...of, words, drawn: DRAWN }, 0),
    levelStep({ do: 'prove', ...of, run_id: deriveEntityId(level_id, 'proof'), drawn: DRAWN }, 1),
    levelStep({ do: 'publish', ...of, revision: 0, words }, 2),
    ...tried,
  ]
}

/** What people who look for a level ask. */
const BROWSED: readonly AskedInput[] = [
  {},
  { page: 2 },
  { page: 20 },
  { sort: 'played' },
  { sort: 'played', page: 20 },
  { sort: 'hardest' },
  { sort: 'hardest', page: 20 },
  { q: 'schody' },
  { q: 'jeziora', sort: 'played' },
  { q: 'je' },
  { q: 'nic takiego tu nie ma' },
]
const REVIEWED: readonly AskedInput[] = [
  {},
  { page: 20 },
  { state: 'waiting' },
  { state: 'listed' },
  { state: 'taken_down' },
  { q: 'schody' },
]

/** Each list and detail of drawn levels, as players, authors and staff ask it. */
export async function levelQuestions(parts: Parts): Promise<ReadonlyMap<string, readonly Asked[]>> {
  const ask = await askingIn(parts)
  const sql = sqlOf(await parts.get(READ_POOL))
  // by lot, the same every time
  const levels = await sql<{ readonly level_id: string; readonly author_id: string }>(
    "select level_id, author_id from levels.levels where state = 'listed' order by md5(level_id) limit $1",
    [SOME],
  )
  const viewers = levels.map(({ author_id }) => userViewer(author_id))
  return new Map([
    ask(
      listLevels,
      BROWSED.map((input, n) => [n % 2 === 0 ? VISITOR : (viewers[n] ?? VISITOR), input]),
    ),
    ask(
      getLevel,
      levels.map(({ level_id }) => [VISITOR, { id: level_id }]),
    ),
    ask(
      listOwnLevels,
      viewers.map((viewer) => [viewer, {}]),
    ),
    ask(
      getOwnLevel,
      levels.map(({ level_id, author_id }) => [userViewer(author_id), { id: level_id }]),
    ),
    ask(
      listLevelsForStaff,
      REVIEWED.map((input) => [ADMIN, input]),
    ),
    ask(
      getLevelForStaff,
      levels.map(({ level_id }) => [ADMIN, { id: level_id }]),
    ),
  ])
}

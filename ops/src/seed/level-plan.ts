import { executeAsBelonging } from '@kredka/backend/belongings/index'
import { luckOf } from '@kredka/backend/games/luck'
import { proofRunIdOf } from '@kredka/backend/games/open-run'
import { deriveEntityId } from '@kredka/backend/kernel/ids'
import { type LevelCommand, levelDecider } from '@kredka/backend/levels/level'
import { beginningOf } from '@kredka/contracts/games/play'
import { drawnLevelName } from '@kredka/contracts/games/snake/drawn'
import { DAY, HOUR, MINUTE, SECOND } from '@kredka/contracts/kernel/durations'
import type { LevelContent } from '@kredka/contracts/levels/content'
import { clearOf } from '../levels/clears.ts'
import { atPace } from './daily-moves.ts'
import type { SeedPerson } from './people-plan.ts'
import { playedRun } from './played-run.ts'
import type { RunParts } from './run-plan.ts'
import { runStep } from './run-step.ts'
import type { Step } from './step.ts'
import { DRAWN_LEVELS } from './texts/levels.ts'

/** Levels that students drew, cleared and published in the last days; somebody has reported one of them (GAM-03). */
export function levelSteps({ now, students, runSecretOf }: RunParts): readonly Step[] {
  return DRAWN_LEVELS.flatMap((level, n) => {
    const author = students[n + 1]
    const reporter = students[n + 2]
    const at = now - (DRAWN_LEVELS.length - n) * DAY - HOUR
    if (author === undefined || at < author.joined_at + DAY) return []
    const level_id = deriveEntityId('demo', `level ${n}`, at)
    const drawing = { level_id, author, ...level, at, runSecretOf }
    const steps = [
      ...drawingSteps(drawing),
      ...students.slice(n + 3, n + 6).flatMap((player, who) => trySteps(drawing, player, n, who)),
      ...(level.isReported && reporter ? [reportStep(drawing, reporter)] : []),
    ]
    // all in the author's turn: nobody else's step on it may reach the log before it was published
    return steps.map((step) => ({ ...step, of: author.user_id }))
  })
}

interface Drawing extends Pick<RunParts, 'runSecretOf'> {
  readonly level_id: string
  readonly author: SeedPerson
  readonly name: string
  readonly drawn: LevelContent
  /** Milliseconds: when it was begun. */
  readonly at: number
}

/** Begun, cleared by its author as it is drawn, and published. */
function drawingSteps({ level_id, author, name, drawn, at, runSecretOf }: Drawing): readonly Step[] {
  const { user_id } = author
  const draft = {
    game: 'snake2024',
    mode: 'level',
    pace: 'clock',
    level: drawnLevelName({ level_id, version: 0 }),
  } as const
  const setup = { ...draft, ...drawn }
  const beginning = beginningOf(setup)
  const inputs = clearOf({ id: level_id, pl: name, en: name, ...drawn })
  if (beginning === null || inputs === null) throw new Error(`nobody can clear '${name}'`)
  const run_id = proofRunIdOf(user_id, setup, 0)
  const luck = luckOf(runSecretOf(run_id))
  const played = at + 20 * MINUTE
  const own = (now: number) => ({ run_id, user_id, now })
  const moves = atPace(inputs, 0)
  const end = played + (moves.at(-1)?.after ?? 0) + MINUTE
  const of = { level_id, author_id: user_id }
  const step = (at: number, command: LevelCommand) => levelStep(user_id, at, command)
  return [
    {
      ...step(at, { do: 'begin', ...of, words: { name }, drawn }),
      run: (write, context) =>
        executeAsBelonging(
          write,
          levelDecider,
          { do: 'begin', ...of, words: { name }, drawn },
          { user_id, kind: 'level', item_id: level_id },
          context,
        ),
    },
    runStep(user_id, 'prove_level', played, { do: 'start', ...own(played), ...beginning, luck }),
    ...moves.map(({ input, after }, from) =>
      runStep(user_id, 'move', played + after, { do: 'move', ...own(played + after), from, inputs: [input], luck }),
    ),
    step(end, { do: 'prove', ...of, run_id, drawn }),
    step(end + 20 * SECOND, { do: 'publish', ...of, revision: 0, words: { name } }),
  ]
}

/** So many of somebody's runs are of built-in levels at most. */
const RUNS_BEFORE = 100

/** Somebody plays it some hours after it was published; who comes last lets it be half way. */
function trySteps({ level_id, name, drawn, at, runSecretOf }: Drawing, player: SeedPerson, level: number, who: number) {
  const published = drawnLevelName({ level_id, version: 1 })
  const setup = { game: 'snake2024', mode: 'level', pace: 'clock', level: published, ...drawn } as const
  const beginning = beginningOf(setup)
  const inputs = clearOf({ id: level_id, pl: name, en: name, ...drawn }) ?? []
  const isGivenUp = who === 2
  if (beginning === null || at < player.joined_at) return []
  return playedRun({
    user_id: player.user_id,
    game: 'snake2024',
    n: RUNS_BEFORE + level,
    at: at + (2 + who) * HOUR,
    beginning,
    runSecretOf,
    movesOf: () => atPace(inputs.slice(0, isGivenUp ? inputs.length / 2 : inputs.length), 0),
    isGivenUp,
  })
}

function reportStep({ level_id, at }: Drawing, { user_id }: SeedPerson): Step {
  const said = { kind: 'unplayable', note: 'Bardzo trudny początek, wąż od razu wpada na ścianę.' } as const
  const report = { do: 'report', level_id, version: 1, reporter_id: user_id, ...said } as const
  return levelStep(user_id, at + 5 * HOUR, report)
}

function levelStep(user_id: string, at: number, command: LevelCommand): Step {
  return {
    at,
    command: `levels.${command.do === 'begin' ? 'create' : command.do}`,
    actor: { kind: 'user', id: user_id },
    key: `${command.do} level ${command.level_id} ${user_id}`,
    of: user_id,
    run: (write, context) => write.execute(levelDecider, command.level_id, command, context),
  }
}

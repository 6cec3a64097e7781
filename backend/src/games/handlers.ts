import { dailyBeginning } from '@kredka/contracts/games/daily-choices'
import {
  giveUpRun,
  moveRun,
  pauseRun,
  proveLevel,
  resumeRun,
  startDaily,
  startRun,
} from '@kredka/contracts/games/endpoints'
import { runEvents } from '@kredka/contracts/games/events'
import { beginningOf } from '@kredka/contracts/games/play'
import type { SnakeQuizChoice } from '@kredka/contracts/games/snake-quiz/choice'
import { warsawDay } from '@kredka/contracts/kernel/days'
import { isRejection, reject } from '@kredka/contracts/kernel/errors'
import type { DrawQuestions } from '@kredka/contracts/quizzes/drawing'
import { concealedQuizzes } from '../attempts/index.ts'
import { callerId } from '../kernel/caller.ts'
import { type Handler, handle, type Request } from '../kernel/handler.ts'
import { last } from '../kernel/last.ts'
import { replyDone, replyMade } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { askedIn } from './asked.ts'
import { dailyLuckOf, dailyRunIdOf, dailyTurnOf, luckOfRun } from './daily.ts'
import { dealQuestions, tilesOf } from './dealing.ts'
import { draftSetup, withDrawnLevel } from './drawn-levels.ts'
import { luckOf, type RunLuck } from './luck.ts'
import { openRun, proofRunIdOf, runIdOf } from './open-run.ts'
import { type RunCommand, runDecider } from './run.ts'

/** Games, played with the server move by move (GAM-06). */
export function gamesHandlers(
  tools: Pick<Tools, 'write' | 'openFacts' | 'vault' | 'sharedClock'>,
  draw: DrawQuestions,
): readonly Handler[] {
  const { write, vault, sharedClock } = tools
  const execute = (command: Exclude<RunCommand, { do: 'expire' }>, { context }: Request) =>
    write.execute(runDecider, command.run_id, command, context)
  const luck = (run_id: string) => luckOfRun({ write, vault }, run_id)
  const own = (run_id: string, request: Request) => ({
    run_id,
    user_id: callerId(request),
    now: Math.round(sharedClock.now()),
  })

  const deal = async (setup: SnakeQuizChoice, luck: RunLuck, request: Request) => {
    const concealed = await concealedQuizzes(write, callerId(request), request.context.now)
    return dealQuestions(tools, draw, setup, { luck, concealed })
  }

  return [
    handle(startRun, async ({ setup }, request) => {
      const { run_id, isNew } = await openRun(write, (n) => runIdOf(callerId(request), setup.game, n))
      if (!isNew) return { answer: { id: run_id } }
      const completed = await withDrawnLevel(write, setup)
      if (completed === null) return reject('LEVEL_NOT_FOUND')
      const luck = luckOf(vault.luck.secretOf(run_id))
      const dealt = setup.game === 'snake-quiz' ? await deal(setup, luck, request) : null
      if (isRejection(dealt)) return dealt
      const beginning = beginningOf(completed, dealt === null ? {} : { tiles: tilesOf(dealt) })
      if (beginning === null) return reject('RUN_IMPOSSIBLE')
      const command = { do: 'start', ...own(run_id, request), ...beginning, luck, ...(dealt && { dealt }) } as const
      return replyMade(run_id, await execute(command, request))
    }),

    handle(proveLevel, async ({ id, pace }, request) => {
      const author_id = callerId(request)
      const setup = await draftSetup(write, { level_id: id, author_id, pace })
      if (setup === null) return reject('LEVEL_NOT_FOUND')
      const beginning = beginningOf(setup)
      if (beginning === null) return reject('LEVEL_FAULTY')
      // a run of what was drawn before proves nothing: it is another one
      const { run_id, isNew } = await openRun(write, (n) => proofRunIdOf(author_id, setup, n))
      if (!isNew) return { answer: { id: run_id } }
      const luck = luckOf(vault.luck.secretOf(run_id))
      return replyMade(run_id, await execute({ do: 'start', ...own(run_id, request), ...beginning, luck }, request))
    }),

    handle(startDaily, async (_, request) => {
      const user_id = callerId(request)
      const day = warsawDay(sharedClock.now())
      const run_id = dailyRunIdOf(user_id, day)
      const beginning = dailyBeginning(day, dailyTurnOf(user_id, day))
      if (beginning === null) return reject('RUN_IMPOSSIBLE')
      // whoever has begun goes on, or sees how it ended
      const command = { do: 'start', ...own(run_id, request), ...beginning, luck: dailyLuckOf(vault, day) } as const
      return replyMade(run_id, await execute(command, request))
    }),

    handle(moveRun, async ({ id, from, inputs }, request) => {
      const command = { do: 'move', ...own(id, request), from, inputs, luck: await luck(id) } as const
      const moved = await execute(command, request)
      if (isRejection(moved)) return moved
      // a repeat is answered from what was appended the first time
      const { told, played_ms } = last(moved.events, runEvents.RunMoved)?.data ?? { told: [], played_ms: 0 }
      const is_over = last(moved.events, runEvents.RunEnded) !== null
      const hasUncovered = told.some(({ length }) => length > 0)
      const asked = hasUncovered ? await askedIn(tools, (await write.fold(runDecider, id)).state, new Set()) : []
      return { answer: { told, asked, played_ms, is_over }, position: moved.position }
    }),

    handle(pauseRun, async ({ id }, request) =>
      replyDone(await execute({ do: 'pause', ...own(id, request) }, request)),
    ),

    handle(resumeRun, async ({ id }, request) =>
      replyDone(await execute({ do: 'resume', ...own(id, request) }, request)),
    ),

    handle(giveUpRun, async ({ id }, request) =>
      replyDone(await execute({ do: 'give_up', ...own(id, request), luck: await luck(id) }, request)),
    ),
  ]
}

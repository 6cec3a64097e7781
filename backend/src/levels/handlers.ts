import { isRejection } from '@kredka/contracts/kernel/errors'
import {
  changeLevel,
  createLevel,
  nameLevel,
  publishLevel,
  removeLevel,
  reportLevel,
  unlistLevel,
} from '@kredka/contracts/levels/endpoints'
import { levelEvents } from '@kredka/contracts/levels/events'
import { clearLevel, takeDownLevel } from '@kredka/contracts/levels/staff-endpoints'
import { executeAsBelonging } from '../belongings/index.ts'
import { callerId } from '../kernel/caller.ts'
import { type Handler, handle, type Request } from '../kernel/handler.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import { last } from '../kernel/last.ts'
import { replyDone, replyMade } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { type LevelCommand, levelDecider } from './level.ts'

/** What authors draw, what players report of it, and what staff say (GAM-03). */
export function levelHandlers({ write }: Pick<Tools, 'write'>): readonly Handler[] {
  const execute = (command: LevelCommand, { context }: Request) =>
    write.execute(levelDecider, command.level_id, command, context)
  const own = (level_id: string, request: Request) => ({ level_id, author_id: callerId(request) })

  return [
    handle(createLevel, async ({ name, drawn }, request) => {
      const level_id = deriveEntityId(request.context.command_id, 'level', request.context.now)
      const command = { do: 'begin', ...own(level_id, request), words: { name }, drawn } as const
      const item = { user_id: command.author_id, kind: 'level', item_id: level_id } as const
      return replyMade(level_id, await executeAsBelonging(write, levelDecider, command, item, request.context))
    }),
    handle(nameLevel, async ({ id, ...words }, request) =>
      replyDone(await execute({ do: 'name', ...own(id, request), words }, request)),
    ),
    handle(changeLevel, async ({ id, revision, ops }, request) => {
      const changed = await execute({ do: 'change', ...own(id, request), revision, ops }, request)
      if (isRejection(changed)) return changed
      return { answer: { revision: revision + 1 }, position: changed.position }
    }),
    handle(publishLevel, async ({ id, revision, ...words }, request) => {
      const published = await execute({ do: 'publish', ...own(id, request), revision, words }, request)
      if (isRejection(published)) return published
      const { version } = last(published.events, levelEvents.LevelPublished)?.data ?? { version: 0 }
      return { answer: { version }, position: published.position }
    }),
    handle(unlistLevel, async ({ id }, request) =>
      replyDone(await execute({ do: 'unlist', ...own(id, request) }, request)),
    ),
    handle(removeLevel, async ({ id }, request) =>
      replyDone(await execute({ do: 'remove', ...own(id, request) }, request)),
    ),
    handle(reportLevel, async ({ id: level_id, ...report }, request) =>
      replyDone(await execute({ do: 'report', level_id, reporter_id: callerId(request), ...report }, request)),
    ),
    handle(clearLevel, async ({ id: level_id, reason }, request) =>
      replyDone(await execute({ do: 'clear', level_id, reason }, request)),
    ),
    handle(takeDownLevel, async ({ id: level_id, reason }, request) =>
      replyDone(await execute({ do: 'take_down', level_id, reason }, request)),
    ),
  ]
}

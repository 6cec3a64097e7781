import {
  changeCalendarEvent,
  changeTimeOff,
  chooseDailyCap,
  closeCalendarFeed,
  createCalendarEvent,
  openCalendarFeed,
  removeCalendarEvent,
  renewCalendarFeed,
  takeTimeOff,
} from '@kredka/contracts/calendar/endpoints'
import type { ConflictingLesson } from '@kredka/contracts/calendar/views'
import { isRejection, type Rejection } from '@kredka/contracts/kernel/errors'
import { callerId } from '../kernel/caller.ts'
import { type Handler, handle, type Reply, type Request } from '../kernel/handler.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import { replyDone, replyMade } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { trimToNull } from '../kernel/trim-to-null.ts'
import { inTheWay } from './blocks.ts'
import { calendarDecider } from './calendar.ts'
import type { Block, CalendarCommand } from './commands.ts'
import { feedDecider } from './feed.ts'

interface TimeOff {
  readonly starts_at: string
  readonly ends_at: string
  readonly title?: string | null
  readonly public_reason?: string | null
}

/** People keep their own time (AVL-03, CAL-01), and give other programs a look at it (CAL-02). */
export function calendarHandlers({ write }: Pick<Tools, 'write'>): readonly Handler[] {
  const execute = (command: CalendarCommand, { context }: Request) =>
    write.execute(calendarDecider, command.teacher_id, command, context)

  async function timeOff(
    block_id: string,
    is: Block['is'],
    { starts_at, ends_at, title, public_reason }: TimeOff,
    request: Request,
  ): Promise<Reply<{ id: string; in_the_way: ConflictingLesson[] }> | Rejection> {
    const teacher_id = callerId(request)
    const words = { title: trimToNull(title), public_reason: trimToNull(public_reason) }
    const command = { do: 'block', block_id, is, kind: 'time_off', starts_at, ends_at, ...words } as const
    const outcome = await execute({ ...command, teacher_id, decided_at: momentOf(request) }, request)
    if (isRejection(outcome)) return outcome
    const { state } = await write.fold(calendarDecider, teacher_id)
    const in_the_way = [...inTheWay(state, Date.parse(starts_at), Date.parse(ends_at), request.context.now)]
    return { answer: { id: block_id, in_the_way }, position: outcome.position }
  }

  const feed = (action: 'open' | 'renew' | 'close') => async (_: unknown, request: Request) => {
    const user_id = callerId(request)
    return replyDone(await write.execute(feedDecider, user_id, { do: action, user_id }, request.context))
  }

  return [
    handle(createCalendarEvent, async (input, request) => {
      const block_id = deriveEntityId(request.context.command_id, 'calendar_event')
      return replyMade(block_id, await execute(ownEvent(block_id, 'new', input, request), request))
    }),
    handle(changeCalendarEvent, async ({ id, ...input }, request) =>
      replyDone(await execute(ownEvent(id, 'change', input, request), request)),
    ),
    handle(removeCalendarEvent, async ({ id: block_id }, request) => {
      const command = { do: 'unblock', teacher_id: callerId(request), block_id, is: 'own' } as const
      return replyDone(await execute({ ...command, decided_at: momentOf(request) }, request))
    }),

    handle(takeTimeOff, (input, request) =>
      timeOff(deriveEntityId(request.context.command_id, 'time_off'), 'new', input, request),
    ),
    handle(changeTimeOff, ({ id, ...input }, request) => timeOff(id, 'change', input, request)),

    handle(chooseDailyCap, async ({ lessons }, request) =>
      replyDone(await execute({ do: 'choose_cap', teacher_id: callerId(request), lessons }, request)),
    ),

    handle(openCalendarFeed, feed('open')),
    handle(renewCalendarFeed, feed('renew')),
    handle(closeCalendarFeed, feed('close')),
  ]
}

function ownEvent(
  block_id: string,
  is: Block['is'],
  { title, starts_at, ends_at }: { readonly title: string; readonly starts_at: string; readonly ends_at: string },
  request: Request,
): Block {
  const what = { do: 'block', block_id, is, kind: 'custom', starts_at, ends_at } as const
  const who = { teacher_id: callerId(request), decided_at: momentOf(request) }
  return { ...what, ...who, title: title.trim(), public_reason: null }
}

function momentOf({ context }: Request): string {
  return new Date(context.now).toISOString()
}

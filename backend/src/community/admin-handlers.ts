import {
  acceptIdea,
  addTask,
  approveOpinion,
  changeAnnouncement,
  changeTask,
  deleteTask,
  moveTask,
  publishAnnouncement,
  putIdeaToVote,
  rejectIdea,
  rejectOpinion,
  withdrawAnnouncement,
  writeAnnouncement,
} from '@kredka/contracts/community/endpoints'
import { type Handler, handle, type Request } from '../kernel/handler.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import { replyDone, replyMade } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { type AnnouncementCommand, announcementDecider } from './announcement.ts'
import { DEV_BOARD, type DevBoardCommand, devBoardDecider } from './dev-board.ts'
import { type IdeaCommand, ideaDecider } from './idea.ts'
import { type OpinionCommand, opinionDecider } from './opinion.ts'

/** What the back office does with announcements, tasks, ideas and opinions (ADM-02). */
export function communityAdminHandlers({ write }: Pick<Tools, 'write'>): readonly Handler[] {
  const announce = (command: AnnouncementCommand, { context }: Request) =>
    write.execute(announcementDecider, command.announcement_id, command, context)
  const onBoard = (command: DevBoardCommand, { context }: Request) =>
    write.execute(devBoardDecider, DEV_BOARD, command, context)
  const decideIdea = async (command: IdeaCommand, { context }: Request) =>
    replyDone(await write.execute(ideaDecider, command.idea_id, command, context))
  const decideOpinion = async (command: OpinionCommand, { context }: Request) =>
    replyDone(await write.execute(opinionDecider, command.user_id, command, context))

  return [
    handle(writeAnnouncement, async (content, request) => {
      const announcement_id = deriveEntityId(request.context.command_id, 'announcement')
      return replyMade(
        announcement_id,
        await announce({ do: 'write', announcement_id, is_new: true, content }, request),
      )
    }),
    handle(changeAnnouncement, async ({ id, ...content }, request) =>
      replyDone(await announce({ do: 'write', announcement_id: id, is_new: false, content }, request)),
    ),
    handle(publishAnnouncement, async ({ id }, request) =>
      replyDone(await announce({ do: 'publish', announcement_id: id }, request)),
    ),
    handle(withdrawAnnouncement, async ({ id, reason }, request) =>
      replyDone(await announce({ do: 'withdraw', announcement_id: id, reason }, request)),
    ),

    handle(addTask, async ({ status, ...texts }, request) => {
      const task_id = deriveEntityId(request.context.command_id, 'task')
      return replyMade(task_id, await onBoard({ do: 'add', task_id, status, texts }, request))
    }),
    handle(changeTask, async ({ id, ...texts }, request) =>
      replyDone(await onBoard({ do: 'change', task_id: id, texts }, request)),
    ),
    handle(moveTask, async ({ id, status, before }, request) =>
      replyDone(await onBoard({ do: 'move', task_id: id, to: status, before }, request)),
    ),
    handle(deleteTask, async ({ id, reason }, request) =>
      replyDone(await onBoard({ do: 'delete', task_id: id, reason }, request)),
    ),

    handle(putIdeaToVote, ({ id }, request) => decideIdea({ do: 'put_to_vote', idea_id: id }, request)),
    handle(acceptIdea, ({ id, answer }, request) => decideIdea({ do: 'accept', idea_id: id, answer }, request)),
    handle(rejectIdea, ({ id, answer }, request) => decideIdea({ do: 'reject', idea_id: id, answer }, request)),

    handle(approveOpinion, ({ id, version }, request) =>
      decideOpinion({ do: 'approve', user_id: id, version }, request),
    ),
    handle(rejectOpinion, ({ id, version, reason }, request) =>
      decideOpinion({ do: 'reject', user_id: id, version, reason }, request),
    ),
  ]
}

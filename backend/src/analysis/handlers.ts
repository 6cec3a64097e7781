import {
  archiveAnalystQuestion,
  cancelQuestionRun,
  changeAnalystQuestion,
  refreshReplica,
  runQuestion,
  saveAnalystQuestion,
  shareAnalystQuestion,
} from '@kredka/contracts/analysis/endpoints'
import { AnalystQuestionRun, ReplicaRefreshAsked } from '@kredka/contracts/analysis/events'
import { isRejection, reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import { adminId } from '../kernel/caller.ts'
import { type Handler, handle } from '../kernel/handler.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import { replyDone, replyMade } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { analystDecider } from './analyst.ts'
import { REPLICA_STREAM_ID, replicaDecider, runsDecider } from './noted.ts'
import type { Replica } from './replica.ts'

export function questionHandlers({ write }: Pick<Tools, 'write'>): readonly Handler[] {
  return [
    handle(saveAnalystQuestion, async (content, request) => {
      const admin_id = adminId(request)
      const question_id = deriveEntityId(request.context.command_id, 'question')
      const command = { do: 'save', admin_id, question_id, content } as const
      return replyMade(question_id, await write.execute(analystDecider, admin_id, command, request.context))
    }),
    handle(changeAnalystQuestion, async ({ id, ...content }, request) => {
      const admin_id = adminId(request)
      const command = { do: 'change', admin_id, question_id: id, content } as const
      return replyDone(await write.execute(analystDecider, admin_id, command, request.context))
    }),
    handle(shareAnalystQuestion, async ({ id, shared }, request) => {
      const admin_id = adminId(request)
      const command = { do: 'share', admin_id, question_id: id, shared } as const
      return replyDone(await write.execute(analystDecider, admin_id, command, request.context))
    }),
    handle(archiveAnalystQuestion, async ({ id }, request) => {
      const admin_id = adminId(request)
      const command = { do: 'archive', admin_id, question_id: id } as const
      return replyDone(await write.execute(analystDecider, admin_id, command, request.context))
    }),
  ]
}

export function replicaHandlers({ write }: Pick<Tools, 'write'>, replica: Replica): readonly Handler[] {
  return [
    handle(refreshReplica, async (_, request) => {
      const { state, work } = await replica.view()
      if (state === 'off' || state === 'unsupported') return reject('QUESTIONS_OFF')
      if (work?.state === 'running') return reject('REPLICA_BEING_MADE')
      const asked = make(ReplicaRefreshAsked, { admin_id: adminId(request) })
      const noted = await write.execute(replicaDecider, REPLICA_STREAM_ID, asked, request.context)
      if (isRejection(noted)) return noted
      return (await replica.refresh()) ? replyDone(noted) : reject('REPLICA_BEING_MADE')
    }),

    handle(runQuestion, async ({ sql, question_id }, request) => {
      const { state } = await replica.view()
      if (state === 'off' || state === 'unsupported') return reject('QUESTIONS_OFF')
      if (state === 'none') return reject('REPLICA_MISSING')
      const admin_id = adminId(request)
      const run_id = deriveEntityId(request.context.command_id, 'run')
      if ((await replica.run(run_id, admin_id)) !== null) return { answer: { run_id } }
      const place = await replica.takePlace(admin_id)
      if (typeof place === 'string') return reject(place)
      try {
        // Nobody is answered before the log says who asked what.
        const asked = make(AnalystQuestionRun, { admin_id, run_id, question_id, sql })
        const noted = await write.execute(runsDecider, admin_id, asked, request.context)
        if (!isRejection(noted)) await place.ask({ run_id, admin_id, question_id, sql })
        else await place.giveUp()
        return isRejection(noted) ? noted : { answer: { run_id }, position: noted.position }
      } catch (error) {
        await place.giveUp()
        throw error
      }
    }),

    handle(cancelQuestionRun, async ({ id }, request) =>
      (await replica.cancel(id, adminId(request))) ? { answer: null } : reject('QUESTION_RUN_NOT_FOUND'),
    ),
  ]
}

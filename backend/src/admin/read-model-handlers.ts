import { listProjections, rebuildProjection, resumeProjection } from '@kredka/contracts/admin/endpoints'
import type { Rejection } from '@kredka/contracts/kernel/errors'
import { answer, type QueryHandler } from '@kredka/projections/kernel/query'
import { adminId } from '../kernel/caller.ts'
import { type Handler, handle, type Reply, type Request } from '../kernel/handler.ts'
import { replyDone } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { projectionControlDecider } from './projection-control.ts'
import type { ReadModels } from './read-models.ts'

export function readModelQueryHandlers(models: ReadModels): readonly QueryHandler[] {
  return [answer(listProjections, [], () => models.list())]
}

/** Steering the read models: what was asked for is done first, then told (ADM-03). */
export function readModelHandlers(models: ReadModels, { write }: Pick<Tools, 'write'>): readonly Handler[] {
  async function tellWorker(
    projection: string,
    action: 'rebuild' | 'resume',
    reason: string,
    refused: Rejection | null,
    request: Request,
  ): Promise<Reply<null> | Rejection> {
    if (refused !== null) return refused
    const command = { do: 'steer', projection, action, reason, admin_id: adminId(request) } as const
    return replyDone(await write.execute(projectionControlDecider, projection, command, request.context))
  }

  return [
    handle(rebuildProjection, async ({ name, reason }, request) =>
      tellWorker(name, 'rebuild', reason, await models.rebuild(name), request),
    ),
    handle(resumeProjection, async ({ name, reason }, request) =>
      tellWorker(name, 'resume', reason, await models.resume(name), request),
    ),
  ]
}

import { listProjections, listRunners, rebuildProjection, resumeProjection } from '@kredka/contracts/admin/endpoints'
import type { Rejection } from '@kredka/contracts/kernel/errors'
import { answer, type QueryHandler } from '@kredka/projections/kernel/query'
import { adminId } from '../kernel/caller.ts'
import { type Handler, handle, type Reply, type Request } from '../kernel/handler.ts'
import { replyDone } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { projectionControlDecider } from './projection-control.ts'
import type { ReadModels } from './read-models.ts'
import type { Runners } from './runners.ts'

export function readModelQueryHandlers(models: ReadModels, runners: Runners): readonly QueryHandler[] {
  return [
    answer(listProjections, [], () => models.list()),
    answer(listRunners, [], async () => [...(await runners.list())]),
  ]
}

/** Steering the read models: what was asked for is done first, then told (ADM-03). */
export function readModelHandlers(models: ReadModels, { write }: Pick<Tools, 'write'>): readonly Handler[] {
  async function tellWorker(
    projection: string,
    action: 'rebuild' | 'resume',
    refused: Rejection | null,
    request: Request,
  ): Promise<Reply<null> | Rejection> {
    if (refused !== null) return refused
    const command = { do: 'steer', projection, action, admin_id: adminId(request) } as const
    return replyDone(await write.execute(projectionControlDecider, projection, command, request.context))
  }

  return [
    handle(rebuildProjection, async ({ name }, request) =>
      tellWorker(name, 'rebuild', await models.rebuild(name), request),
    ),
    handle(resumeProjection, async ({ name }, request) =>
      tellWorker(name, 'resume', await models.resume(name), request),
    ),
  ]
}

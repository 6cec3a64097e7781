import { listProjections, rebuildProjection, resumeProjection } from '@kredka/contracts/admin/endpoints'
import type { Rejection } from '@kredka/contracts/kernel/errors'
import { type Answerer, answer } from '@kredka/projections/kernel/query'
import { requestRebuild, resumeProjection as resume } from '@kredka/projections/kernel/rebuild'
import { adminId } from '../kernel/caller.ts'
import { type Handler, handle, type Reply, type Request } from '../kernel/handler.ts'
import { done } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { projectionControlDecider } from './projection-control.ts'
import { type ReadModelParts, readModels } from './read-models.ts'

export function readModelAnswerers(parts: ReadModelParts): readonly Answerer[] {
  return [answer(listProjections, [], () => readModels(parts))]
}

/** Steering the read models: what was asked for is done first, then told (ADM-03). */
export function readModelHandlers({ pool }: ReadModelParts, { write, clock }: Tools): readonly Handler[] {
  async function told(
    projection: string,
    action: 'rebuild' | 'resume',
    refused: Rejection | null,
    request: Request,
  ): Promise<Reply<null> | Rejection> {
    if (refused !== null) return refused
    const command = { do: 'steer', projection, action, admin_id: adminId(request) } as const
    return done(await write.execute(projectionControlDecider, projection, command, request.context))
  }

  return [
    handle(rebuildProjection, async ({ name }, request) =>
      told(name, 'rebuild', (await requestRebuild(pool, name, clock.now())) ?? null, request),
    ),
    handle(resumeProjection, async ({ name }, request) =>
      told(name, 'resume', (await resume(pool, name)) ?? null, request),
    ),
  ]
}

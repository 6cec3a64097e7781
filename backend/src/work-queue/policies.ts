import { type AnyEvent, type Recorded, streamOf } from '@kredka/contracts/kernel/events'
import { WORK_KINDS, type WorkKind, workItemOf } from '@kredka/contracts/work-queue/rules'
import { type Policy, type Reaction, rejectionOf, when } from '../kernel/policy.ts'
import type { OpenStreams, Tools } from '../kernel/tools.ts'
import { WAITS } from './waits.ts'
import { workItemDecider } from './work-queue.ts'

/** Whoever looked after a thing is done with it once it is decided, and does not hold it when it comes back (ADM-02). */
export function workQueuePolicies({ streams }: Pick<Tools, 'streams'>): readonly Policy[] {
  const ends = WORK_KINDS.flatMap((kind) =>
    WAITS[kind].ends.map((definition) =>
      when(definition, (event, reaction) => endAssignment(streams, kind, event, reaction)),
    ),
  )
  return [{ name: 'work-queue.end-assignment', inline: true, on: Object.assign({}, ...ends) }]
}

async function endAssignment(
  streams: OpenStreams,
  kind: WorkKind,
  { data, metadata }: Recorded<AnyEvent>,
  { write, context }: Reaction,
) {
  const item_id = String(data[WAITS[kind].id])
  const item = workItemOf(kind, item_id)
  const last = (await streams.read(streamOf(workItemDecider.category, item))).at(-1)
  // what was taken after the decision waits anew
  if (last?.type !== 'WorkAssigned' || last.metadata.occurred_at > metadata.occurred_at) return undefined
  const command = { kind, item_id, admin_id: null, seen: String(last.data['admin_id']) }
  return rejectionOf(await write.execute(workItemDecider, item, command, context('work_queue.release')))
}

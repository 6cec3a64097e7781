import { type AnyEvent, make, type Recorded } from '@kredka/contracts/kernel/events'
import { offerEvents } from '@kredka/contracts/offers/events'
import { workQueueEvents } from '@kredka/contracts/work-queue/events'
import { WORK_KINDS, type WorkKind, workItemOf } from '@kredka/contracts/work-queue/rules'
import { causeOf, reactionTo } from '../kernel/reactions/reaction.ts'
import { testWriteSide } from '../kernel/testing/test-write-side.ts'
import type { OpenStreams } from '../kernel/tools.ts'
import { workQueuePolicies } from './policies.ts'
import { mayWait, WAITS } from './waits.ts'
import { workItemDecider } from './work-queue.ts'

const item_id = '01jd0000000000000000000001'
const ada = '01jd0000000000000000000002'

function given() {
  const side = testWriteSide({ events: workQueueEvents })
  const streams: OpenStreams = {
    read: async (stream) => side.encryption.openEvents(await side.store.read(stream)),
  }
  const [policy] = workQueuePolicies({ streams })
  if (policy === undefined) throw new Error('no policy')
  return {
    clock: side.clock,
    take: (kind: WorkKind) => {
      const command = { kind, item_id, admin_id: ada, seen: null }
      return side.write.execute(workItemDecider, workItemOf(kind, item_id), command, side.context())
    },
    react: async (event: Recorded) =>
      policy.on[event.type]?.(event, reactionTo(causeOf(policy.name, event), side.write, side.clock)),
    assignee: async (kind: WorkKind) =>
      (await side.write.fold(workItemDecider, workItemOf(kind, item_id))).state.assignee,
  }
}

function recorded(event: AnyEvent, occurred_at: string, n = 0): Recorded {
  const id = `6ba7b810-9dad-41d1-80b4-00c04fd430${String(n).padStart(2, '0')}`
  return {
    ...event,
    id,
    stream: 'thing-1',
    revision: n,
    position: String(n + 1),
    metadata: {
      occurred_at,
      actor: 'admin:a',
      command_id: id,
      command: 'things.decide',
      $correlationId: id,
      $causationId: id,
      schema_version: '1',
      origin: 'live',
    },
  }
}

test.each(WORK_KINDS)('ADM-02 whoever looks after a thing (%s) is done with it once it is decided', async (kind) => {
  for (const { name } of WAITS[kind].ends) {
    const { clock, take, react, assignee } = given()
    await take(kind)
    clock.advance(1_000)
    const over = recorded({ type: name, data: { [WAITS[kind].id]: item_id } }, new Date(clock.now()).toISOString())
    await react(over)
    expect(await assignee(kind)).toBeNull()
    // it came back and was taken anew before the same decision is looked at a second time
    clock.advance(1_000)
    await take(kind)
    await react(over)
    expect(await assignee(kind)).toBe(ada)
  }
})

test('ADM-02 what is decided while nobody looks after it leaves nothing', async () => {
  const { react, assignee } = given()
  await react(recorded({ type: 'OfferRejected', data: { offer_id: item_id } }, '2026-11-02T10:00:00.000Z'))
  expect(await assignee('offer')).toBeNull()
})

test('ADM-02 whether a thing waits is read in its own stream, where its id leads there', async () => {
  const teacher_id = ada
  const version = { offer_id: item_id, teacher_id, version: 1 }
  const activated = make(offerEvents.OfferActivated, { ...version, replaces: null, reason: null })
  const takenDown = make(offerEvents.OfferTakenDown, { ...version, reason: 'Numer telefonu.' })
  const submitted = { type: 'OfferSubmitted', data: version }
  const after = (...events: readonly AnyEvent[]) => {
    const read = async (stream: string) =>
      stream === `offer-${item_id}` ? events.map((event, n) => recorded(event, '2026-11-02T10:00:00.000Z', n)) : []
    return mayWait({ read }, 'offer', item_id)
  }
  expect(await after()).toBe(false)
  expect(await after(submitted)).toBe(true)
  expect(await after(submitted, activated)).toBe(false)
  expect(await after(submitted, activated, submitted, takenDown)).toBe(true)
  expect(await mayWait({ read: async () => [] }, 'exercise', item_id)).toBe(true)
})

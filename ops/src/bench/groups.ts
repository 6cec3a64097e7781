import { groupDecider } from '@kredka/backend/availability/group'
import type { AvailabilityEntry } from '@kredka/contracts/availability/views'
import { must } from '@kredka/contracts/kernel/testing/must'
import { type Maker, makeMany, preparing } from './preparing.ts'

const HOURS: AvailabilityEntry = { type: 'week_day', day: 2, start_time: '16:00', end_time: '19:00' }

/** So many groups of hours of this teacher, past the limit that the product keeps. */
export function makeGroups(maker: Maker, teacher_id: string, count: number): Promise<readonly string[]> {
  const { write, ids } = maker
  return makeMany(count, async () => {
    const group_id = ids.entity()
    const create = { do: 'create', group_id, teacher_id, name: 'Wtorki', entries: [HOURS] } as const
    must(await write.execute(groupDecider, group_id, create, preparing(maker)))
    return group_id
  })
}

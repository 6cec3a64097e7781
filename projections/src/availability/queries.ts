import { getAvailability, listAvailabilityGroups } from '@kredka/contracts/availability/endpoints'
import type { AvailabilityEntry, AvailabilityGroupView } from '@kredka/contracts/availability/views'
import { reject } from '@kredka/contracts/kernel/errors'
import { answer, userIdOf } from '../kernel/query.ts'

export const availabilityQueryHandlers = [
  answer(listAvailabilityGroups, ['availability', 'offers'], async ({ sql, viewer }) => {
    const groups = await sql<AvailabilityGroupView>(
      `select g.group_id as id, g.name, g.entries,
              (select count(*)::int
                 from offers.offers o join offers.versions v on v.offer_id = o.offer_id and v.version = o.latest_version
                where o.teacher_id = g.teacher_id and o.state <> 'removed' and v.availability_group_id = g.group_id)
                  as offers
         from availability.groups g
        where g.teacher_id = $1
        order by g.created_at, g.group_id`,
      [userIdOf(viewer)],
    )
    return [...groups]
  }),

  answer(getAvailability, ['availability'], async ({ sql, input, viewer }) => {
    const [group] = await sql<{ entries: AvailabilityEntry[] }>(
      'select entries from availability.groups where group_id = $1 and teacher_id = $2',
      [input.availability_group_id, userIdOf(viewer)],
    )
    return group === undefined ? reject('AVAILABILITY_GROUP_NOT_FOUND') : group.entries
  }),
]

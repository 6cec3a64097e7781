import { availabilityEvents as e } from '@kredka/contracts/availability/events'
import type { AvailabilityEntry } from '@kredka/contracts/availability/views'
import { make } from '@kredka/contracts/kernel/events'
import { story } from '../kernel/testing/story.ts'
import { groupDecider } from './group.ts'

const ids = { group_id: '01jd0000000000000000000001', teacher_id: '01jd0000000000000000000002' }
const stranger = '01jd0000000000000000000003'
const entry = (start_time: string, end_time: string): AvailabilityEntry => ({
  type: 'week_day',
  day: 1,
  start_time,
  end_time,
})
const content = { name: 'Popołudnia', entries: [entry('16:00', '19:00')] }
const created = make(e.AvailabilityGroupCreated, { ...ids, ...content })

test('AVL-01 a teacher creates, changes and removes a group', () => {
  story(groupDecider, e)
    .given()
    .when({ do: 'create', ...ids, ...content })
    .gives(created)
  story(groupDecider, e)
    .given(created)
    .when({ do: 'change', ...ids, ...content, name: ' Ranki ' })
    .gives(make(e.AvailabilityGroupChanged, { ...ids, ...content, name: 'Ranki' }))
  story(groupDecider, e)
    .given(created)
    .when({ do: 'remove', ...ids })
    .gives(make(e.AvailabilityGroupRemoved, ids))
})

test('AVL-01 an entry lasts an hour at least and overlaps no other', () => {
  const create = (entries: AvailabilityEntry[]) => ({ do: 'create', ...ids, name: 'x', entries }) as const
  story(groupDecider, e)
    .given()
    .when(create([entry('16:00', '16:30')]))
    .rejects('AVAILABILITY_TOO_SHORT')
  story(groupDecider, e)
    .given()
    .when(create([entry('16:00', '18:00'), entry('17:00', '19:00')]))
    .rejects('AVAILABILITY_OVERLAPS')
})

test('AVL-01 the group of somebody else is as good as none', () => {
  story(groupDecider, e)
    .given(created)
    .when({ do: 'change', ...ids, teacher_id: stranger, ...content })
    .rejects('AVAILABILITY_GROUP_NOT_FOUND')
  story(groupDecider, e)
    .given(created)
    .when({ do: 'remove', ...ids, teacher_id: stranger })
    .rejects('AVAILABILITY_GROUP_NOT_FOUND')
})

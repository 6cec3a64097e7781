import { adminEvents as e } from '@kredka/contracts/admin/events'
import { make } from '@kredka/contracts/kernel/events'
import { story } from '../kernel/testing/story.ts'
import { staffDecider } from './staff.ts'

const ada = '01jd0000000000000000000001'
const ola = '01jd0000000000000000000002'
const jan = '01jd0000000000000000000003'
const made = { [ada]: 'owner', [ola]: 'moderator', [jan]: 'owner' } as const
const reason = 'Nowe zadania.'
const asked = { do: 'give_role', by: ada, reason, made } as const
const changed = (admin_id: string, was: 'owner' | 'moderator' | 'support', role: 'owner' | 'support' | 'analyst') =>
  make(e.StaffRoleChanged, { admin_id, by: ada, reason, was, role })
const ended = (admin_id: string, was: 'owner' | 'moderator') =>
  make(e.StaffAccessEnded, { admin_id, by: ada, reason, was })

const staff = story(staffDecider, e)

test('ADM-07 an owner gives somebody another role, again another, and ends their access', () => {
  staff
    .given()
    .when({ ...asked, admin_id: ola, role: 'support' })
    .gives(changed(ola, 'moderator', 'support'))
  staff
    .given(changed(ola, 'moderator', 'support'))
    .when({ ...asked, admin_id: ola, role: 'analyst' })
    .gives(changed(ola, 'support', 'analyst'))
  staff
    .given()
    .when({ ...asked, admin_id: ola, role: null })
    .gives(ended(ola, 'moderator'))
})

test('ADM-07 the role that somebody has is no change', () => {
  staff
    .given(changed(ola, 'moderator', 'support'))
    .when({ ...asked, admin_id: ola, role: 'support' })
    .gives()
})

test('ADM-07 nobody changes their own role or ends their own access', () => {
  for (const role of ['analyst', null] as const) {
    staff
      .given()
      .when({ ...asked, admin_id: ada, role })
      .rejects('OWN_ROLE')
  }
})

test('ADM-07 the last owner keeps role and access, whoever asks', () => {
  for (const role of ['moderator', null] as const) {
    staff
      .given(ended(jan, 'owner'))
      .when({ ...asked, by: null, admin_id: ada, role })
      .rejects('LAST_OWNER')
    staff
      .given(changed(jan, 'owner', 'analyst'))
      .when({ ...asked, by: null, admin_id: ada, role })
      .rejects('LAST_OWNER')
  }
  staff
    .given(changed(jan, 'owner', 'analyst'), changed(ola, 'moderator', 'owner'))
    .when({ ...asked, by: null, admin_id: ada, role: null })
    .gives(make(e.StaffAccessEnded, { admin_id: ada, by: null, reason, was: 'owner' }))
})

test('ADM-07 of two owners who demote each other at once, the second is none any more', () => {
  const demotion = { do: 'give_role', by: jan, reason, made, admin_id: ada, role: 'support' } as const
  staff
    .given(changed(jan, 'owner', 'analyst'))
    .when(demotion)
    .rejects('STAFF_ROLE_MAY_NOT')
  staff.given(ended(jan, 'owner')).when(demotion).rejects('STAFF_ROLE_MAY_NOT')
})

test('ADM-07 only owners decide, and whoever is gone or unknown is not found', () => {
  staff
    .given()
    .when({ ...asked, by: ola, admin_id: jan, role: null })
    .rejects('STAFF_ROLE_MAY_NOT')
  staff
    .given(ended(ola, 'moderator'))
    .when({ ...asked, admin_id: ola, role: 'support' })
    .rejects('STAFF_MEMBER_NOT_FOUND')
  staff
    .given()
    .when({ ...asked, admin_id: '01jd0000000000000000000009', role: 'support' })
    .rejects('STAFF_MEMBER_NOT_FOUND')
})

test('ADM-08 owners demand a second factor of all staff, and no longer; what is so already is no change', () => {
  const demand = { do: 'demand_factor', by: ada, reason, made } as const
  const demanded = make(e.StaffSecondFactorDemanded, { by: ada, reason })
  const over = make(e.StaffSecondFactorDemandEnded, { by: ada, reason })
  const asks = (is: boolean) => ({ ...demand, demanded: is })
  staff.given().when(asks(true)).gives(demanded)
  staff.given(demanded).when(asks(true)).gives()
  staff.given(demanded).when(asks(false)).gives(over)
  staff.given(demanded, over).when(asks(false)).gives()
  staff
    .given()
    .when({ ...asks(true), by: ola })
    .rejects('STAFF_ROLE_MAY_NOT')
})

import { takeTimeOff } from '@kredka/contracts/calendar/endpoints'
import { DAY } from '@kredka/contracts/kernel/durations'
import type { OrderView } from '@kredka/contracts/orders/views'
import { changeBookingRules } from '@kredka/contracts/settings/endpoints'
import { callsOf } from './testing/calls.ts'
import { type MovingSite, movingSite } from './testing/moving-site.ts'
import { hour, makeOrder, openOffer } from './testing/orders.ts'
import { type TestPerson, testPerson } from './testing/people.ts'
import { sendCommand } from './testing/send-command.ts'

let site: MovingSite
let tutor: TestPerson
let maja: TestPerson
let lesson_id: string
beforeAll(async () => {
  site = await movingSite()
  tutor = await testPerson(site, 'teacher')
  maja = await testPerson(site)
  const id = await makeOrder(site, maja, await openOffer(site, tutor))
  await post(`/orders/${id}/accept`, {}, tutor)
  lesson_id = (await get<OrderView>(`/orders/${id}`, maja)).dates[0]?.lesson_id ?? ''
})
afterAll(() => site.stop())

const { post, send, get } = callsOf(() => site)

/** Why a new time is refused, and how many free ones near it are named. */
async function refused(starts_at: string, who: TestPerson) {
  const { error } = await send(`/lessons/${lesson_id}/propose-move`, { starts_at }, who)
  return { code: error?.code, near: (error?.details ?? []).filter(({ path }) => path.startsWith('near/')).length }
}

test('LES-01 AVL-02 a student’s new time is refused for what is wrong with it, with free ones near', async () => {
  expect(await refused(hour(site, 6), maja)).toEqual({ code: 'SLOT_OUTSIDE_HOURS', near: 3 })
  expect(await refused(hour(site, 10, 30), maja)).toEqual({ code: 'SLOT_TOO_FAR', near: 3 })
  const off = { starts_at: hour(site, 12), ends_at: hour(site, 16), public_reason: 'Konferencja' }
  await sendCommand(site, tutor, takeTimeOff, off)
  expect(await refused(hour(site, 13), maja)).toEqual({ code: 'SLOT_TIME_OFF', near: 3 })
  await makeOrder(site, await testPerson(site), await openOffer(site, tutor), [hour(site, 18)])
  expect(await refused(hour(site, 18), maja)).toEqual({ code: 'SLOT_TAKEN', near: 3 })
  const rules = { lead_time_hours: 168, not_today: false, buffer_minutes: 0, cancellation_hours: 12 }
  await sendCommand(site, tutor, changeBookingRules, rules)
  const tomorrow = new Date(Date.parse(hour(site, 14)))
  while (tomorrow.getTime() - site.tools.clock.now() > 2 * DAY) tomorrow.setUTCDate(tomorrow.getUTCDate() - 1)
  expect(await refused(tomorrow.toISOString(), maja)).toEqual({ code: 'SLOT_TOO_SOON', near: 3 })
})

test('LES-01 AVL-03 a teacher’s new time is bound by neither hours nor notice; own time off and what is too far are told as such', async () => {
  expect(await refused(hour(site, 10, 60), tutor)).toEqual({ code: 'SLOT_TOO_FAR', near: 0 })
  const off = { starts_at: hour(site, 12, 1), ends_at: hour(site, 16, 1) }
  await sendCommand(site, tutor, takeTimeOff, off)
  expect(await refused(hour(site, 13, 1), tutor)).toEqual({ code: 'SLOT_TIME_OFF', near: 0 })
  expect(await post(`/lessons/${lesson_id}/propose-move`, { starts_at: hour(site, 6) }, tutor)).toBeNull()
})

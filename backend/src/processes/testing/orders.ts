import { createAvailabilityGroup } from '@kredka/contracts/availability/endpoints'
import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { must } from '@kredka/contracts/kernel/testing/must'
import { addDays, dateAt, instantOf, weekDayOf } from '@kredka/contracts/kernel/zones'
import { submitOffer } from '@kredka/contracts/offers/endpoints'
import { placeOrder } from '@kredka/contracts/orders/endpoints'
import { offerDecider } from '../../offers/offer.ts'
import { type TestPerson, testContext } from './people.ts'
import { sendCommand } from './send-command.ts'
import type { TestSite } from './test-site.ts'

export const PRICE = 9000

/** A public offer for lessons of 60 minutes online or at the student's, in hours every day from 8 to 20 in Warsaw. */
export async function openOffer(site: TestSite, teacher: TestPerson): Promise<string> {
  const { id: availability_group_id } = await sendCommand(site, teacher, createAvailabilityGroup, {
    name: 'Cały dzień',
    entries: [1, 2, 3, 4, 5, 6, 7].map((day) => ({
      type: 'week_day' as const,
      day,
      start_time: '08:00',
      end_time: '20:00',
    })),
  })
  const { id } = await sendCommand(site, teacher, submitOffer, {
    title: 'Matematyka do matury bez stresu',
    description: 'Powtarzamy cały materiał krok po kroku, z zadaniami z poprzednich lat i spokojnym tłumaczeniem.',
    subject_id: 'maths',
    level: 'advanced',
    places: ['online', 'student_house'],
    city_id: 'warszawa',
    prices: [{ duration: 60, amount: PRICE }],
    availability_group_id,
  })
  const activate = { do: 'activate', offer_id: id, version: 1 } as const
  must(await site.tools.write.execute(offerDecider, id, activate, testContext(site, 'offers.activate')))
  return id
}

/** A Monday's hour in Warsaw, so many weeks after the next one but one. */
export function hour(site: TestSite, at: number, weeks = 0): string {
  const today = dateAt(site.tools.clock.now(), 'Europe/Warsaw')
  const monday = addDays(today, 15 - weekDayOf(today) + 7 * weeks)
  return new Date(instantOf(monday, at * 60, 'Europe/Warsaw')).toISOString()
}

export type OrderInput = InputOf<typeof placeOrder>

/** A lesson online for its whole price; what is left out is that. */
export function orderInput(offer_id: string, starts: readonly string[], more: Partial<OrderInput> = {}): OrderInput {
  const dates = more.weeks ?? starts.length
  return { offer_id, duration: 60, place: 'online', starts: [...starts], amount: PRICE * dates, ...more }
}

/** Orders a lesson. @returns the order's id */
export async function makeOrder(
  site: TestSite,
  student: TestPerson,
  offer_id: string,
  starts: readonly string[] = [hour(site, 10)],
): Promise<string> {
  return (await sendCommand(site, student, placeOrder, orderInput(offer_id, starts))).id
}

import type { CalendarCommand } from '@kredka/backend/calendar/commands'
import type { CommandContext, WriteSide } from '@kredka/backend/kernel/write-side'
import { HOUR } from '@kredka/contracts/kernel/durations'
import type { Place } from '@kredka/contracts/offers/rules'
import type { SeedOffer } from '../offer-plan.ts'
import { orderOf, placeStep } from './order-steps.ts'

const PLACED = Date.UTC(2026, 10, 1, 10)
const ids = { offer_id: '01jd0000000000000000000003', teacher_id: '01jd0000000000000000000001' }

/** What the calendar is asked for an order of lessons there. */
async function held(place: Place): Promise<CalendarCommand> {
  const content = { prices: [{ duration: 60, amount: 9000 }], places: [place], subject_id: 'maths', level: 'any' }
  const offer = { ...ids, content } as unknown as SeedOffer
  const starts = [PLACED + 20 * HOUR, PLACED + 200 * HOUR]
  const order = orderOf({ offer, student_id: '01jd0000000000000000000002', placed_at: PLACED, starts, duration: 60 })
  const asked: CalendarCommand[] = []
  const execute = (_: unknown, __: string, command: CalendarCommand) => Promise.resolve(asked.push(command))
  await placeStep(order, null).run({ execute } as unknown as WriteSide, { now: PLACED } as CommandContext)
  const [command] = asked
  if (command === undefined) throw new Error('nothing was asked for')
  return command
}

test('OPS-01 lessons of the demonstration at the student’s home have an address, the same each time', async () => {
  const command = await held('student_house')
  expect(command).toMatchObject({ do: 'hold', address: expect.stringMatching(/^ul\. \p{Lu}\p{L}+ \d+ m\. \d+$/u) })
  expect(await held('student_house')).toEqual(command)
  expect(await held('online')).toMatchObject({ address: null })
})

test('ORD-02 orders of the demonstration have a time to answer for each date', async () => {
  const command = await held('online')
  const dates = command.do === 'hold' ? command.terms.dates.map(({ expires_at }) => Date.parse(expires_at)) : []
  expect(dates).toEqual([PLACED + 18 * HOUR, PLACED + 48 * HOUR])
})

import { deletionDecider } from '@kredka/backend/accounts/deletion'
import { deletionAlarms } from '@kredka/backend/accounts/deletion-policies'
import { calendarPolicies } from '@kredka/backend/calendar/policies'
import { lessonAlarms } from '@kredka/backend/lessons/alarms'
import { lessonPolicies } from '@kredka/backend/lessons/policies'
import { orderAlarms } from '@kredka/backend/orders/alarms'
import { orderDecider, stateOf } from '@kredka/backend/orders/order'
import { closeOpen, placeHeld, takeProposed } from '@kredka/backend/orders/policies'
import { paymentPolicies } from '@kredka/backend/payments/policies'
import { studentPolicies } from '@kredka/backend/students/policies'
import { MINUTE } from '@kredka/contracts/kernel/durations'
import { orderStatusOf } from '@kredka/contracts/orders/rules'
import { type InstantWorld, instantWorld } from './instant-world.ts'

const START = Date.parse('2027-03-01T08:00:00.000Z')
/** Pause that the teachers keep between lessons, in minutes. */
export const BUFFERS = [10, 0] as const

/** Teachers and students: the first teacher also learns with the second. */
export const TEACHER_IDS: readonly [string, string] = ['teacher0', 'teacher1']
export const STUDENT_IDS = ['student0', 'student1', 'student2', TEACHER_IDS[0]] as const

/** What else follows from the end of an account, although nobody waits for it. */
const AFTER_DELETION = ['orders.close-open', 'lessons.cancel-with-account']
const NO_SECRETS = { forgetPerson: async () => undefined, forgetTraces: async () => undefined }

/** Accounts as far as their end goes; here everybody has one from the beginning. */
export const leaving: typeof deletionDecider = { ...deletionDecider, initial: { is: 'none' } }

/** As the read model of orders would say it, had it seen everything. */
export function openOrdersOf(world: InstantWorld, user_id: string): readonly string[] {
  const ids = new Set(world.idsOf('OrderPlaced', 'order_id'))
  return [...ids].filter((id) => {
    const order = world.state(orderDecider, id)
    const concerns = order.about?.teacher_id === user_id || order.about?.student_id === user_id
    return concerns && orderStatusOf(stateOf(order)) === 'new' && order.about !== null
  })
}

export type Market = ReturnType<typeof createMarket>

/** The world of the marketplace, and what its acts choose from. */
export function createMarket() {
  const world = instantWorld(START, ({ streams, write }) => ({
    policies: [
      placeHeld,
      takeProposed({ streams }),
      closeOpen(
        async (user_id) => openOrdersOf(world, user_id),
        async () => undefined,
      ),
      ...calendarPolicies,
      ...lessonPolicies({ streams }),
      ...paymentPolicies({ streams }),
      ...studentPolicies({ streams }),
    ].filter(({ inline, name }) => inline || AFTER_DELETION.includes(name)),
    alarms: [...orderAlarms, ...lessonAlarms, ...deletionAlarms({ streams, write, vault: NO_SECRETS })],
  }))
  let made = 0
  const newId = () => {
    made += 1
    return `thing${made}`
  }
  const quarters = (at: number) => Math.ceil(world.clock.now() / (15 * MINUTE)) * 15 * MINUTE + at * 15 * MINUTE

  /** The latest come first: the newest things are those that something can still be done about. */
  const nthOf = (ids: readonly string[], nth: number) => ids.at(-1 - (nth % Math.max(ids.length, 1)))

  /** No session is left to whoever is deleted. */
  const isGone = (user_id: string) => ['deleted', 'forgotten'].includes(world.state(leaving, user_id).is)

  return { world, newId, quarters, nthOf, isGone }
}

export function iso(at: number): string {
  return new Date(at).toISOString()
}

import { lessonDecider } from '@kredka/backend/lessons/lesson'
import { paymentDecider } from '@kredka/backend/payments/payment'
import type { OrderTerms } from '@kredka/contracts/orders/terms'
import { promotionPrice } from '@kredka/contracts/promotions/rules'
import type { InstantWorld } from './instant-world.ts'

/** What an event adds to what the student owes; −1 is the amount of the payment taken off. */
const OWED: Readonly<Record<string, 1 | -1>> = {
  PaymentOpened: 1,
  PaymentMarkedPaid: -1,
  PaymentMarkReversed: 1,
  PaymentVoided: -1,
  PaymentToBeReturned: -1,
  PaymentReturned: 1,
  PaymentReturnReversed: -1,
  PaymentWaived: -1,
  PaymentReinstated: 1,
}
const DUE: Readonly<Record<string, number>> = { unpaid: 1, announced: 1, to_return: -1 }

/**
 * Entries add up to what the state says, each lesson has one payment of its price, and prices follow from the
 * promotion.
 */
export function moneyFaults(world: InstantWorld): readonly string[] {
  const opened = world.of('PaymentOpened')
  const lessons = world.idsOf('LessonBooked', 'lesson_id')
  const faults = lessons.flatMap((id) => {
    const own = opened.filter(({ data }) => data['lesson_id'] === id)
    const amount = world.state(lessonDecider, id)?.booked.amount
    return own.length === 1 && own[0]?.data['amount'] === amount
      ? []
      : [`${id} has ${own.length} payments, or a wrong one`]
  })
  for (const { data } of opened) {
    const id = String(data['payment_id'])
    const { state } = world.state(paymentDecider, id)
    const owed = world.log
      .filter((event) => event.data['payment_id'] === id)
      .reduce((sum, { type }) => sum + (OWED[type] ?? 0), 0)
    if (owed !== (DUE[state] ?? 0)) faults.push(`${id} is ${state}, and its entries add up to ${owed}`)
  }
  for (const { data } of world.of('TimeHeld')) {
    const { dates, promotion } = data['terms'] as OrderTerms
    dates.forEach(({ list_amount, amount }, n) => {
      const price = promotion !== null && n === 0 ? promotionPrice(list_amount, promotion.percentage) : list_amount
      if (amount !== price) faults.push(`a date costs ${amount} and not ${price}`)
    })
  }
  return [...faults, ...discountFaults(world)]
}

/** A discount is for those alone who have agreed on no lesson and await no answer. */
function discountFaults(world: InstantWorld): readonly string[] {
  const held = world.of('TimeHeld')
  return held.flatMap(({ data, metadata }, n) => {
    if ((data['terms'] as OrderTerms).promotion === null) return []
    const open = held.slice(0, n).filter((before) => {
      if (before.data['student_id'] !== data['student_id'] || before.data['teacher_id'] !== data['teacher_id'])
        return false
      return isOpenAt(world, String(before.data['order_id']), metadata.occurred_at)
    })
    return open.length === 0 ? [] : [`${String(data['order_id'])} has a discount beside an open order`]
  })
}

function isOpenAt(world: InstantWorld, order_id: string, at: string): boolean {
  return !world.log.some(
    ({ type, data, metadata }) =>
      ['OrderAccepted', 'OrderRejected', 'OrderCancelled'].includes(type) &&
      data['order_id'] === order_id &&
      data['status'] !== 'new' &&
      metadata.occurred_at <= at,
  )
}

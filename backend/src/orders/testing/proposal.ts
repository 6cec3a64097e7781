import { HOUR } from '@kredka/contracts/kernel/durations'
import { make } from '@kredka/contracts/kernel/events'
import { orderEvents as e } from '@kredka/contracts/orders/events'
import type { ProposedTime } from '@kredka/contracts/orders/terms'
import type { OrderCommand } from '../order.ts'
import { about, DATES, EXPIRES, PLACED, terms } from './order.ts'

export const PROPOSAL = '01jd0000000000000000000050'
const SLOT = '01jd0000000000000000000051'

/** Another time for one of the dates of the stories: so many hours later. */
export function later(lesson_id: string = DATES[0], hours = 3): ProposedTime {
  const { dates } = terms()
  const date = dates.find((one) => one.lesson_id === lesson_id) ?? dates[0]
  const [starts_at, ends_at] = [date?.starts_at ?? '', date?.ends_at ?? ''].map((at) =>
    new Date(Date.parse(at) + hours * HOUR).toISOString(),
  ) as [string, string]
  return { lesson_id, starts_at, ends_at, date: date?.date ?? '', time: '20:00' }
}

export const propose = (times: readonly ProposedTime[] = [later()], proposal_id = PROPOSAL) =>
  ({
    do: 'propose',
    teacher_id: about.teacher_id,
    proposal_id,
    times,
    note: 'Może wtedy?',
    address: null,
    now: PLACED + HOUR,
  }) as const

export const proposed = (lapses_at = EXPIRES, times = [later()], proposal_id = PROPOSAL) =>
  make(e.OrderTimesProposed, {
    ...about,
    proposal_id,
    times,
    lapses_at: new Date(lapses_at).toISOString(),
    note: 'Może wtedy?',
    address: null,
  })

export const take = (now = PLACED, proposal_id = PROPOSAL) =>
  ({
    do: 'take',
    student_id: about.student_id,
    proposal_id,
    slots: { [DATES[0]]: SLOT },
    note: 'Może wtedy?',
    address: null,
    now,
  }) as const
export const taken = make(e.OrderTimesTaken, {
  ...about,
  proposal_id: PROPOSAL,
  times: [{ ...later(), slot_id: SLOT }],
})

export const decline = (now = PLACED, proposal_id = PROPOSAL): OrderCommand => ({
  do: 'decline',
  student_id: about.student_id,
  proposal_id,
  reason: 'Mam trening.',
  now,
})
export const withdraw = (): OrderCommand => ({ do: 'withdraw', teacher_id: about.teacher_id })

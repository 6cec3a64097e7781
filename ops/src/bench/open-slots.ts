import { groupDecider } from '@kredka/backend/availability/group'
import { offerDecider } from '@kredka/backend/offers/offer'
import { teacherDecider } from '@kredka/backend/profiles/teacher'
import type { AvailabilityEntry } from '@kredka/contracts/availability/views'
import { DAY } from '@kredka/contracts/kernel/durations'
import { must } from '@kredka/contracts/kernel/testing/must'
import { TUTOR_TERMS_VERSION } from '@kredka/contracts/legal/versions'
import { type Maker, makeMany, makePerson, preparing } from './preparing.ts'

/** Every day from eight to eight. */
const HOURS: readonly AvailabilityEntry[] = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
  type: 'week_day',
  day,
  start_time: '08:00',
  end_time: '20:00',
}))
/** Minor units, of the only length there is. */
export const SLOT_AMOUNT = 8_000
const AHEAD_MS = 7 * DAY

/** When an order of the bench is to begin: in a week at noon UTC, within everybody's hours. */
export function slotStart(now: number): string {
  return `${new Date(now + AHEAD_MS).toISOString().slice(0, 10)}T12:00:00.000Z`
}

const ABOUT = 'Uczę od dziesięciu lat, spokojnie i po ludzku, od podstaw do matury.'

/** Public offers of so many new teachers who have nothing to do yet. */
export function makeOpenOffers(maker: Maker, count: number): Promise<readonly string[]> {
  const { write, ids } = maker
  return makeMany(count, async () => {
    const teacher_id = await makePerson(maker)
    const group_id = ids.entity()
    const start = {
      do: 'start',
      user_id: teacher_id,
      about: ABOUT,
      how: 'self',
      agreed_version: null,
      version_in_force: TUTOR_TERMS_VERSION,
    } as const
    const group = { do: 'create', group_id, teacher_id, name: 'Cały dzień', entries: [...HOURS] } as const
    must(await write.execute(teacherDecider, teacher_id, start, preparing(maker)))
    must(await write.execute(groupDecider, group_id, group, preparing(maker)))
    return makeOffer(maker, teacher_id, group_id)
  })
}

/** A public offer of this teacher. */
export async function makeOffer(maker: Maker, teacher_id: string, group_id: string): Promise<string> {
  const { write, ids } = maker
  const offer_id = ids.entity()
  const content = {
    title: 'Matematyka bez stresu',
    description: ABOUT,
    subject_id: 'maths',
    level: 'any',
    places: ['online'],
    city_id: null,
    prices: [{ id: ids.entity(), currency: 'PLN', amount: SLOT_AMOUNT, duration: 60 }],
    availability_group_id: group_id,
  } as const
  const facts = { subject_known: true, city_known: false, availability_revision: 0 }
  const submit = {
    do: 'submit',
    offer_id,
    teacher_id,
    is_new: true,
    content: { ...content, places: [...content.places], prices: [...content.prices] },
    facts,
  } as const
  must(await write.execute(offerDecider, offer_id, submit, preparing(maker)))
  must(await write.execute(offerDecider, offer_id, { do: 'activate', offer_id, version: 1 }, preparing(maker)))
  return offer_id
}

import { reviewDecider } from '@kredka/backend/reviews/review'
import { tuitionIdOf } from '@kredka/backend/students/index'
import { tuitionDecider } from '@kredka/backend/students/tuition'
import { BELONGINGS } from '@kredka/contracts/belongings/rules'
import { DAY } from '@kredka/contracts/kernel/durations'
import { must } from '@kredka/contracts/kernel/testing/must'
import { makeChats } from './chats.ts'
import { makeGroups } from './groups.ts'
import { makeOffer, makeOpenOffers } from './open-slots.ts'
import { type BenchTeacher, withParts } from './people.ts'
import { type Maker, preparing } from './preparing.ts'

export interface LagPerson extends BenchTeacher {
  /** Chats in which it is their turn. */
  readonly chat_ids: readonly string[]
  /** Somebody whom they took a lesson with, and what they wrote of them. */
  readonly teacher_id: string
  readonly review_id: string
}

export interface LagWorld {
  readonly people: readonly LagPerson[]
  readonly offer_ids: readonly string[]
  /** Somebody who has as much as one may have. */
  readonly busy: BenchTeacher & { readonly group_ids: readonly string[] }
}

/** So many people with chats each and offers that can be ordered, one after the other reviewing the next. */
export function makeLagWorld(
  databaseUrl: string,
  wanted: { readonly people: number; readonly chats: number; readonly offers: number },
): Promise<LagWorld> {
  return withParts(databaseUrl, async (maker, teachers) => {
    const [busy, ...many] = await teachers(wanted.people + 1)
    if (busy === undefined) throw new Error('nobody was made')
    const people: LagPerson[] = []
    for (const [n, one] of many.entries()) {
      const teacher_id = many[(n + 1) % many.length]?.id ?? ''
      const chat_ids = await makeChats(maker, one.id, wanted.chats)
      people.push({ ...one, chat_ids, teacher_id, review_id: await makeReview(maker, teacher_id, one.id) })
    }
    const group_ids = await makeGroups(maker, busy.id, BELONGINGS.availability_group.most)
    for (let n = 0; n < BELONGINGS.offer.most; n++) {
      await makeOffer(maker, busy.id, group_ids[n % group_ids.length] ?? '')
    }
    return { people, offer_ids: await makeOpenOffers(maker, wanted.offers), busy: { ...busy, group_ids } }
  })
}

/** What a student wrote of a teacher whom they took a lesson with. */
async function makeReview(maker: Maker, teacher_id: string, student_id: string): Promise<string> {
  const { write, ids, clock } = maker
  const tuition_id = tuitionIdOf(teacher_id, student_id)
  const pair = { tuition_id, teacher_id, student_id }
  const lesson = {
    lesson_id: ids.entity(),
    offer_id: ids.entity(),
    subject_id: 'maths',
    starts_at: new Date(clock.now() - DAY).toISOString(),
    done_at: new Date(clock.now() - DAY / 2).toISOString(),
  }
  const new_id = ids.entity()
  const review = {
    do: 'write',
    pair,
    new_id,
    lessons: [lesson],
    stars: 5,
    text: REVIEW_TEXT,
    now: clock.now(),
  } as const
  must(await write.execute(tuitionDecider, tuition_id, { do: 'count', pair, lesson }, preparing(maker)))
  must(await write.execute(reviewDecider, tuition_id, review, preparing(maker)))
  return new_id
}

export const REVIEW_TEXT = 'Spokojnie tłumaczy i zawsze jest przygotowana, polecam każdemu.'

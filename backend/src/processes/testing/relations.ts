import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createAvailabilityGroup } from '@kredka/contracts/availability/endpoints'
import { createCalendarEvent } from '@kredka/contracts/calendar/endpoints'
import { sendMessage } from '@kredka/contracts/chat/endpoints'
import { DAY, HOUR } from '@kredka/contracts/kernel/durations'
import { submitOffer } from '@kredka/contracts/offers/endpoints'
import { createPromotion } from '@kredka/contracts/promotions/endpoints'
import { saveSearch } from '@kredka/contracts/searches/endpoints'
import { addExercise, createTopic } from '@kredka/contracts/topics/endpoints'
import { lessonDecider } from '../../lessons/index.ts'
import { inboxDecider } from '../../notifications/inbox.ts'
import { paymentDecider } from '../../payments/payment.ts'
import { reviewDecider } from '../../reviews/review.ts'
import { tuitionIdOf } from '../../students/index.ts'
import { tuitionDecider } from '../../students/tuition.ts'
import { hour, makeOrder, openOffer } from './orders.ts'
import { type TestPerson, testContext, testPerson } from './people.ts'
import { sendCommand } from './send-command.ts'
import type { TestSite } from './test-site.ts'

const MODULES = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Makes something that stands in a relation to its owner.
 * @returns the input that names it, by the name of parameter or property
 */
export type MakeOwned = (site: TestSite, owner: TestPerson) => Promise<Readonly<Record<string, string>>>

/**
 * By the relation's name in `of` (ACC-09): what the common kits of tests make. A module hands in its own as `owned` in
 * its `testing/owned.ts`.
 */
export const OWNED: Readonly<Record<string, MakeOwned>> = {
  'availability_group.teacher': async (site, owner) => {
    const id = await makeGroup(site, owner)
    return { id, availability_group_id: id }
  },
  'calendar_event.user': async (site, owner) => {
    const starts_at = site.tools.clock.now() + DAY
    return sendCommand(site, owner, createCalendarEvent, {
      title: 'Dentysta',
      starts_at: new Date(starts_at).toISOString(),
      ends_at: new Date(starts_at + 3_600_000).toISOString(),
    })
  },
  'topic.teacher': async (site, owner) => {
    const { id } = await sendCommand(site, owner, createTopic, {
      title: 'Pochodne',
      subject_id: 'maths',
      level: 'advanced',
    })
    const path = addExercise.path.replace('{id}', id)
    const exercise = await sendCommand(
      site,
      owner,
      { ...addExercise, path },
      { question: 'Policz (x²)′.', send: false },
    )
    return { id, exercise_id: exercise.id }
  },
  'notification.user': async (site, owner) => {
    const id = site.tools.ids.entity()
    const told = {
      do: 'notify',
      now: site.tools.clock.now(),
      notification_id: id,
      user_id: owner.id,
      type: 'chat_message',
      person_id: null,
      about_id: null,
      data: { chat_id: site.tools.ids.entity() },
      cause_event_id: site.tools.ids.uuid(),
      cause_type: 'ChatMessageSent',
      cause_stream: 'chat-1',
      policy: 'test',
    } as const
    await site.tools.write.execute(inboxDecider, owner.id, told, testContext(site, 'notifications.notify'))
    return { id }
  },
  'chat.member': async (site, owner) => {
    const tutor = await testPerson(site, 'teacher')
    const message = { message: 'Dzień dobry, w czym mogę pomóc?', to_user_id: owner.id }
    const { id: message_id, chat_id } = await sendCommand<{ id: string; chat_id: string }>(
      site,
      tutor,
      sendMessage,
      message,
    )
    return { id: chat_id, chat_id, message_id }
  },
  'student.teacher': async (site, owner) => {
    const student = await testPerson(site)
    await sendCommand(site, student, sendMessage, { message: 'Dzień dobry!', to_user_id: owner.id })
    return { id: student.id }
  },
  'tuition.teacher': async (site, owner) => {
    const student = await testPerson(site)
    const tuition_id = tuitionIdOf(owner.id, student.id)
    const pair = { tuition_id, teacher_id: owner.id, student_id: student.id }
    const taken = { do: 'take', pair, order_id: site.tools.ids.entity(), subject_id: 'maths' } as const
    await site.tools.write.execute(tuitionDecider, tuition_id, taken, testContext(site, 'students.take'))
    return { id: student.id }
  },
  'review.teacher': async (site, owner) => {
    const student = await testPerson(site)
    const tuition_id = tuitionIdOf(owner.id, student.id)
    const at = new Date(site.tools.clock.now()).toISOString()
    const [lesson_id, offer_id] = [site.tools.ids.entity(), site.tools.ids.entity()]
    const written = {
      do: 'write',
      pair: { tuition_id, teacher_id: owner.id, student_id: student.id },
      new_id: site.tools.ids.entity(),
      lessons: [{ lesson_id, offer_id, subject_id: 'maths', starts_at: at, done_at: at }],
      stars: 4,
      text: 'Jasno tłumaczy i przychodzi przygotowana.',
      now: site.tools.clock.now(),
    } as const
    await site.tools.write.execute(reviewDecider, tuition_id, written, testContext(site, 'reviews.write'))
    return { id: student.id }
  },
  'saved_search.user': async (site, owner) => {
    const search = { name: 'Matematyka online', filters: { subject: 'maths', place: 'online' } }
    return sendCommand(site, owner, saveSearch, search)
  },
  'order.teacher': async (site, owner) => {
    const student = await testPerson(site)
    return { id: await makeOrder(site, student, await openOffer(site, owner), [nextHour(site)]) }
  },
  'order.student': async (site, owner) => {
    const tutor = await testPerson(site, 'teacher')
    return { id: await makeOrder(site, owner, await openOffer(site, tutor)) }
  },
  'order.side': async (site, owner) => {
    const tutor = await testPerson(site, 'teacher')
    return { id: await makeOrder(site, owner, await openOffer(site, tutor)) }
  },
  'lesson.member': (site, owner) => makeLesson(site, { student: owner }),
  'lesson.teacher': (site, owner) => makeLesson(site, { teacher: owner }),
  'lesson_report.member': async (site, owner) => {
    const teacher = await testPerson(site, 'teacher')
    const lesson = await makeLesson(site, { teacher, student: owner })
    const [user_id, now] = [teacher.id, site.tools.clock.now() + 50 * HOUR]
    const report = { do: 'report', kind: 'no_show', text: 'Nikt nie przyszedł.', user_id, now } as const
    await site.tools.write.execute(lessonDecider, lesson.id, report, testContext(site, 'lessons.report'))
    return lesson
  },
  'session.user': async ({ tools }, owner) => {
    const { session_id } = await tools.vault.sessions.begin({ user_id: owner.id, user_agent: 'another browser' })
    return { id: session_id }
  },
  'payment.teacher': (site, owner) => openPayment(site, owner.id, site.tools.ids.entity()),
  'payment.student': (site, owner) => openPayment(site, site.tools.ids.entity(), owner.id),
  'payment.side': (site, owner) => openPayment(site, owner.id, site.tools.ids.entity()),
  'promotion.teacher': (site, owner) =>
    sendCommand(site, owner, createPromotion, {
      promotion_type: 'first-lesson-discount',
      data: { percentage: 20 },
      start_date: '2099-01-01',
    }),
  'offer.teacher': async (site, owner) => {
    const availability_group_id = await makeGroup(site, owner)
    const { id } = await sendCommand(site, owner, submitOffer, {
      title: 'Matematyka do matury bez stresu',
      description:
        'Powtarzamy cały materiał krok po kroku, z zadaniami z poprzednich lat i spokojnym tłumaczeniem.'.repeat(2),
      subject_id: 'maths',
      level: 'advanced',
      places: ['online'],
      prices: [{ duration: 60, amount: 9000 }],
      availability_group_id,
    })
    return { id, availability_group_id }
  },
}

/** Every relation that a test can make, those of modules' own kits too. */
export async function everyOwned(): Promise<typeof OWNED> {
  const files = globSync('*/testing/owned.ts', { cwd: MODULES })
  const kits: readonly { readonly owned: typeof OWNED }[] = await Promise.all(
    files.map((file) => import(MODULES + file)),
  )
  return Object.assign({}, OWNED, ...kits.map(({ owned }) => owned))
}

let hours = 0
/** One that no other order of a test took. */
function nextHour(site: TestSite): string {
  hours += 1
  return hour(site, 8 + (hours % 12), Math.floor(hours / 12))
}
/** A lesson that was booked for the day after tomorrow. */
async function makeLesson(site: TestSite, of: { readonly teacher?: TestPerson; readonly student?: TestPerson }) {
  const [teacher, student] = [of.teacher ?? (await testPerson(site, 'teacher')), of.student ?? (await testPerson(site))]
  const { ids, clock, write } = site.tools
  const id = ids.entity()
  const start = Math.ceil(clock.now() / HOUR) * HOUR + 48 * HOUR
  const iso = (at: number) => new Date(at).toISOString()
  const subject = {
    subject_id: 'maths',
    level: 'basic',
    place: 'online',
    online_tool: 'zoom',
    currency: 'PLN',
  } as const
  const data = {
    ...subject,
    ...{ lesson_id: id, slot_id: id, order_id: ids.entity(), offer_id: ids.entity(), payment_id: ids.entity() },
    ...{ teacher_id: teacher.id, student_id: student.id, offer_version: 1 },
    ...{
      starts_at: iso(start),
      ends_at: iso(start + HOUR),
      booked_at: iso(clock.now()),
      date: iso(start).slice(0, 10),
    },
    ...{ time: iso(start).slice(11, 16), timezone: 'UTC', duration: 60 },
    ...{ list_amount: 9000, amount: 9000, cancellation_hours: 12 },
    ...{ teacher_address: null, student_address: null },
  }
  await write.execute(lessonDecider, id, { do: 'book', data }, testContext(site, 'lessons.book'))
  return { id }
}

async function openPayment(site: TestSite, teacher_id: string, student_id: string) {
  const { ids, write } = site.tools
  const payment_id = ids.entity()
  const payment = {
    payment_id,
    lesson_id: ids.entity(),
    order_id: ids.entity(),
    teacher_id,
    student_id,
    amount: 8000,
    currency: 'PLN',
    starts_at: '2027-02-01T10:00:00.000Z',
  } as const
  const open = { do: 'open', payment, subject_id: 'maths' } as const
  await write.execute(paymentDecider, payment_id, open, testContext(site, 'payments.open'))
  return { id: payment_id }
}

async function makeGroup(site: TestSite, owner: TestPerson): Promise<string> {
  const { id } = await sendCommand(site, owner, createAvailabilityGroup, {
    name: 'Popołudnia',
    entries: [{ type: 'week_day', day: 1, start_time: '16:00', end_time: '20:00' }],
  })
  return id
}

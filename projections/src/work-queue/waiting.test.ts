import { adminEvents as admins } from '@kredka/contracts/admin/events'
import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { make } from '@kredka/contracts/kernel/events'
import type { StaffRole } from '@kredka/contracts/kernel/staff'
import { reviewEvents as reviews } from '@kredka/contracts/reviews/events'
import { settingsEvents as settings } from '@kredka/contracts/settings/events'
import { topicEvents as topics } from '@kredka/contracts/topics/events'
import { countWaiting, getWorkPlace, listColleagues, listWork } from '@kredka/contracts/work-queue/endpoints'
import { workQueueEvents as e } from '@kredka/contracts/work-queue/events'
import { WORK_COUNTED_MAX, WORK_KINDS } from '@kredka/contracts/work-queue/rules'
import { adminProjection } from '../admin/projection.ts'
import { chatProjection } from '../chat/projection.ts'
import { communityProjection } from '../community/projection.ts'
import { contestsProjection } from '../contests/projection.ts'
import { helpProjection } from '../help/projection.ts'
import { startTestReadModels } from '../kernel/testing/test-read-models.ts'
import { lessonsProjection } from '../lessons/projection.ts'
import { levelsProjection } from '../levels/projection.ts'
import { offersProjection } from '../offers/projection.ts'
import { idOf, person, submitted, teacher } from '../offers/testing/market.ts'
import { profilesProjection } from '../profiles/projection.ts'
import { qualificationsProjection } from '../qualifications/projection.ts'
import { quizzesProjection } from '../quizzes/projection.ts'
import { reviewsProjection } from '../reviews/projection.ts'
import { settingsProjection } from '../settings/projection.ts'
import { topicsProjection } from '../topics/projection.ts'
import { workQueueProjection } from './projection.ts'
import { workQueueQueryHandlers } from './queries.ts'

const ADA = idOf('p', 9)
const OLA = idOf('p', 8)
const teacher_id = idOf('t', 1)
const exercise = { topic_id: idOf('p', 1), teacher_id, exercise_id: idOf('p', 2), version: 1 }
const review = {
  tuition_id: idOf('p', 3),
  review_id: idOf('p', 4),
  offer_id: idOf('f', 1),
  subject_id: 'maths',
  teacher_id,
  student_id: idOf('t', 2),
}
const item = { item: `exercise.${exercise.exercise_id}`, kind: 'exercise', item_id: exercise.exercise_id } as const

async function market() {
  const models = await startTestReadModels(
    [
      ...[offersProjection, reviewsProjection, topicsProjection, lessonsProjection, chatProjection, helpProjection],
      ...[settingsProjection, profilesProjection, quizzesProjection, contestsProjection, levelsProjection],
      ...[communityProjection, adminProjection, workQueueProjection, qualificationsProjection],
    ],
    workQueueQueryHandlers,
  )
  await models.tell([
    make(admins.AdminCreated, { admin_id: ADA, name: 'Ada', role: 'owner' }),
    make(admins.AdminCreated, { admin_id: OLA, name: 'Ola', role: 'owner' }),
    ...teacher(1),
    person(2),
    submitted(1),
    make(topics.ExerciseWritten, { ...exercise, question: 'Ile to?', answer: null }),
    make(topics.ExerciseSent, exercise),
    make(reviews.ReviewWritten, { ...review, version: 1, stars: 1, text: 'Nieprawda.' }),
    make(reviews.ReviewReported, { ...review, version: 1, reason: 'untrue', note: null }),
    make(settings.BetaFeatureRequested, { user_id: teacher_id, feature: 'compact_search' }),
  ])
  return models
}

const as = (id: string, role: StaffRole = 'owner') => ({ kind: 'admin', id, role }) as const

test('ADM-02 staff read how much waits of each kind, until it is decided', async () => {
  const models = await market()
  const waiting = () => models.ask(countWaiting, {}, as(ADA))
  const none = Object.fromEntries(WORK_KINDS.map((kind) => [kind, 0]))
  expect(await waiting()).toEqual({ ...none, offer: 1, review: 1, exercise: 1, beta_request: 1 })
  await models.tell([
    make(topics.ExerciseApproved, exercise),
    make(reviews.ReviewReportDismissed, { ...review, reason: 'Opisuje lekcję.' }),
  ])
  expect(await waiting()).toMatchObject({ offer: 1, review: 0, exercise: 0 })
  await models.close()
})

test('ADM-02 all that waits is one queue, the longest waiting first, narrowed by kind, words and who has it', async () => {
  const models = await market()
  const list = async (input: InputOf<typeof listWork>, id = ADA) =>
    (await models.page(listWork, input, as(id))).rows.map(({ kind, title, topic }) => [kind, title, topic])
  const all = [
    ['offer', 'Oferta 1', null],
    ['exercise', 'Ile to?', null],
    ['review', 'Nieprawda.', 'untrue'],
    ['beta_request', null, 'compact_search'],
  ]
  expect(await list({})).toEqual(all)
  expect(await list({ kind: 'review' })).toEqual([all[2]])
  expect(await list({ q: 'ILE' })).toEqual([all[1]])
  expect(await list({ q: 'il' })).toEqual([all[1]])
  expect(await list({ q: exercise.exercise_id })).toEqual([all[1]])
  expect(await list({ page: 2, page_size: 3 })).toEqual([all[3]])
  await models.tell([make(e.WorkAssigned, { ...item, admin_id: OLA })])
  expect(await list({ assigned: 'me' }, OLA)).toEqual([all[1]])
  expect(await list({ assigned: 'me' })).toEqual([])
  expect(await list({ assigned: 'nobody' })).toEqual([all[0], all[2], all[3]])
  await models.tell([make(e.WorkReleased, { ...item, admin_id: OLA })])
  expect(await list({ assigned: 'nobody' })).toEqual(all)
  // of the staff no longer
  await models.tell([make(e.WorkAssigned, { ...item, admin_id: idOf('p', 7) })])
  expect(await list({ assigned: 'nobody' })).toEqual(all)
  await models.close()
})

test('ADM-07 everybody of the staff sees, counts and is led on to what their role may decide', async () => {
  const models = await market()
  const kinds = async (role: StaffRole) => (await models.page(listWork, {}, as(ADA, role))).rows.map(({ kind }) => kind)
  expect(await kinds('moderator')).toEqual(['offer', 'exercise', 'review'])
  expect(await kinds('support')).toEqual(['beta_request'])
  expect((await models.page(listWork, { kind: 'offer' }, as(ADA, 'support'))).rows).toEqual([])
  expect(await models.ask(countWaiting, {}, as(ADA, 'support'))).toMatchObject({ offer: 0, beta_request: 1 })
  const offer = { kind: 'offer', id: idOf('f', 1) } as const
  expect(await models.ask(getWorkPlace, offer, as(ADA, 'moderator'))).toMatchObject({ waiting: 3 })
  expect(await models.ask(getWorkPlace, offer, as(ADA, 'support'))).toMatchObject({ rejected: 'STAFF_ROLE_MAY_NOT' })
  await models.close()
})

test('ADM-07 what somebody looked after is free when their access ends or their new role may not decide it', async () => {
  const models = await market()
  const free = async () => (await models.page(listWork, { assigned: 'nobody', kind: 'exercise' }, as(ADA))).rows.length
  await models.tell([make(e.WorkAssigned, { ...item, admin_id: OLA })])
  expect(await free()).toBe(0)
  const about = { admin_id: OLA, by: ADA, reason: 'Inne zadania.' }
  await models.tell([make(admins.StaffRoleChanged, { ...about, was: 'owner', role: 'support' })])
  expect(await free()).toBe(1)
  await models.tell([make(admins.StaffRoleChanged, { ...about, was: 'support', role: 'moderator' })])
  expect(await free()).toBe(0)
  await models.tell([make(admins.StaffAccessEnded, { ...about, was: 'moderator' })])
  expect(await free()).toBe(1)
  expect(await models.ask(listColleagues, {}, as(ADA))).toEqual([{ id: ADA, name: 'Ada', role: 'owner' }])
  await models.close()
})

test('ADM-02 a thing knows its place in the queue, who has it, and what comes next', async () => {
  const models = await market()
  const place = (kind: (typeof WORK_KINDS)[number], id: string, admin = ADA) =>
    models.ask(getWorkPlace, { kind, id }, as(admin))
  await models.tell([make(e.WorkAssigned, { ...item, admin_id: OLA })])
  const found = await place('exercise', exercise.exercise_id)
  expect(found).toMatchObject({
    item: { title: 'Ile to?', assignee: { id: OLA, name: 'Ola' }, who: { id: teacher_id } },
    waiting: 4,
    ahead: 1,
    next: { kind: 'offer' },
  })
  // what a colleague has is not handed to somebody else
  expect(await place('offer', idOf('f', 1))).toMatchObject({ next: { kind: 'review' } })
  expect(await place('offer', idOf('f', 1), OLA)).toMatchObject({ next: { kind: 'exercise' } })
  // of the same kind first
  await models.tell([submitted(2)])
  expect(await place('offer', idOf('f', 1))).toMatchObject({ next: { kind: 'offer', id: idOf('f', 2) } })
  await models.tell([make(topics.ExerciseApproved, exercise)])
  expect(await place('exercise', exercise.exercise_id)).toMatchObject({ item: null, ahead: 0, next: { kind: 'offer' } })
  expect(await models.ask(listColleagues, {}, as(ADA))).toEqual([
    { id: ADA, name: 'Ada', role: 'owner' },
    { id: OLA, name: 'Ola', role: 'owner' },
  ])
  await models.close()
})

test('ADM-02 what waits is counted to a thousand: further nobody needs a number', async () => {
  const models = await market()
  const many = Array.from({ length: WORK_COUNTED_MAX }, (_, n) => ({ ...exercise, exercise_id: idOf('g', n) }))
  await models.tell(
    many.flatMap((one) => [
      make(topics.ExerciseWritten, { ...one, question: 'Ile to?', answer: null }),
      make(topics.ExerciseSent, one),
    ]),
  )
  expect(await models.ask(countWaiting, {}, as(ADA))).toMatchObject({ exercise: WORK_COUNTED_MAX, offer: 1 })
  const last = idOf('g', WORK_COUNTED_MAX - 1)
  const place = await models.ask(getWorkPlace, { kind: 'exercise', id: last }, as(ADA))
  expect(place).toMatchObject({ waiting: WORK_COUNTED_MAX, ahead: WORK_COUNTED_MAX })
  await models.close()
})

import { accountEvents } from '@kredka/contracts/accounts/events'
import { assignmentEvents } from '@kredka/contracts/assignments/events'
import { attemptEvents } from '@kredka/contracts/attempts/events'
import { jobEvents } from '@kredka/contracts/jobs/events'
import { make } from '@kredka/contracts/kernel/events'
import { countUnseen, getNotificationSettings, listNotifications } from '@kredka/contracts/notifications/endpoints'
import { notificationEvents as e } from '@kredka/contracts/notifications/events'
import { quizEvents } from '@kredka/contracts/quizzes/events'
import { assignmentsProjection } from '../assignments/projection.ts'
import { attemptsProjection } from '../attempts/projection.ts'
import type { Viewer } from '../kernel/query.ts'
import { startTestReadModels, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { offersProjection } from '../offers/projection.ts'
import { idOf, offerEventsOf, person, teacher } from '../offers/testing/market.ts'
import { profilesProjection } from '../profiles/projection.ts'
import { quizzesProjection } from '../quizzes/projection.ts'
import { notificationsProjection } from './projection.ts'
import { notificationQueryHandlers } from './queries.ts'

const user_id = idOf('t', 1)
const other_id = idOf('t', 2)
const viewer: Viewer = { kind: 'user', id: user_id, is_teacher: false }
const other: Viewer = { kind: 'user', id: other_id, is_teacher: false }
const noticeId = (n: number) => idOf('f', n)

const told = (n: number, more: object = {}) =>
  make(e.Notified, {
    notification_id: noticeId(n),
    user_id,
    type: 'chat_message',
    person_id: other_id,
    about_id: idOf('g', n),
    data: { chat_id: idOf('g', n) },
    in_app: true,
    push: false,
    mail_due_at: null,
    cause_event_id: '00000000-0000-5000-8000-000000000001',
    cause_type: 'ChatMessageSent',
    cause_stream: 'chat-1',
    policy: 'chat.notify',
    ...more,
  })

const of_quiz = { quiz_id: idOf('p', 1), version: 1, author_id: idOf('t', 3) }
const terms = { subject_id: 'maths', difficulty: 2, exam_minutes: null } as const
const frozen = make(quizEvents.VersionFrozen, {
  ...of_quiz,
  ...terms,
  level: 'basic',
  language: 'pl',
  questions: [],
  content: { title: 'Ułamki na rozgrzewkę', description: '' },
})
const assigned = make(assignmentEvents.QuizAssigned, {
  ...of_quiz,
  assignment_id: idOf('g', 8),
  teacher_id: other_id,
  student_id: user_id,
  mode: 'exam',
  due_at: '2026-11-27T17:00:00.000Z',
  tries: 1,
  counts: 'best',
  review: 'at_once',
})
const question = { quiz_id: of_quiz.quiz_id, version: 1, question_id: idOf('p', 2), revision: 1, weight: 1 }
/** Of questions of several quizzes. */
const attempted = make(attemptEvents.AttemptCreated, {
  ...terms,
  attempt_id: idOf('g', 9),
  player_id: user_id,
  mode: 'learning',
  player_kind: 'user',
  source: 'random',
  assignment_id: null,
  quiz_id: null,
  version: null,
  author_id: null,
  questions: [question, { ...question, question_id: idOf('p', 3) }],
  seed: '4kq0x7',
})

const READ = [
  profilesProjection,
  offersProjection,
  quizzesProjection,
  assignmentsProjection,
  attemptsProjection,
  notificationsProjection,
]
let models: TestReadModels
beforeEach(async () => {
  models = await startTestReadModels(READ, notificationQueryHandlers('push-key'))
  await models.tell([person(1), person(2)])
})
afterEach(() => models.close())

const list = async (input: object = {}, whose = viewer) => (await models.page(listNotifications, input, whose)).rows
const ids = async (input: object = {}) => (await list(input)).map(({ id }) => id)
const count = (whose = viewer) => models.ask(countUnseen, {}, whose)

test('NOT-01 newest first, by page, with whom it is about; each person their own', async () => {
  await models.tell([told(1), told(2), told(3), told(4, { user_id: other_id, person_id: null })])
  const page = await models.page(listNotifications, { page_size: 2 }, viewer)
  expect(page.rows.map(({ id }) => id)).toEqual([noticeId(3), noticeId(2)])
  expect(page.has_next_page).toBe(true)
  expect(await ids({ page_size: 2, page: 2 })).toEqual([noticeId(1)])
  expect(page.rows[0]).toMatchObject({
    type: 'chat_message',
    seen: false,
    data: { chat_id: idOf('g', 3) },
    cause_type: 'ChatMessageSent',
    person: { id: other_id, name: expect.stringMatching(/\S/) },
  })
  expect(await list({}, other)).toMatchObject([{ id: noticeId(4), person: null }])
  expect([await count(), await count(other)]).toEqual([{ count: 3 }, { count: 1 }])
})

test('NOT-01 seen one by one, or all but what came later; the filter keeps what is new', async () => {
  await models.tell([told(1), told(2), told(3), told(4, { user_id: other_id })])
  await models.tell([make(e.NotificationsSeen, { user_id, notification_ids: [noticeId(2)] })])
  expect(await ids({ unseen: true })).toEqual([noticeId(3), noticeId(1)])
  await models.tell([make(e.AllNotificationsSeen, { user_id, except_notification_ids: [noticeId(3)] })])
  expect(await ids({ unseen: true })).toEqual([noticeId(3)])
  expect(await ids()).toHaveLength(3)
  expect([await count(), await count(other)]).toEqual([{ count: 1 }, { count: 1 }])
})

test('NOT-01 what only goes by mail or to a device stands in no list', async () => {
  await models.tell([told(1, { in_app: false, push: true })])
  expect(await ids()).toEqual([])
  expect(await count()).toEqual({ count: 0 })
})

test('NOT-01 a notice is listed for a year, whatever became of it', async () => {
  const began = (date: string) => make(jobEvents.DayBegan, { date })
  await models.tell([told(1), { ...told(2), at: '2026-10-02T08:00:00.000Z' }])
  await models.tell([began('2027-10-01')])
  expect(await ids()).toEqual([noticeId(2), noticeId(1)])
  await models.tell([began('2027-10-02')])
  expect(await ids()).toEqual([noticeId(2)])
  await models.tell([began('2027-10-03')])
  expect([await ids(), await count()]).toEqual([[], { count: 0 }])
})

test('NOT-01 switches are as chosen last, the rest as they come', async () => {
  const chose = (wanted: boolean) =>
    make(e.NotificationChannelChosen, { user_id, type: 'idea_status', channel: 'mail', wanted, way: 'settings' })
  const settings = async (whose = viewer) => models.ask(getNotificationSettings, {}, whose)
  const ideas = (mail: boolean) => expect.objectContaining({ type: 'idea_status', in_app: true, mail, push: false })
  await models.tell([chose(false)])
  expect(await settings()).toMatchObject({ types: expect.arrayContaining([ideas(false)]), push_key: 'push-key' })
  expect(await settings(other)).toMatchObject({ types: expect.arrayContaining([ideas(true)]) })
  await models.tell([chose(true)])
  expect(await settings()).toMatchObject({ types: expect.arrayContaining([ideas(true)]) })
})

test('EVT-10 nothing of a forgotten person is left; others keep notices about a deleted user', async () => {
  const chosen = make(e.NotificationChannelChosen, {
    user_id: other_id,
    type: 'chat_message',
    channel: 'push',
    wanted: false,
    way: 'settings',
  })
  const forgotten = make(accountEvents.PersonForgotten, { subject_id: other_id })
  await models.tell([told(1), told(2, { user_id: other_id, person_id: user_id }), chosen, forgotten])
  const { rows } = await models.pool.query('select user_id from notifications.notifications')
  expect(rows).toEqual([{ user_id }])
  expect((await models.pool.query('table notifications.switches')).rows).toEqual([])
  expect(await list()).toMatchObject([{ person: { id: other_id, name: null } }])
  const withKey = (await models.pool.query('table notifications.notifications')).rows
  await models.close()
  models = await startTestReadModels(READ, notificationQueryHandlers(null))
  await models.tell([person(1), person(2)])
  await models.tell([told(1), told(2, { user_id: other_id, person_id: user_id, data: null }), chosen, forgotten])
  expect((await models.pool.query('table notifications.notifications')).rows).toEqual(withKey)
})

test('NOT-01 QUI-10 QUI-11 EVT-10 a notice about another’s quiz names it as the version does that it is about', async () => {
  const { quiz_id, author_id } = frozen.data
  const { attempt_id } = attempted.data
  const renamed = { ...frozen.data, version: 2, content: { title: 'Ułamki, nowe', description: '' } }
  await models.tell([frozen, make(quizEvents.VersionFrozen, renamed), assigned, attempted])
  const changed = { quiz_id, attempt_id, before_bp: 0, after_bp: 10_000 }
  const due = { quiz_id, assignment_id: assigned.data.assignment_id, due_at: assigned.data.due_at }
  await models.tell([
    told(1),
    told(2, { type: 'quiz_rescored', person_id: null, data: changed }),
    told(3, { type: 'quiz_assigned', data: due }),
  ])
  const titles = async () => (await list()).map(({ quiz_title }) => quiz_title)
  expect(await titles()).toEqual(['Ułamki na rozgrzewkę', 'Ułamki na rozgrzewkę', null])
  await models.tell([make(accountEvents.PersonForgotten, { subject_id: author_id })])
  expect(await titles()).toEqual([null, null, null])
})

test('EVT-10 a notice about another’s offer shows its title as long as everybody may read it', async () => {
  const [offer_id, teacher_id] = [idOf('f', 1), idOf('t', 3)]
  const data = { offer_id, offer_subject: 'maths', search_id: idOf('g', 7) }
  await models.tell([...teacher(3), ...offerEventsOf(1, { teacher_id, title: 'Matura bez stresu' })])
  await models.tell([told(1, { type: 'saved_search_match', person_id: null, data }), told(2)])
  expect((await list()).map(({ offer_title }) => offer_title)).toEqual([null, 'Matura bez stresu'])
  await models.tell([make(accountEvents.PersonForgotten, { subject_id: teacher_id })])
  expect((await list()).map(({ offer_title }) => offer_title)).toEqual([null, null])
})

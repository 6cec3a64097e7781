import { accountEvents } from '@kredka/contracts/accounts/events'
import { jobEvents } from '@kredka/contracts/jobs/events'
import { make } from '@kredka/contracts/kernel/events'
import { countUnseen, getNotificationSettings, listNotifications } from '@kredka/contracts/notifications/endpoints'
import { notificationEvents as e } from '@kredka/contracts/notifications/events'
import type { Viewer } from '../kernel/query.ts'
import { startTestReadModels, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { offersProjection } from '../offers/projection.ts'
import { idOf, offerEventsOf, person, teacher } from '../offers/testing/market.ts'
import { profilesProjection } from '../profiles/projection.ts'
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

const READ = [profilesProjection, offersProjection, notificationsProjection]
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

test('EVT-10 a notice about another’s offer shows its title as long as everybody may read it', async () => {
  const [offer_id, teacher_id] = [idOf('f', 1), idOf('t', 3)]
  const data = { offer_id, offer_subject: 'maths', search_id: idOf('g', 7) }
  await models.tell([...teacher(3), ...offerEventsOf(1, { teacher_id, title: 'Matura bez stresu' })])
  await models.tell([told(1, { type: 'saved_search_match', person_id: null, data }), told(2)])
  expect((await list()).map(({ offer_title }) => offer_title)).toEqual([null, 'Matura bez stresu'])
  await models.tell([make(accountEvents.PersonForgotten, { subject_id: teacher_id })])
  expect((await list()).map(({ offer_title }) => offer_title)).toEqual([null, null])
})

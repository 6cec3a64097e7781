import { jest } from '@jest/globals'
import type {
  CaseView,
  EventDetailView,
  EventRowView,
  OpenedEventView,
  StaffActView,
  StreamStateView,
  StreamStepView,
  WrittenRowView,
} from '@kredka/contracts/audit/log-views'
import { personalExportDecider } from '../audit/personal-export.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { callsOf } from './testing/calls.ts'
import { hour, makeOrder, openOffer } from './testing/orders.ts'
import { type TestPerson, testAdmin, testPerson } from './testing/people.ts'
import { OWNED } from './testing/relations.ts'
import { type TestSite, testSite } from './testing/test-site.ts'

jest.setTimeout(120_000)

/** What staff find in the log of a real site (ADM-03). */
let site: TestSite
let admin: Awaited<ReturnType<typeof testAdmin>>
const { get, post, send } = callsOf(() => site)
beforeAll(async () => {
  site = await testSite()
  admin = await testAdmin(site)
})
afterAll(() => site.stop())

const reason = 'Sprawa 31/2026.'
const find = (query: string) => get<readonly EventRowView[]>(`/admin/events?page_size=100&${query}`, admin)
const typesOf = (rows: readonly EventRowView[]) => rows.map(({ type }) => type)

/** A student’s order of one lesson that the teacher accepted, with all that follows. */
async function acceptedOrder(): Promise<{ teacher: TestPerson; student: TestPerson; order_id: string }> {
  const teacher = await testPerson(site, 'teacher')
  const student = await testPerson(site)
  const offer_id = await openOffer(site, teacher)
  const order_id = await makeOrder(site, student, offer_id, [hour(site, 12)])
  await post(`/orders/${order_id}/accept`, {}, teacher)
  await until(async () => (await find(`q=order_id%3D${order_id}&type=PaymentOpened`)).length === 1)
  return { teacher, student, order_id }
}

test('ADM-03 events are found by stream, kind, type, actor, person, correlation, time and any field', async () => {
  const { teacher, student, order_id } = await acceptedOrder()
  const placed = (await find(`q=order-${order_id}&type=OrderPlaced`))[0]
  expect(placed).toMatchObject({ stream: `order-${order_id}`, revision: 0, count: 1, actor: `user:${student.id}` })
  expect(typesOf(await find(`stream=order-${order_id}`))).toEqual(['OrderAccepted', 'OrderPlaced'])
  expect(typesOf(await find(`category=lesson&q=order_id%3D${order_id}`))).toEqual(['LessonBooked'])
  expect(typesOf(await find(`actor=user:${teacher.id}&category=order`))).toEqual(['OrderAccepted'])
  expect(typesOf(await find(`by=user&q=${order_id}`))).toContain('OrderPlaced')
  expect(typesOf(await find(`by=admin&q=${order_id}`))).toEqual([])
  expect(typesOf(await find(`person=${student.id}&category=payment`))).toContain('PaymentOpened')
  expect(typesOf(await find(`correlation=${placed?.correlation_id}`))).toEqual(
    expect.arrayContaining(['OrderPlaced', 'TimeHeld']),
  )
  expect(typesOf(await find(`q=order_id%3D${order_id}%20terms.place%3Donline&type=OrderPlaced`))).toEqual([
    'OrderPlaced',
  ])
  expect(await find(`q=order_id%3D${order_id}%20terms.place%3Dteacher_house`)).toEqual([])
  expect(await find(`q=${order_id}&until=2020-01-01T00:00:00.000Z`)).toEqual([])
  expect(typesOf(await find(`q=${order_id}&from=2020-01-01T00:00:00.000Z`))).toContain('OrderPlaced')
})

test('ADM-03 an order opens on one axis from any of its ids, with its lesson, payment, notices and mails', async () => {
  const { order_id } = await acceptedOrder()
  const whole = await get<CaseView>(`/admin/cases/${order_id}`, admin)
  const categories = new Set(whole.lanes.map(({ category }) => category))
  for (const category of ['order', 'lesson', 'payment', 'calendar', 'inbox']) expect(categories).toContain(category)
  expect(whole.lanes[0]).toEqual({ stream: `order-${order_id}`, category: 'order' })
  expect(whole.events.map(({ at }) => at)).toEqual(whole.events.map(({ at }) => at).toSorted())
  const idOf = (category: string) => whole.lanes.find((lane) => lane.category === category)?.stream?.split('-')[1]
  const notice = whole.events.find(({ type }) => type === 'Notified')
  for (const id of [idOf('lesson'), idOf('payment'), notice?.id]) {
    const same = await get<CaseView>(`/admin/cases/${id}`, admin)
    const named = same.events.map(({ type }) => type)
    expect(named).toEqual(expect.arrayContaining(['OrderPlaced', 'OrderAccepted', 'LessonBooked', 'PaymentOpened']))
  }
  expect(await get(`/admin/cases/${site.tools.ids.entity()}`, admin)).toBe('NOT_FOUND')
})

test('ADM-03 causes and effects of an event are its correlation, each with its cause', async () => {
  const { order_id } = await acceptedOrder()
  const accepted = (await find(`stream=order-${order_id}&type=OrderAccepted`))[0]
  const chain = await get<readonly EventRowView[]>(`/admin/events/${accepted?.id}/chain`, admin)
  const booked = chain.find(({ type }) => type === 'LessonBooked')
  expect(booked?.causation_id).toBe(accepted?.id)
  expect(new Set(chain.map(({ correlation_id }) => correlation_id)).size).toBe(1)
})

test('ADM-03 no answer about the log holds what is personal, until somebody says why; that is an event', async () => {
  const person = await testPerson(site)
  const stream = `account-${person.id}`
  const [registered] = await find(`stream=${stream}&type=AccountRegistered`)
  const id = registered?.id
  const answers = [
    await find(`person=${person.id}`),
    await find(`q=${encodeURIComponent(`email=${person.email}`)}`),
    await get<EventDetailView>(`/admin/events/${id}`, admin),
    await get<readonly EventRowView[]>(`/admin/events/${id}/chain`, admin),
    await get<readonly WrittenRowView[]>(`/admin/events/${id}/rows`, admin),
    await get<readonly StreamStepView[]>(`/admin/streams/${stream}/steps`, admin),
    await get<StreamStateView>(`/admin/streams/${stream}/state`, admin),
    await get<CaseView>(`/admin/cases/${person.id}`, admin),
  ]
  expect(answers[1]).toEqual([])
  for (const answer of answers) expect(JSON.stringify(answer)).not.toContain(person.email)
  expect(answers[2]).toMatchObject({ hidden: expect.arrayContaining(['email', 'name']), subjects: [person.id] })

  const open = (body: object) => send<OpenedEventView>(`/admin/events/${id}/open`, body, admin)
  const place = { stream, revision: registered?.revision }
  expect((await open({ ...place, reason: ' ' })).error?.code).toBe('INVALID_INPUT')
  expect((await open({ stream, revision: 99, reason })).error?.code).toBe('NOT_FOUND')
  expect((await find(`type=PrivateEventRead&person=${person.id}`)).length).toBe(0)
  const { data } = await open({ ...place, reason })
  expect(data?.values).toContainEqual({ path: 'email', value: person.email })
  const [read] = await find(`type=PrivateEventRead&person=${person.id}`)
  expect(read).toMatchObject({ actor: `admin:${admin.id}`, reason })
  const after = await get<EventDetailView>(`/admin/events/${id}`, admin)
  expect(after.reads).toMatchObject([{ type: 'PrivateEventRead', reason }])
  const log = await get<readonly EventRowView[]>(`/admin/staff-log?kind=read&person=${person.id}`, admin)
  expect(log).toMatchObject([{ type: 'PrivateEventRead', reason }])
})

test('ANA-01 ADM-03 an export in clear stands in the staff log among the private reads', async () => {
  const [export_id, command_id] = [site.tools.ids.entity(), site.tools.ids.uuid()]
  const all = { types: [], categories: [], streams: [], from: null, until: null }
  const record = { export_id, ...all, admin_id: admin.id, os_user: 'anna', reason }
  await site.tools.write.execute(personalExportDecider, export_id, record, {
    actor: { kind: 'admin', id: admin.id },
    command_id,
    command: 'events.export',
    correlation_id: command_id,
    causation_id: command_id,
    now: site.tools.clock.now(),
    origin: 'live',
  })
  const log = () => get<readonly EventRowView[]>('/admin/staff-log?kind=read&type=PersonalExportBegan', admin)
  await until(async () => (await log()).length === 1)
  expect(await log()).toMatchObject([{ stream: `personalexport-${export_id}`, actor: `admin:${admin.id}`, reason }])
})

test('ADM-03 what staff did stands in the staff log with its reason, is narrowed, and leaves as a table', async () => {
  const person = await testPerson(site)
  await post(`/admin/users/${person.id}/block`, { reason: '=Skargi, "trzy"' }, admin)
  const log = (query: string) => get<readonly EventRowView[]>(`/admin/staff-log?${query}`, admin)
  expect(await log(`person=${person.id}`)).toMatchObject([{ type: 'AccountBlocked', reason: '=Skargi, "trzy"' }])
  expect(await log(`person=${person.id}&kind=read`)).toEqual([])
  expect(await log(`q=skargi&admin=${admin.id}&person=${person.id}`)).toHaveLength(1)
  expect(await log(`q=skarga&person=${person.id}`)).toEqual([])
  const answered = await fetch(`${site.url}/api/admin/staff-log.csv?person=${person.id}`, { headers: admin.headers })
  const table = await answered.text()
  expect(answered.headers.get('content-type')).toContain('text/csv')
  expect(table).toContain('AccountBlocked')
  expect(table).not.toMatch(/(^|[;,])=/m)
})

test('ADM-02 ADM-03 the staff log names the exercise that was rejected, where it can be looked at again', async () => {
  const teacher = await testPerson(site, 'teacher')
  const { id: topic_id, exercise_id } = (await OWNED['topic.teacher']?.(site, teacher)) ?? {}
  const question = 'Policz pochodną funkcji kwadratowej.'
  await post(`/my-topics/${topic_id}/exercises/${exercise_id}`, { question, send: true }, teacher)
  await post(`/admin/exercises/${exercise_id}/reject`, { topic_id, version: 2, reason: 'Przepisane.' }, admin)
  const log = await get<readonly StaffActView[]>('/admin/staff-log?type=ExerciseRejected', admin)
  expect(log).toMatchObject([{ stream: `topic-${topic_id}`, exercise_id }])
  await post(`/admin/users/${teacher.id}/block`, { reason: 'Skargi.' }, admin)
  const blocked = await get<readonly StaffActView[]>(`/admin/staff-log?person=${teacher.id}&kind=act`, admin)
  expect(blocked.find(({ type }) => type === 'AccountBlocked')).toMatchObject({ exercise_id: null })
})

test('ADM-03 an event says what read models write for it', async () => {
  const { order_id } = await acceptedOrder()
  const [placed] = await find(`stream=order-${order_id}&type=OrderPlaced`)
  const rows = await get<readonly WrittenRowView[]>(`/admin/events/${placed?.id}/rows`, admin)
  expect(rows).toContainEqual(expect.objectContaining({ projection: 'orders', table: 'orders', how: 'put' }))
})

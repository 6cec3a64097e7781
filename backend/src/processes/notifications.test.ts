import { proposeIdea } from '@kredka/contracts/community/endpoints'
import { MINUTE } from '@kredka/contracts/kernel/durations'
import { until } from '../kernel/reactions/testing/until.ts'
import { inboxDecider } from '../notifications/inbox.ts'
import { choice, WORDS } from '../quizzes/testing/written.ts'
import { callsOf } from './testing/calls.ts'
import { type MovingSite, movingSite } from './testing/moving-site.ts'
import { forgetPerson, type TestPerson, testAdmin, testContext, testPerson } from './testing/people.ts'
import { writeQuiz } from './testing/quizzes.ts'
import { OWNED } from './testing/relations.ts'

let site: MovingSite
let admin: Awaited<ReturnType<typeof testAdmin>>
beforeAll(async () => {
  site = await movingSite()
  admin = await testAdmin(site)
})
afterAll(() => site.stop())

interface Notified {
  readonly id: string
  readonly type: string
  readonly seen: boolean
  readonly data: Readonly<Record<string, unknown>>
  readonly cause_type: string
}
const calls = callsOf(() => site)
const { post, make, get } = calls
const listOf = (person: TestPerson, query = '') => get<readonly Notified[]>(`/notifications${query}`, person)
const unseenOf = async (person: TestPerson) =>
  (await get<{ readonly count: number }>('/notifications/count-unseen', person)).count

async function waitFor(person: TestPerson, types: readonly string[]): Promise<readonly Notified[]> {
  await until(async () => (await listOf(person)).length === types.length)
  const told = await listOf(person)
  expect(told.map(({ type }) => type)).toEqual(types)
  return told
}

/** An offer that waits for its review. */
async function waitingOffer(teacher: TestPerson): Promise<string> {
  const made = await OWNED['offer.teacher']?.(site, teacher)
  return made?.['id'] ?? ''
}
const decide = (id: string, what: 'activate' | 'reject' | 'take-down' | 'restore', body: object = {}) =>
  post(`/admin/offer-requests/${id}/${what}`, { version: 1, ...body }, admin)

/** A notice of a chat that came just now. */
async function tellOf(person: TestPerson): Promise<string> {
  const made = await OWNED['notification.user']?.(site, person)
  return made?.['id'] ?? ''
}
const mailsTo = async (person: TestPerson) =>
  (await site.outbox()).filter((mail) => mail.includes(`To: ${person.email}`))

/** The alarms have looked at everything that stands in the log by now, and fired what was due. */
async function alarmsHaveFired(): Promise<void> {
  const marker = await testPerson(site, 'teacher')
  await decide(await waitingOffer(marker), 'activate')
  await waitFor(marker, ['offer_activated'])
  site.pass(5 * MINUTE)
  await until(async () => (await mailsTo(marker)).length === 1)
}

test('NOT-01 a decision on an offer reaches its teacher with its reason and its cause', async () => {
  const teacher = await testPerson(site, 'teacher')
  const id = await waitingOffer(teacher)
  await decide(id, 'reject', { reason: 'Prosimy o dłuższy opis.' })
  const [told] = await waitFor(teacher, ['offer_rejected'])
  expect(told).toMatchObject({
    seen: false,
    cause_type: 'OfferRejected',
    data: { offer_id: id, offer_subject: 'maths', reason: 'Prosimy o dłuższy opis.' },
  })
  expect(await unseenOf(teacher)).toBe(1)
})

test('ADM-02 NOT-01 whoever finds an offer that was taken down finds nothing, and its teacher learns why, by mail too', async () => {
  const teacher = await testPerson(site, 'teacher')
  const id = await waitingOffer(teacher)
  await decide(id, 'activate')
  await waitFor(teacher, ['offer_activated'])
  const shown = () => get(`/offers/${id}`)
  expect(await shown()).toMatchObject({ id })
  await decide(id, 'take-down', { reason: 'W opisie jest numer telefonu.' })
  expect(await shown()).toBe('OFFER_NOT_FOUND')
  const [told] = await waitFor(teacher, ['offer_taken_down', 'offer_activated'])
  expect(told).toMatchObject({
    cause_type: 'OfferTakenDown',
    data: { offer_id: id, offer_subject: 'maths', reason: 'W opisie jest numer telefonu.' },
  })
  site.pass(5 * MINUTE)
  await until(async () => (await mailsTo(teacher)).some((mail) => mail.includes('numer telefonu')))
  // taken back, it is told as what it is: nothing was reviewed anew
  await decide(id, 'restore', { reason: 'To była pomyłka.' })
  await waitFor(teacher, ['offer_restored', 'offer_taken_down', 'offer_activated'])
  expect(await shown()).toMatchObject({ id })
  site.pass(5 * MINUTE)
  await until(async () => (await mailsTo(teacher)).some((mail) => mail.includes('ponownego')))
})

test('TOP-01 NOT-01 a teacher learns what staff said to an exercise, mailed with its reason where it was rejected', async () => {
  const teacher = await testPerson(site, 'teacher')
  const made = await OWNED['topic.teacher']?.(site, teacher)
  const [topic_id = '', exercise_id = ''] = [made?.['id'], made?.['exercise_id']]
  const question = `Policz pochodną: ${'𝑥²+'.repeat(50)}1.`
  const exercise = `/my-topics/${topic_id}/exercises/${exercise_id}`
  const review = (what: string, body: object = {}) =>
    post(`/admin/exercises/${exercise_id}/${what}`, { topic_id, version: 2, ...body }, admin)
  await post(exercise, { question, send: true }, teacher)
  await review('approve')
  await waitFor(teacher, ['exercise_status'])
  site.pass(5 * MINUTE)
  await review('reject', { reason: 'Przepisane z podręcznika.' })
  await review('reopen', { reason: 'Pomyłka.' })
  const [again, rejected, approved] = await waitFor(teacher, Array(3).fill('exercise_status'))
  expect(again).toMatchObject({ data: { status: 'reopened', reason: null } })
  const of = { topic_id, topic_title: 'Pochodne', exercise_id, question: `${[...question].slice(0, 119).join('')}…` }
  expect(approved).toMatchObject({
    cause_type: 'ExerciseApproved',
    data: { ...of, status: 'approved', reason: null },
  })
  expect(rejected).toMatchObject({
    cause_type: 'ExerciseRejected',
    data: { ...of, status: 'rejected', reason: 'Przepisane z podręcznika.' },
  })
  site.pass(5 * MINUTE)
  await until(async () => (await mailsTo(teacher)).length > 0)
  const mails = await mailsTo(teacher)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('/my-topics/')
})

test('QUI-02 NOT-01 an author learns what staff said to a quiz, mailed with its reason where it was refused', async () => {
  const author = await testPerson(site)
  const quiz_id = await writeQuiz(calls, author, [choice(), choice(), choice()])
  const submit = () => post(`/my-quizzes/${quiz_id}/submit`, { version: 1 }, author)
  const review = (what: string, body: object) => post(`/admin/quizzes/${quiz_id}/${what}`, body, admin)
  await submit()
  await review('reject', { version: 1, reason: 'Dwie odpowiedzi są poprawne.' })
  await waitFor(author, ['quiz_rejected'])
  await review('reopen', { version: 1, reason: 'Pomyłka.' })
  await review('approve', { version: 1 })
  await waitFor(author, ['quiz_approved', 'quiz_reopened', 'quiz_rejected'])
  await review('unlist', { reason: 'Pytania są z cudzego podręcznika.' })
  await waitFor(author, ['quiz_taken_down', 'quiz_approved', 'quiz_reopened', 'quiz_rejected'])
  await review('restore', { version: 1, reason: 'Pomyłka.' })
  const told = ['quiz_restored', 'quiz_taken_down', 'quiz_approved', 'quiz_reopened', 'quiz_rejected']
  const [back, down, approved, , refused] = await waitFor(author, told)
  const of = { quiz_id, quiz_title: WORDS.title }
  expect(refused).toMatchObject({
    cause_type: 'QuizRejected',
    data: { ...of, reason: 'Dwie odpowiedzi są poprawne.' },
  })
  expect(approved).toMatchObject({ cause_type: 'QuizApproved', data: of })
  expect(down).toMatchObject({
    cause_type: 'QuizUnlisted',
    data: { ...of, reason: 'Pytania są z cudzego podręcznika.' },
  })
  expect(back).toMatchObject({ cause_type: 'QuizRestored', data: of })
  // its author does it without being told
  await post(`/my-quizzes/${quiz_id}/unlist`, {}, author)
  site.pass(5 * MINUTE)
  await until(async () => (await mailsTo(author)).length === 5)
  expect((await mailsTo(author)).every((mail) => mail.includes('/my-quizes/'))).toBe(true)
  await waitFor(author, told)
})

test('NOT-01 an idea’s author learns each of its steps', async () => {
  const author = await testPerson(site)
  const id = await make(
    proposeIdea.path,
    { title: 'Tablica do rysowania', description: 'Rysowanie razem w trakcie lekcji online.' },
    author,
  )
  await post(`/admin/community-ideas/${id}/put-to-vote`, {}, admin)
  await waitFor(author, ['idea_status'])
  await post(`/admin/community-ideas/${id}/accept`, { answer: 'Zrobimy to zimą.' }, admin)
  const [accepted, voted] = await waitFor(author, ['idea_status', 'idea_status'])
  expect(voted?.data).toMatchObject({ idea_id: id, idea_title: 'Tablica do rysowania', status: 'under_vote' })
  expect(accepted?.data).toMatchObject({ status: 'accepted', answer: 'Zrobimy to zimą.' })
})

test('NOT-01 a mail follows what was not seen for five minutes, once, in the person’s language, with the link that ends such mails', async () => {
  const teacher = await testPerson(site, 'teacher')
  await post('/current-user/language', { language: 'en' }, teacher)
  // a busy machine may take the last minute over this
  await site.still(async () => {
    await decide(await waitingOffer(teacher), 'activate')
    await waitFor(teacher, ['offer_activated'])
    site.pass(4 * MINUTE)
    expect(await mailsTo(teacher)).toEqual([])
  })
  site.pass(MINUTE)
  await until(async () => (await mailsTo(teacher)).length === 1)
  const [mail = ''] = await mailsTo(teacher)
  const token = /List-Unsubscribe:\s+<[^>]*\/notifications\/stop-mail\/([^>]+)>/.exec(mail)?.[1] ?? ''
  expect(token).toContain(`${teacher.id}-offer_activated-`)
  expect(mail).toContain('Your offer is active')

  const oneClick = await fetch(`${site.url}/api/notifications/stop-mail/${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(oneClick.status).toBe(200)
  await decide(await waitingOffer(teacher), 'activate')
  await waitFor(teacher, ['offer_activated', 'offer_activated'])
  await alarmsHaveFired()
  expect(await mailsTo(teacher)).toHaveLength(1)
})

test('NOT-01 whoever has seen the notice gets no mail of it', async () => {
  const teacher = await testPerson(site, 'teacher')
  await decide(await waitingOffer(teacher), 'activate')
  const [told] = await waitFor(teacher, ['offer_activated'])
  await post(`/notifications/${told?.id}/mark-seen`, {}, teacher)
  await alarmsHaveFired()
  expect(await mailsTo(teacher)).toEqual([])
})

test('NOT-01 a switch turned off while the mail waits holds for it; the list without the mail, the mail without the list', async () => {
  const choose = (person: TestPerson, channel: string) =>
    post('/notifications/settings', { type: 'offer_activated', channel, wanted: false }, person)
  const [late, listless] = [await testPerson(site, 'teacher'), await testPerson(site, 'teacher')]
  await choose(listless, 'in_app')
  await decide(await waitingOffer(late), 'activate')
  await decide(await waitingOffer(listless), 'activate')
  await waitFor(late, ['offer_activated'])
  await choose(late, 'mail')
  await alarmsHaveFired()
  await until(async () => (await mailsTo(listless)).length === 1)
  expect(await mailsTo(late)).toEqual([])
  expect(await listOf(listless)).toEqual([])
})

test('NOT-01 a link to end mails works for its person and type alone', async () => {
  const person = await testPerson(site)
  const wrong = `${person.id}-idea_status-${'0'.repeat(64)}`
  expect(await post(`/notifications/stop-mail/${wrong}`, {})).toBe('NOT_FOUND')
})

test('NOT-01 marking all while others arrive: each is seen or new, and the count says so', async () => {
  const person = await testPerson(site)
  const first = [await tellOf(person), await tellOf(person)]
  const arriving = Array.from({ length: 20 }, () => tellOf(person))
  const marks = Array.from({ length: 5 }, () => post('/notifications/mark-all-seen', { up_to: first[1] }, person))
  await Promise.all([...arriving, ...marks])
  const told = await listOf(person, '?page_size=100')
  expect(told).toHaveLength(22)
  expect(
    told
      .filter(({ seen }) => seen)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([...first].sort())
  expect(await unseenOf(person)).toBe(20)

  await Promise.all([tellOf(person), post('/notifications/mark-all-seen', {}, person)])
  const left = (await listOf(person, '?page_size=100&unseen=true')).length
  expect([0, 1]).toContain(left)
  expect(await unseenOf(person)).toBe(left)
  await post('/notifications/mark-all-seen', {}, person)
  expect(await unseenOf(person)).toBe(0)
})

test('NOT-01 a notice repeated by its policy is one notice', async () => {
  const person = await testPerson(site)
  const id = site.tools.ids.entity()
  const told = {
    do: 'notify',
    now: site.tools.clock.now(),
    notification_id: id,
    user_id: person.id,
    type: 'chat_message',
    person_id: null,
    about_id: null,
    data: { chat_id: id },
    cause_event_id: site.tools.ids.uuid(),
    cause_type: 'ChatMessageSent',
    cause_stream: 'chat-1',
    policy: 'test',
  } as const
  const context = testContext(site, 'notifications.notify')
  await Promise.all([1, 2, 3].map(() => site.tools.write.execute(inboxDecider, person.id, told, context)))
  expect(await listOf(person)).toHaveLength(1)
})

test('EVT-10 a person who is gone is told nothing, and nothing waits for them', async () => {
  const teacher = await testPerson(site, 'teacher')
  const id = await waitingOffer(teacher)
  await forgetPerson(site, teacher.id)
  await decide(id, 'activate')
  await alarmsHaveFired()
  const { pool } = site.database
  // a read model that is a moment behind puts an event off, and no longer
  await until(async () => (await pool.query('select 1 from reactions.dead_letters')).rowCount === 0)
  const told = await pool.query('select 1 from notifications.notifications where user_id = $1', [teacher.id])
  expect(told.rowCount).toBe(0)
})

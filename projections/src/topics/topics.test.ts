import { accountEvents } from '@kredka/contracts/accounts/events'
import { make } from '@kredka/contracts/kernel/events'
import { must } from '@kredka/contracts/kernel/testing/must'
import {
  countExercises,
  getExercise,
  getTopic,
  listSharedTopics,
  listTopics,
  searchExercises,
} from '@kredka/contracts/topics/endpoints'
import { topicEvents as e } from '@kredka/contracts/topics/events'
import { adminProjection } from '../admin/projection.ts'
import type { Viewer } from '../kernel/query.ts'
import { startTestReadModels, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { idOf, person, teacher } from '../offers/testing/market.ts'
import { profilesProjection } from '../profiles/projection.ts'
import { exerciseQueryHandlers } from './admin-queries.ts'
import { topicsProjection } from './projection.ts'
import { topicQueryHandlers } from './queries.ts'

const teacher_id = idOf('t', 1)
const student_id = idOf('t', 2)
const tutor: Viewer = { kind: 'user', id: teacher_id, is_teacher: true }
const stranger: Viewer = { kind: 'user', id: idOf('t', 3), is_teacher: true }
const student: Viewer = { kind: 'user', id: student_id, is_teacher: false }
const admin: Viewer = { kind: 'admin', id: idOf('t', 9), role: 'owner' }
const topic = (n: number) => ({ topic_id: idOf('p', n), teacher_id })
const exercise = (n: number, version = 1) => ({ ...topic(1), exercise_id: idOf('p', 100 + n), version })
const written = (n: number, version = 1) =>
  make(e.ExerciseWritten, {
    ...exercise(n, version),
    question: `Zadanie ${n}, wersja ${version}: źdźbło`,
    answer: 'Odpowiedź',
  })

let models: TestReadModels
beforeAll(async () => {
  models = await startTestReadModels(
    [topicsProjection, profilesProjection, adminProjection],
    [...topicQueryHandlers, ...exerciseQueryHandlers],
  )
  const described = (n: number, title: string) =>
    make(e.TopicWritten, { ...topic(n), title, subject_id: 'maths', level: 'basic', description: null })
  await models.tell([
    ...teacher(1),
    person(2, 'Maja'),
    described(1, 'Ułamki'),
    described(2, 'Całki'),
    written(1),
    make(e.ExerciseSent, exercise(1)),
    make(e.ExerciseApproved, exercise(1)),
    written(1, 2),
    make(e.ExerciseSent, exercise(1, 2)),
    written(2),
    written(3),
    make(e.ExerciseSent, exercise(3)),
    make(e.ExerciseRejected, { ...exercise(3), reason: 'Przepisane.', visible: null }),
    make(e.TopicAttached, { ...topic(1), student_id, lesson_id: null }),
    make(e.TopicAttached, { ...topic(2), student_id, lesson_id: idOf('p', 50) }),
  ])
})
afterAll(() => models.close())

test('TOP-01 a teacher’s topics with their exercises by state, those changed last first', async () => {
  const { rows } = await models.page(listTopics, {}, tutor)
  expect(
    rows.map(({ title, exercises, visible, waiting, rejected, students }) => ({
      title,
      counts: [exercises, visible, waiting, rejected, students],
    })),
  ).toEqual([
    { title: 'Ułamki', counts: [3, 1, 1, 1, 1] },
    { title: 'Całki', counts: [0, 0, 0, 0, 1] },
  ])
  expect((await models.page(listTopics, { q: 'calki' }, tutor)).rows).toHaveLength(1)
  expect((await models.page(listTopics, {}, stranger)).rows).toEqual([])
})

test('TOP-01 one topic whole for its teacher, and for nobody else', async () => {
  const whole = must(await models.ask(getTopic, { id: idOf('p', 1) }, tutor))
  expect(
    whole.exercises.map(({ version, state, is_visible, reason }) => ({ version, state, is_visible, reason })),
  ).toEqual([
    { version: 2, state: 'waiting', is_visible: true, reason: null },
    { version: 1, state: 'new', is_visible: false, reason: null },
    { version: 1, state: 'rejected', is_visible: false, reason: 'Przepisane.' },
  ])
  expect(whole.attached).toEqual([{ student: { id: student_id, name: 'Maja' }, lesson_id: null }])
  expect(await models.ask(getTopic, { id: idOf('p', 1) }, stranger)).toEqual({ rejected: 'TOPIC_NOT_FOUND' })
})

test('TOP-01 a student reads what was approved, for good or with one lesson', async () => {
  const shared = must(await models.ask(listSharedTopics, {}, student))
  expect(shared.map(({ title, lesson_id }) => [title, lesson_id])).toEqual([
    ['Całki', idOf('p', 50)],
    ['Ułamki', null],
  ])
  expect(shared[1]?.exercises).toEqual([
    { id: idOf('p', 101), question: 'Zadanie 1, wersja 1: źdźbło', answer: 'Odpowiedź' },
  ])
  const lesson = { lesson_id: idOf('p', 50) }
  for (const viewer of [student, tutor])
    expect(must(await models.ask(listSharedTopics, lesson, viewer))).toHaveLength(1)
  expect(await models.ask(listSharedTopics, lesson, stranger)).toEqual([])
})

test('ADM-02 staff see what was sent, search it and compare it with what students see now', async () => {
  const found = async (input: object) => (await models.page(searchExercises, input, admin)).rows
  expect((await found({ sort: 'sent_at' })).map(({ version, state }) => [version, state])).toEqual([
    [2, 'waiting'],
    [1, 'rejected'],
  ])
  const [waiting] = await found({ state: 'waiting' })
  expect(waiting).toMatchObject({ topic: 'Ułamki', visible: { question: 'Zadanie 1, wersja 1: źdźbło' } })
  expect(await found({ q: 'zdzblo' })).toHaveLength(2)
  expect(await found({ q: 'ulamki' })).toHaveLength(2)
  expect(await found({ q: 'nic' })).toEqual([])
  // two letters are looked for where a word begins
  expect([(await found({ q: 'zd' })).length, (await found({ q: 'lo' })).length]).toEqual([2, 0])
  expect(await models.ask(countExercises, {}, admin)).toEqual({ waiting: 1 })
})

test('ADM-02 exercises stand by what their topic is called now', async () => {
  const other = { ...topic(3), exercise_id: idOf('p', 110), version: 1 }
  const called = (title: string) =>
    make(e.TopicWritten, { ...topic(3), title, subject_id: 'maths', level: 'basic', description: null })
  await models.tell([called('Zbiory'), make(e.ExerciseWritten, { ...other, question: 'Suma?', answer: null })])
  await models.tell([make(e.ExerciseSent, other)])
  const topics = async (input: object) =>
    (await models.page(searchExercises, input, admin)).rows.map((row) => row.topic)
  expect(await topics({ sort: 'topic' })).toEqual(['Ułamki', 'Ułamki', 'Zbiory'])
  await models.tell([called('Łamigłówki')])
  expect(await topics({ sort: 'topic' })).toEqual(['Łamigłówki', 'Ułamki', 'Ułamki'])
  expect([await topics({ q: 'zbiory' }), await topics({ q: 'lamiglowki' })]).toEqual([[], ['Łamigłówki']])
  await models.tell([make(e.TopicRemoved, topic(3))])
  expect(await topics({})).toEqual(['Ułamki', 'Ułamki'])
})

test('EVT-11 ADM-02 an exercise tells who sent and decided it before, which version, and why', async () => {
  const one = async (n: number) => models.ask(getExercise, { id: idOf('p', 100 + n) }, admin)
  expect(must(await one(1))).toMatchObject({
    version: 2,
    history: [
      { type: 'ExerciseSent', version: 1, reason: null },
      { type: 'ExerciseApproved', version: 1, reason: null },
      { type: 'ExerciseSent', version: 2, reason: null },
    ],
  })
  expect(must(await one(3)).history.at(-1)).toMatchObject({ type: 'ExerciseRejected', reason: 'Przepisane.' })
  // its teacher’s alone until it is sent
  expect(await one(2)).toEqual({ rejected: 'EXERCISE_NOT_FOUND' })
  const ofTeacher = await models.page(searchExercises, { q: teacher_id }, admin)
  expect(ofTeacher.rows).toHaveLength(2)
})

test('TOP-01 what is removed is gone for all; EVT-10 of a forgotten teacher no word stays', async () => {
  await models.tell([
    make(e.TopicRemoved, topic(2)),
    make(e.TopicDetached, { ...topic(1), student_id, lesson_id: null }),
    make(accountEvents.PersonForgotten, { subject_id: teacher_id }),
  ])
  expect(must(await models.ask(listSharedTopics, {}, student))).toEqual([])
  const left = await models.pool.query('select * from topics.exercises')
  expect(JSON.stringify(left.rows)).not.toMatch(/zadanie|odpowied|ułamki|ulamki/i)
  expect((await models.page(listTopics, {}, tutor)).rows.map(({ title }) => title)).toEqual([''])
})

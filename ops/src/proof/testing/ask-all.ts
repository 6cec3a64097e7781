import type { Parts } from '@kredka/backend/composition/container'
import { ASK, BACKEND, EVENT_STORE } from '@kredka/backend/composition/identifiers'
import type { Query } from '@kredka/contracts/kernel/endpoints'
import { START } from '@kredka/contracts/kernel/ports'
import type { QueryHandler, Viewer } from '@kredka/projections/kernel/query'

type Input = Readonly<Record<string, unknown>>

/** So many ids of each kind are asked for. */
const IDS_OF_A_KIND = 10

/** Which ids a path means, by the word before `{id}`; of other words all ids are tried. */
const MEANT: Readonly<Record<string, string>> = {
  offers: 'offer_id',
  'my-offers': 'offer_id',
  'offer-requests': 'offer_id',
  teachers: 'teacher_id',
  students: 'student_id',
  lessons: 'lesson_id',
  'lesson-problems': 'LessonProblemReported.lesson_id',
  payments: 'payment_id',
  promotions: 'promotion_id',
  reviews: 'ReviewChanged.review_id',
  comments: 'ReviewWritten.tuition_id',
  exercises: 'ExerciseSent.exercise_id',
  qualifications: 'QualificationProofSent.qualification_id',
  'my-topics': 'TopicWritten.topic_id',
  quizzes: 'quiz_id',
  'my-quizzes': 'quiz_id',
  levels: 'level_id',
  'my-levels': 'level_id',
  attempts: 'attempt_id',
  'quiz-rooms': 'room_id',
  runs: 'run_id',
  users: 'user_id',
  'user-profiles': 'user_id',
  'community-ideas': 'idea_id',
  errors: 'fault_id',
  'community-opinions': 'OpinionWritten.user_id',
}

type Ids = ReadonlyMap<string, readonly string[]>

/** Inputs beside the plain one, for lists that can be narrowed; and those of queries that need more than an id. */
const MORE: Readonly<Record<string, (ids: Ids) => readonly Input[]>> = {
  'offers.search': () => [
    { q: 'matematyka' },
    { subject: 'maths', page: 2 },
    { city: 'krakow', price_max: 9_000 },
    { rating: '4', sort: 'rating' },
    { day: 2, hour: 17 },
  ],
  'figures.get': () => [{ period: '7d' }, { period: 'year' }, { from: '2026-03-28', to: '2026-03-30' }],
  'offers.facets': () => [{ q: 'angielski' }, { place: 'online' }, { day: 6 }],
  'notifications.list': () => [{ unseen: true }],
  'chat.list': () => [{ q: 'a' }, { unseen: true }],
  'calendar.free_slots': (ids) =>
    byId(ids, 'offer_id').flatMap((offer) => [60, 90].map((duration) => ({ ...offer, duration, date: '2026-06-04' }))),
  'calendar.free_days': (ids) =>
    byId(ids, 'offer_id').map((offer) => ({ ...offer, duration: 60, month: '2026-06', zone: 'America/New_York' })),
  'calendar.next_free': (ids) => byId(ids, 'teacher_id'),
  'calendar.taken': () => [{ from: '2026-05-15T00:00:00.000Z', to: '2026-07-10T00:00:00.000Z' }],
  'calendar.events': () => [{ from: '2026-05-15T00:00:00.000Z', to: '2026-07-10T00:00:00.000Z' }],
  'chat.show': (ids) => byId(ids, 'chat_id'),
  'chat.with': (ids) => [...byId(ids, 'user_id'), ...byId(ids, 'teacher_id')],
  'chat.report_detail': (ids) => byId(ids, 'MessageReported.message_id'),
  'profiles.student': (ids) => byId(ids, 'ChatMessageSent.student_id'),
  'chat.messages': (ids) => [
    ...(ids.get('chat_id') ?? []).flatMap((chat_id) => [{ chat_id }, { chat_id, before: 3, page_size: 1 }]),
    ...(ids.get('user_id') ?? []).map((user_id) => ({ user_id })),
  ],
  'topics.shared': (ids) => (ids.get('TopicAttached.lesson_id') ?? []).map((lesson_id) => ({ lesson_id })),
  'reviews.of_offer': (ids) => byId(ids, 'ReviewWritten.offer_id'),
  'orders.list': () => [{ role: 'teacher' }, { role: 'student', status: 'new' }, { status: 'removed' }],
  'orders.show': (ids) => byId(ids, 'order_id'),
  'orders.phone': (ids) => byId(ids, 'order_id'),
  'orders.form': (ids) => byId(ids, 'offer_id'),
  'contests.of_quiz': (ids) => byId(ids, 'KeyContested.quiz_id'),
  'assignments.list': (ids) => [
    { role: 'student' },
    { role: 'teacher', state: 'awaited' },
    ...(ids.get('QuizAssigned.student_id') ?? []).map((person_id) => ({ role: 'teacher', person_id })),
  ],
  'assignments.get': (ids) => byId(ids, 'assignment_id'),
  'assignments.get_try': (ids) =>
    (ids.get('AssignmentBegun.attempt_id') ?? []).flatMap((attempt_id) =>
      byId(ids, 'assignment_id').map((one) => ({ ...one, attempt_id })),
    ),
  'quiz_requests.list': () => [{ role: 'teacher' }, { role: 'student' }, { role: 'teacher', state: 'open' }],
  'quiz_requests.get': (ids) => byId(ids, 'QuizAskedFor.request_id'),
  'repetition.misses': (ids) =>
    byId(ids, 'student_id').flatMap((student) => [student, { ...student, subject_id: 'maths' }]),
  'quiz_rooms.door': (ids) => (ids.get('RoomOpened.token') ?? []).map((token) => ({ token })),
  'analysis.question': (ids) => byId(ids, 'AnalystQuestionSaved.question_id'),
  'rewards.ranking': () => [
    { period: 'day' },
    { period: 'week', subject_id: 'maths' },
    { period: 'all' },
    { period: 'all', subject_id: 'maths' },
  ],
  'work_queue.place': (ids) => [
    ...byId(ids, 'offer_id').map((offer) => ({ kind: 'offer', ...offer })),
    ...byId(ids, 'MessageReported.message_id').map((message) => ({ kind: 'message_report', ...message })),
  ],
  'work_queue.list': () => [{ kind: 'quiz' }, { assigned: 'nobody', q: 'a' }],
  'offers.admin_search': () => [
    { state: 'live' },
    { state: 'hidden' },
    { subject: 'maths' },
    { sort: 'title' },
    { q: 'matemtyka' },
  ],
  'orders.admin_search': () => [{ status: 'expired' }, { sort: '-amount' }, { q: 'anna' }],
  'lessons.admin_search': () => [{ state: 'done' }, { sort: '-amount' }, { q: 'anna' }],
  'payments.admin_search': () => [{ status: 'paid' }, { sort: 'amount' }, { q: 'anna' }],
  'quiz_rooms.admin_search': () => [{ state: 'closed' }, { sort: '-seats' }, { q: 'anna' }],
  'games.admin_search': () => [
    { game: 'memory' },
    { state: 'open' },
    { kind: 'daily' },
    { sort: '-score' },
    { q: 'anna' },
  ],
  'games.board': () => [{ game: 'memory', variant: '4x3', period: 'all' }],
  'audit.events': (ids) => [
    { category: 'order' },
    { by: 'admin', page_size: 50 },
    ...(ids.get('order_id') ?? []).map((id) => ({ q: `order_id=${id}` })),
    ...(ids.get('user_id') ?? []).map((person) => ({ person })),
  ],
  'audit.staff_log': () => [{ kind: 'act' }],
  'audit.event': (ids) => byId(ids, 'cause_event_id'),
  'audit.rows': (ids) => byId(ids, 'cause_event_id'),
  'audit.chain': (ids) => byId(ids, 'cause_event_id'),
  'audit.case': (ids) => [...byId(ids, 'order_id'), ...byId(ids, 'payment_id')],
  'audit.steps': (ids) => (ids.get('order_id') ?? []).map((id) => ({ stream: `order-${id}` })),
  'audit.timeline': (ids) => [
    ...(ids.get('order_id') ?? []).map((id) => ({ kind: 'order', id })),
    ...(ids.get('lesson_id') ?? []).map((id) => ({ kind: 'lesson', id })),
    ...(ids.get('payment_id') ?? []).map((id) => ({ kind: 'payment', id })),
    ...(ids.get('offer_id') ?? []).map((id) => ({ kind: 'offer', id })),
    ...(ids.get('assignment_id') ?? []).map((id) => ({ kind: 'assignment', id })),
    ...(ids.get('user_id') ?? []).map((id) => ({ kind: 'account', id })),
  ],
}

function byId(ids: Ids, name: string): readonly Input[] {
  return (ids.get(name) ?? []).map((id) => ({ id }))
}

/** One query as one viewer asks it. */
export interface Asked {
  readonly handler: QueryHandler
  readonly viewer: Viewer
  readonly input: Input
}

/**
 * Every query that draws on a read model, as each of some viewers asks it of what is in the log.
 * @param staff who asks for the back office; those whom the log names, if it is left out
 */
export async function allQuestions(parts: Parts, staff?: readonly Viewer[]): Promise<readonly Asked[]> {
  const { wired } = await parts.get(BACKEND)
  const ids = await idsInLog(parts)
  return wired.queryHandlers
    .filter(({ reads }) => reads.length > 0)
    .flatMap((handler) =>
      viewersOf(handler.query, ids, staff).flatMap((viewer) =>
        inputsOf(handler.query, ids).map((input) => ({ handler, viewer, input })),
      ),
    )
}

/**
 * The answer of every query that draws on a read model, by query, viewer and input. Names the queries that were asked.
 */
export async function askAll(parts: Parts): Promise<ReadonlyMap<string, unknown>> {
  const [ask, store] = await Promise.all([parts.get(ASK), parts.get(EVENT_STORE)])
  const afterPosition = await store.head()
  const answers = new Map<string, unknown>()
  for (const { handler, viewer, input } of await allQuestions(parts)) {
    const { value } = await ask(handler, input, viewer, { afterPosition })
    answers.set(`${handler.query.name} ${JSON.stringify(viewer)} ${JSON.stringify(input)}`, value)
  }
  return answers
}

function inputsOf(query: Query, ids: Ids): readonly Input[] {
  const needed = [...(query.params.required ?? []), ...(query.query.required ?? [])]
  const more = MORE[query.name]?.(ids)
  if (needed.length === 0) return [{}, ...(more ?? [])]
  if (more) return more
  const meant = MEANT[/\/([a-z-]+)\/\{id\}/.exec(query.path)?.[1] ?? '']
  if (needed.length === 1 && needed[0] === 'id' && meant !== undefined) return byId(ids, meant)
  if (needed.length === 1 && needed[0] === 'id')
    return [...ids].filter(([name]) => !name.includes('.')).flatMap(([, some]) => some.map((id) => ({ id })))
  const [name = '', ...others] = needed
  const values = others.length === 0 ? (ids.get(name) ?? wordsOf(query, name)) : undefined
  if (values) return values.map((value) => ({ [name]: value }))
  throw new Error(`say in MORE how ${query.name} is asked: it needs ${needed.join(', ')}`)
}

/** All that may be said where the contract lists the words. */
function wordsOf({ params, query }: Query, name: string): readonly string[] | undefined {
  const schema: { readonly enum?: readonly string[] } | undefined = params.properties[name] ?? query.properties[name]
  return schema?.enum
}

function viewersOf({ access, visitor }: Query, ids: Ids, staff?: readonly Viewer[]): readonly Viewer[] {
  const some = (name: string, count: number) => (ids.get(name) ?? []).slice(0, count)
  const people = [
    ...new Set([
      ...some('user_id', 6),
      ...some('author_id', 2),
      ...some('reporter_id', 3),
      ...some('LessonBooked.student_id', 3),
      ...some('FavouriteAdded.user_id', 1),
      ...some('TopicAttached.student_id', 1),
      ...some('QuizAssigned.student_id', 2),
      ...some('RoomOpened.host_id', 1),
    ]),
  ]
  // Of the first chats both sides ask, whatever else stands before them in the log.
  const teachers = [
    ...new Set([
      ...some('teacher_id', 6),
      ...some('ChatMessageSent.teacher_id', 2),
      ...some('LessonBooked.teacher_id', 3),
      ...some('TopicWritten.teacher_id', 1),
      ...some('QuizAssigned.teacher_id', 1),
    ]),
  ]
  const users = people.map((id): Viewer => ({ kind: 'user', id, is_teacher: false }))
  const tutors = teachers.map((id): Viewer => ({ kind: 'user', id, is_teacher: true }))
  const admins = staff ?? some('admin_id', 2).map((id): Viewer => ({ kind: 'admin', id, role: 'owner' }))
  if (access === 'admin') return admins
  if (access === 'teacher') return tutors
  if (access === 'user') return [...users, ...tutors]
  if (visitor)
    return some('AttemptFinished.player_id', 2).map((id): Viewer => ({ kind: 'user', id, is_teacher: false }))
  return [{ kind: 'visitor' }, ...users.slice(0, 2), ...tutors.slice(0, 2), ...admins.slice(0, 1)]
}

/**
 * Ids and tokens by the name under which events speak of them, and by that with the event's type before it; the first
 * ones of each.
 */
async function idsInLog(parts: Parts): Promise<Ids> {
  const store = await parts.get(EVENT_STORE)
  const found = new Map<string, Set<string>>()
  let from = START
  for (;;) {
    const { events, next } = await store.readAll(from, 1_000)
    if (events.length === 0) break
    from = next
    for (const { type, data } of events) {
      for (const [name, value] of Object.entries(data ?? {})) {
        if (!(name.endsWith('_id') || name === 'token') || typeof value !== 'string') continue
        for (const kind of [name, `${type}.${name}`]) {
          const known = found.get(kind) ?? new Set()
          found.set(kind, known)
          if (known.size < IDS_OF_A_KIND) known.add(value)
        }
      }
    }
  }
  return new Map([...found].map(([name, known]) => [name, [...known]]))
}

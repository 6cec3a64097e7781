import { chatIdOf } from '@kredka/backend/chat/chat-id'
import { conversationDecider } from '@kredka/backend/chat/conversation'
import { deriveEntityId } from '@kredka/backend/kernel/ids'
import { inboxDecider } from '@kredka/backend/notifications/inbox'
import { SUBJECTS, type SubjectId } from '@kredka/contracts/data/subjects'
import { DAY, HOUR, MINUTE } from '@kredka/contracts/kernel/durations'
import type { Level, Place } from '@kredka/contracts/offers/rules'
import { beginStep } from '../chat-plan.ts'
import { type LifeParts, pastCourse, type SeedStudent, type SeedTeacher } from '../life/courses.ts'
import { bankAccountStep, keptSteps } from '../life/kept-steps.ts'
import { studentNoteStep } from '../life/lesson-steps.ts'
import { times } from '../life/times.ts'
import { topicSteps } from '../life/topic-steps.ts'
import { groupStep, pricesOf, reviewStep, type SeedOffer, submitStep } from '../offer-plan.ts'
import { personSteps, type SeedPerson, teacherStep } from '../people-plan.ts'
import { seededRandom } from '../random.ts'
import type { Step } from '../step.ts'
import { weeklyAvailability } from '../texts/availability.ts'
import { CHATS } from '../texts/chats.ts'
import { STUDENT_NOTES } from '../texts/life.ts'
import type { Gender } from '../texts/phrases.ts'
import { offerPrices } from '../texts/prices.ts'
import { between, pick, type Random } from '../texts/random.ts'

const SEED = 20_261_123

const TEACHERS_OF_CELL = 2
const STUDENTS_OF_CELL = 8
export const PEOPLE_OF_CELL = TEACHERS_OF_CELL + STUDENTS_OF_CELL
const OFFERS_OF_TEACHER = 3
const LINES_OF_COURSE = 8
const PLACES: readonly (readonly Place[])[] = [
  ['online'],
  ['online', 'teacher_house'],
  ['teacher_house', 'student_house'],
  ['online', 'student_house', 'public_space'],
]
const LEVELS: readonly Level[] = ['any', 'basic', 'intermediate', 'advanced', 'for-children']

/**
 * A few people who know only each other: what they did can be told again of others. Words in it stand for words that
 * every copy gets anew.
 */
export interface Cell {
  readonly people: readonly CellPerson[]
  readonly offers: readonly CellOffer[]
  /** In the order of their times. */
  readonly steps: readonly Step[]
}
export interface CellPerson {
  readonly person: SeedPerson
  readonly gender: Gender
  readonly teaches: boolean
}
export interface CellOffer extends SeedOffer {
  readonly subject: SubjectId
  /** Place of its teacher among the people. */
  readonly teacher: number
}

export interface CellParts {
  readonly number: number
  /** Milliseconds: the present; everything is over a day before it. */
  readonly now: number
  readonly courses: number
  readonly emailKey: (email: string) => string
}

export function cellPlan(parts: CellParts): Cell {
  const { number, now } = parts
  const random = seededRandom(SEED + number)
  const admin_id = deriveEntityId('bulk', 'admin', 0)
  const people = Array.from({ length: PEOPLE_OF_CELL }, (_, n) => personOf(parts, random, n))
  const teachers = people.filter(({ teaches }) => teaches).map((one, n) => teacherOf(random, one, number * 7 + n, n))
  const students = people.filter(({ teaches }) => !teaches)
  const life: LifeParts = { random, now, admin_id, times: times(random) }
  const pairs = Array.from({ length: parts.courses }, (_, n) => pairOf(life, teachers, students, n))
  const steps = [
    ...people.flatMap(({ person }) => personSteps(person)),
    ...teachers.flatMap(({ steps }) => steps),
    ...teachers.flatMap(({ teacher, offers }, n) => [
      ...offers.flatMap((offer) => [submitStep(offer), reviewStep(offer, admin_id, offer.sent_at + 5 * HOUR, null)]),
      bankAccountStep(teacher.person),
      ...keptSteps(studentAt(students, n).person.user_id, offers, now),
      ...topicSteps({
        now,
        admin_id,
        teacher_id: teacher.person.user_id,
        student_id: studentAt(students, n).person.user_id,
      }),
    ]),
    ...pairs.flatMap(({ steps }) => steps),
    ...chatsOf(random, pairs, now),
    ...people.map(({ person }) => stepOfSeeing(person.user_id, now - 6 * HOUR)),
  ]
  return {
    people,
    offers: teachers.flatMap(({ offers }, teacher) => offers.map((offer) => ({ ...offer, teacher }))),
    steps: steps.toSorted((a, b) => a.at - b.at),
  }
}

function personOf({ number, now, emailKey }: CellParts, random: Random, n: number): CellPerson {
  const teaches = n < TEACHERS_OF_CELL
  const joined_at =
    now - between(random, teaches ? 220 : 120, teaches ? 540 : 500) * DAY + between(random, 7, 20) * HOUR
  const email = `osoba.${n}@demo.test`
  const person: SeedPerson = {
    user_id: deriveEntityId(`bulk ${number}`, `person ${n}`, joined_at),
    name: `Osoba ${n}`,
    email,
    email_key: emailKey(email),
    credential_id: deriveEntityId(`bulk ${number}`, `credential ${n}`, joined_at),
    about: teaches ? `O osobie ${n}` : '',
    joined_at,
  }
  return { person, gender: (number + n) % 2 === 0 ? 'f' : 'm', teaches }
}

interface Taught {
  readonly teacher: SeedTeacher
  readonly offers: readonly Omit<CellOffer, 'teacher'>[]
  readonly steps: readonly Step[]
}

function teacherOf(random: Random, { person, gender }: CellPerson, subject: number, n: number): Taught {
  const { user_id, joined_at } = person
  const group_id = deriveEntityId(user_id, 'group', joined_at)
  const week = weeklyAvailability(random)
  const subjects = [subjectAt(subject), subjectAt(subject), subjectAt(subject * 3 + 1)]
  const offers = subjects.slice(0, OFFERS_OF_TEACHER).map((subject, i) => {
    const sent_at = joined_at + HOUR + i * 9 * HOUR
    const offer_id = deriveEntityId(user_id, `offer ${i}`, sent_at)
    const [places, level] = [pick(random, PLACES), pick(random, LEVELS)]
    const city_id = places.length === 1 ? null : 'warszawa'
    const prices = pricesOf(offer_id, offerPrices(random, { subject, level, city: city_id }), sent_at)
    const words = { title: `Tytuł ${n} ${i}`, description: `Opis ${n} ${i}` }
    return {
      offer_id,
      teacher_id: user_id,
      subject,
      sent_at,
      content: { ...words, subject_id: subject, level, places, city_id, prices, availability_group_id: group_id },
    }
  })
  const steps = [teacherStep(person), groupStep(group_id, user_id, week, joined_at + 15 * MINUTE)]
  return { teacher: { person, gender, entries: week.entries, offers }, offers, steps }
}

function subjectAt(n: number): SubjectId {
  return SUBJECTS[n % SUBJECTS.length]?.id ?? 'maths'
}

function studentAt(students: readonly CellPerson[], n: number): CellPerson {
  const found = students[n % students.length]
  if (found === undefined) throw new RangeError('a cell without students')
  return found
}

interface Pair {
  readonly teacher_id: string
  readonly student_id: string
  readonly from: number
  readonly steps: readonly Step[]
}

/** A course of one of the students with one of the teachers, some time after both came. */
function pairOf(life: LifeParts, teachers: readonly Taught[], students: readonly CellPerson[], n: number): Pair {
  const { random, now } = life
  const { teacher } = pick(random, teachers)
  const student: SeedStudent = studentAt(students, n)
  const lessons = between(random, 2, 8)
  const earliest = Math.max(teacher.person.joined_at, student.person.joined_at) + 5 * DAY
  const placed_at = earliest + Math.floor((random() * (now - (lessons * 7 + 17) * DAY - earliest)) / HOUR) * HOUR
  const steps = pastCourse(life, { teacher, student, placed_at, lessons })
  const ids = { teacher_id: teacher.person.user_id, student_id: student.person.user_id }
  const note = studentNoteStep(ids, placed_at + 3 * DAY, pick(random, STUDENT_NOTES))
  return { ...ids, from: placed_at - 2 * DAY, steps: n % 4 === 0 ? [...steps, note] : steps }
}

/** One chat a pair, however many courses: they write in turn, beginning before the first. */
function chatsOf(random: Random, pairs: readonly Pair[], now: number): readonly Step[] {
  const chats = Object.values(Object.groupBy(pairs, ({ teacher_id, student_id }) => chatIdOf(teacher_id, student_id)))
  return chats.flatMap((courses = []) => {
    const starts = courses.map(({ from }) => from).toSorted((a, b) => a - b)
    const [first] = courses
    const [from] = starts
    if (first === undefined || from === undefined) return []
    const { teacher_id, student_id } = first
    const chat_id = chatIdOf(teacher_id, student_id)
    let at = from
    const lines = starts.flatMap((start) => {
      at = Math.max(at, start)
      return Array.from({ length: LINES_OF_COURSE }, () => {
        at += between(random, 4, 14 * 60) * MINUTE
        return at
      })
    })
    const sent = lines.filter((time) => time < now - DAY).map((time, n) => lineStep(random, first, chat_id, time, n))
    return [beginStep(student_id, teacher_id, chat_id, from), ...sent]
  })
}

const lineOf = (who: 's' | 't') =>
  CHATS.flatMap(({ lines }) => lines.flatMap((line) => (line[0] === who ? [line[2]] : [])))
const LINES = [lineOf('s'), lineOf('t')] as const

function lineStep(random: Random, { teacher_id, student_id }: Pair, chat_id: string, at: number, n: number): Step {
  const isStudent = n % 2 === 0
  const [sender_id, to_user_id] = isStudent ? [student_id, teacher_id] : [teacher_id, student_id]
  const message = pick(random, LINES[isStudent ? 0 : 1])
  const message_id = deriveEntityId(chat_id, `message ${n}`, at)
  const ids = { chat_id, teacher_id, sender_id, to_user_id, message_id }
  const send = { do: 'send', ...ids, message, is_here: true, now: at, lapse_ms: null } as const
  return {
    at,
    command: 'chat.send',
    actor: { kind: 'user', id: sender_id },
    key: `message ${n} ${chat_id}`,
    of: chat_id,
    run: (write, context) => write.execute(conversationDecider, chat_id, send, context),
  }
}

/** In the end everybody has looked at what they were told. */
function stepOfSeeing(user_id: string, at: number): Step {
  return {
    at,
    command: 'notifications.mark_all_seen',
    actor: { kind: 'user', id: user_id },
    key: `seen all ${user_id}`,
    of: user_id,
    run: (write, context) => write.execute(inboxDecider, user_id, { do: 'see_all', user_id, up_to: null }, context),
  }
}

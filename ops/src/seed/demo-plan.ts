import { deriveEntityId } from '@kredka/backend/kernel/ids'
import { SUBJECTS, type SubjectId } from '@kredka/contracts/data/subjects'
import { DAY, HOUR, MINUTE } from '@kredka/contracts/kernel/durations'
import { foldLetters } from '@kredka/contracts/kernel/slug'
import { needsCity, type Place } from '@kredka/contracts/offers/rules'
import { CITIES } from '@kredka/contracts/places/cities'
import { DEMO_STUDENT } from '../tools/demo-login.ts'
import { analystSteps } from './analyst-plan.ts'
import { boardRunSteps } from './board-run-plan.ts'
import { chatSteps } from './chat-plan.ts'
import { communitySteps } from './community-plan.ts'
import { dailySteps } from './daily-plan.ts'
import { levelSteps } from './level-plan.ts'
import type { SeedTeacher } from './life/courses.ts'
import { lifeSteps } from './life/life-plan.ts'
import { lockerSteps } from './locker-plan.ts'
import { newsletterSteps } from './newsletter-plan.ts'
import { noticeSteps } from './notice-plan.ts'
import { groupStep, pricesOf, reviewStep, type SeedOffer, submitStep } from './offer-plan.ts'
import { personSteps, type SeedPerson, teacherStep } from './people-plan.ts'
import { qualificationSteps } from './qualification-plan.ts'
import { quizSteps } from './quiz-plan.ts'
import { quizRequestSteps } from './quiz-request-plan.ts'
import { quizRunSteps } from './quiz-run-plan.ts'
import { runSteps } from './run-plan.ts'
import { siteQuizSteps } from './site-quiz-plan.ts'
import type { Step } from './step.ts'
import { aboutText } from './texts/about.ts'
import { weeklyAvailability } from './texts/availability.ts'
import { offerWriter } from './texts/offers.ts'
import { STUDENTS, TEACHERS } from './texts/people.ts'
import { offerPrices } from './texts/prices.ts'
import { between, chance, pick, type Random } from './texts/random.ts'

/** The demonstration's site opened this long ago. */
const OPENED_DAYS_AGO = 540

export { DEMO_STUDENT }
export const DEMO_TEACHER = 'teacher@demo.test'
export const DEMO_ADMIN = 'admin'
/** Another member of staff, to share the work with. */
export const DEMO_COLLEAGUE = 'ola'
/** Members of staff who may do less. */
export const DEMO_STAFF = [
  { name: 'moderator', role: 'moderator' },
  { name: 'wsparcie', role: 'support' },
  { name: 'analityk', role: 'analyst' },
] as const

const REASONS = [
  'Opis jest zbyt krótki. Napisz, jak wyglądają zajęcia i dla kogo są.',
  'W opisie jest numer telefonu. Dane kontaktowe przekazuj w wiadomościach, po przyjęciu zamówienia.',
  'Tytuł mówi o innym przedmiocie niż wybrany. Popraw przedmiot albo tytuł.',
]

export interface DemoParts {
  readonly random: Random
  /** For what happened between people: who they are does not depend on it. */
  readonly lifeRandom: Random
  /** Milliseconds: the demonstration's present. */
  readonly now: number
  readonly admin_id: string
  readonly emailKey: (email: string) => string
  readonly runSecretOf: (run_id: string) => string
  /** Names of the demo people's passwords in the vault. */
  readonly credentials: { readonly student: string; readonly teacher: string }
}

/**
 * The demonstration's whole past as commands, the same for the same parts: people, teachers, availability, offers and
 * reviews.
 */
export function demoPlan(parts: DemoParts): DemoPlan {
  const write = offerWriter(parts.random)
  const students = STUDENTS.map(({ name }, n) => seedPerson(parts, name, `student ${n}`, n === 0 ? 'student' : null))
  const teachers = TEACHERS.map(({ name }, n) => seedPerson(parts, name, `teacher ${n}`, n === 0 ? 'teacher' : null))
  const [student, ...others] = students
  const taught = teachers.map((person, n) => teacherSteps(parts, write, person, n))
  return {
    student_id: students[0]?.user_id ?? '',
    teacher_id: teachers[0]?.user_id ?? '',
    steps: [
      ...students.flatMap((student) => personSteps(student)),
      ...taught.flatMap(({ steps }) => steps),
      ...qualificationSteps({ ...parts, teachers }),
      ...lifeSteps({
        ...parts,
        random: parts.lifeRandom,
        teachers: taught.map(({ teacher }) => teacher),
        students: students.map((person, n) => ({ person, gender: STUDENTS[n]?.gender ?? 'f' })),
      }),
      ...chatSteps({ ...parts, students, teachers }),
      ...quizSteps({ ...parts, students, teachers }),
      ...quizRequestSteps({ ...parts, students, teachers }),
      ...siteQuizSteps({ ...parts, students, teachers }),
      ...runSteps({ ...parts, students }),
      ...boardRunSteps({ ...parts, students }),
      ...quizRunSteps({ ...parts, students, teachers }),
      ...dailySteps({ ...parts, students }),
      ...levelSteps({ ...parts, students }),
      ...lockerSteps({ ...parts, students, teachers }),
      ...newsletterSteps({ ...parts, students, teachers }),
      ...analystSteps(parts),
      ...(student === undefined ? [] : communitySteps({ ...parts, student, students: others, teachers })),
    ],
  }
}

export interface DemoPlan {
  /** The people somebody may log in as. */
  readonly student_id: string
  readonly teacher_id: string
  readonly steps: readonly Step[]
}

function seedPerson(parts: DemoParts, name: string, key: string, demo: 'student' | 'teacher' | null): SeedPerson {
  const joined_at = parts.now - between(parts.random, 20, OPENED_DAYS_AGO) * DAY - between(parts.random, 0, 10) * HOUR
  const email =
    demo === 'student'
      ? DEMO_STUDENT
      : demo === 'teacher'
        ? DEMO_TEACHER
        : `${foldLetters(name).replace(/[^a-z]+/g, '.')}@demo.test`
  return {
    user_id: deriveEntityId('demo', key, joined_at),
    name,
    email,
    email_key: parts.emailKey(email),
    credential_id: demo === null ? null : parts.credentials[demo],
    about: '',
    joined_at,
  }
}

type Writer = ReturnType<typeof offerWriter>

interface Taught {
  readonly teacher: SeedTeacher
  readonly steps: readonly Step[]
}

function teacherSteps(parts: DemoParts, write: Writer, seeded: SeedPerson, n: number): Taught {
  const { random } = parts
  const subjects = subjectsOf(random, n)
  const gender = TEACHERS[n]?.gender ?? 'f'
  const voice = { name: seeded.name, gender, years: between(random, 2, 24) }
  const person = { ...seeded, about: aboutText(random, voice, subjects) }
  const city = CITIES[n % 3 === 0 ? n % 12 : n % 60]?.id ?? 'warszawa'
  const group_id = deriveEntityId(person.user_id, 'group', person.joined_at)
  const week = weeklyAvailability(random)
  const group = groupStep(group_id, person.user_id, week, person.joined_at + 15 * MINUTE)
  const offers = subjects.map((subject, i): SeedOffer => {
    const sent_at = person.joined_at + HOUR + i * between(random, 1, 12) * DAY
    const offer_id = deriveEntityId(person.user_id, `offer ${i}`, sent_at)
    const text = write(voice, subject)
    const places = placesOf(random)
    const city_id = needsCity(places) ? city : null
    const prices = pricesOf(offer_id, offerPrices(random, { subject, level: text.level, city: city_id }), sent_at)
    const { title, description, level } = text
    return {
      offer_id,
      teacher_id: person.user_id,
      sent_at: awaitsReview(n, i) ? parts.now - between(random, 2, 60) * HOUR : Math.min(sent_at, parts.now - 3 * DAY),
      content: {
        title,
        description,
        subject_id: subject,
        level,
        places,
        city_id,
        prices,
        availability_group_id: group_id,
      },
    }
  })
  const steps = [
    ...personSteps(person),
    teacherStep(person),
    group,
    ...offers.flatMap((offer, i) => {
      const review = reviewOf(parts, offer, n, i)
      return [
        submitStep(offer),
        ...review,
        ...(n === 0 ? review.flatMap((step) => noticeOfActivation(offer, step)) : []),
      ]
    }),
  ]
  const open = offers.filter((_, i) => !awaitsReview(n, i) && !isRejected(n, i))
  return { steps, teacher: { person, gender, entries: week.entries, offers: open } }
}

/** The teacher whom somebody logs in as was told of each offer that passed. */
function noticeOfActivation({ offer_id, teacher_id, content }: SeedOffer, step: Step): readonly Step[] {
  return noticeSteps({
    to: teacher_id,
    type: 'offer_activated',
    about_id: offer_id,
    data: { offer_id, offer_subject: content.subject_id, offer_title: content.title },
    cause: { step, type: 'OfferActivated', category: 'offer' },
  })
}

/** Which offers were sent in the last days and wait for a review. */
function awaitsReview(teacher: number, i: number): boolean {
  return teacher > 0 && teacher % 11 === 0 && i === 1
}

/** Some wait for a review and a few were rejected, so that the back office has something to do. */
function reviewOf(parts: DemoParts, offer: SeedOffer, teacher: number, i: number): readonly Step[] {
  const at = offer.sent_at + between(parts.random, 1, 30) * HOUR
  if (awaitsReview(teacher, i)) return []
  return [reviewStep(offer, parts.admin_id, at, isRejected(teacher, i) ? pick(parts.random, REASONS) : null)]
}

function isRejected(teacher: number, i: number): boolean {
  return teacher > 0 && teacher % 17 === 0 && i === 0
}

/** Three or four offers each; the first walks through all subjects in turn, so that none is left out. */
function subjectsOf(random: Random, n: number): readonly [SubjectId, ...SubjectId[]] {
  const first = SUBJECTS[n % SUBJECTS.length]?.id ?? 'maths'
  const related = SUBJECTS[(n * 7 + 3) % SUBJECTS.length]?.id ?? first
  const offers: [SubjectId, ...SubjectId[]] = [first, first, related]
  return chance(random, 0.35) ? [...offers, first] : offers
}

const ONLINE_ONLY: readonly Place[] = ['online']
const IN_PERSON: readonly (readonly Place[])[] = [
  ['online', 'teacher_house'],
  ['online', 'student_house'],
  ['teacher_house', 'student_house'],
  ['student_house', 'public_space'],
  ['online', 'teacher_house', 'student_house', 'public_space'],
]

function placesOf(random: Random): readonly Place[] {
  return chance(random, 0.3) ? ONLINE_ONLY : pick(random, IN_PERSON)
}

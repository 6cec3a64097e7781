import { deriveEntityId } from '@kredka/backend/kernel/ids'
import type { WriteSide } from '@kredka/backend/kernel/write-side'
import { reviewDecider } from '@kredka/backend/reviews/review'
import { SUBJECTS, type SubjectId } from '@kredka/contracts/data/subjects'
import { DAY, HOUR, MINUTE } from '@kredka/contracts/kernel/durations'
import { needsCity, type Place } from '@kredka/contracts/offers/rules'
import { CITIES } from '@kredka/contracts/places/cities'
import { groupStep, pricesOf, reviewStep, type SeedOffer, submitStep } from './offer-plan.ts'
import { personSteps, type SeedPerson, teacherStep } from './people-plan.ts'
import { seededRandom } from './random.ts'
import { playInTurn, type Step } from './step.ts'
import { aboutText } from './texts/about.ts'
import { weeklyAvailability } from './texts/availability.ts'
import { offerWriter } from './texts/offers.ts'
import { TEACHERS } from './texts/people.ts'
import { offerPrices } from './texts/prices.ts'
import { between, chance, pick, type Random } from './texts/random.ts'

const SEED = 20_261_122
export const OFFERS_A_TEACHER = 8
/** Teachers whose past is played at once; the store sends what waits together. */
const ABREAST = 128
/** A writer never writes the same twice and would run out of words for a whole country. */
const TEACHERS_A_WRITER = 100

export interface BulkParts {
  readonly write: WriteSide
  readonly emailKey: (email: string) => string
  /** Milliseconds: the market's present. */
  readonly now: number
  readonly progress: (offers: number) => void
  readonly signal?: AbortSignal
}

/**
 * A market of this many public offers, for benches and for a look at the product at scale: through the deciders, the
 * same every time. Teachers `from` and on are new to it, so that a market can grow.
 */
export async function seedMarket(offers: number, parts: BulkParts, from = 0): Promise<void> {
  const last = Math.ceil(offers / OFFERS_A_TEACHER)
  for (let first = from; first < last; first += ABREAST) {
    parts.signal?.throwIfAborted()
    const numbers = Array.from({ length: Math.min(ABREAST, last - first) }, (_, n) => first + n)
    const writers = new Map<number, Writer>()
    const pasts = numbers.map((n) => {
      const of = Math.floor(n / TEACHERS_A_WRITER)
      const write = writers.get(of) ?? offerWriter(seededRandom(SEED + of))
      writers.set(of, write)
      return pastOf(n, write, parts)
    })
    await Promise.all(pasts.map((steps) => playInTurn(steps, parts.write)))
    parts.progress(Math.min(offers, (first + numbers.length) * OFFERS_A_TEACHER))
  }
}

type Writer = ReturnType<typeof offerWriter>

function pastOf(n: number, write: Writer, { now, emailKey }: BulkParts): readonly Step[] {
  const random = seededRandom(SEED + n * 7919)
  const today = Math.floor(now / DAY) * DAY
  const { name, gender } = TEACHERS[n % TEACHERS.length] ?? { name: 'Anna Nowak', gender: 'f' }
  const joined_at = today - between(random, 5, 700) * DAY - between(random, 0, 10) * HOUR
  const user_id = deriveEntityId('market', `teacher ${n}`, joined_at)
  const email = `market.${n}@demo.test`
  const subjects = subjectsOf(random, n)
  const voice = { name: `${name} ${n}`, gender, years: between(random, 1, 25) }
  const person: SeedPerson = {
    user_id,
    name,
    email,
    email_key: emailKey(email),
    credential_id: null,
    about: chance(random, 0.8) ? aboutText(random, voice, subjects) : '',
    joined_at,
  }
  const group_id = deriveEntityId(user_id, 'group', joined_at)
  const offers = subjects.map((subject, i) =>
    offerOf({ random, write, voice, subject, user_id, group_id, joined_at, n, i }),
  )
  return [
    ...personSteps(person),
    teacherStep(person),
    groupStep(group_id, user_id, weeklyAvailability(random), joined_at + 15 * MINUTE),
    ...offers.flatMap((offer) => [submitStep(offer), reviewStep(offer, ADMIN, offer.sent_at + HOUR, null)]),
    ...reviewsOf(random, offers, today),
  ]
}

const ADMIN = deriveEntityId('market', 'admin', 0)

interface OfferParts {
  readonly random: Random
  readonly write: Writer
  readonly voice: Parameters<Writer>[0]
  readonly subject: SubjectId
  readonly user_id: string
  readonly group_id: string
  readonly joined_at: number
  readonly n: number
  readonly i: number
}

function offerOf({ random, write, voice, subject, user_id, group_id, joined_at, n, i }: OfferParts): SeedOffer {
  const sent_at = joined_at + HOUR + i * 20 * MINUTE
  const offer_id = deriveEntityId(user_id, `offer ${i}`, sent_at)
  const { title, description, level } = write(voice, subject)
  const places = placesOf(random)
  // the larger a town, the more who teach there
  const city = CITIES[Math.floor(CITIES.length * random() ** 3)]?.id ?? 'warszawa'
  const city_id = needsCity(places) ? (i === 0 ? city : (CITIES[n % 40]?.id ?? city)) : null
  const prices = pricesOf(offer_id, offerPrices(random, { subject, level, city: city_id }), sent_at)
  const content = {
    title,
    description,
    subject_id: subject,
    level,
    places,
    city_id,
    prices,
    availability_group_id: group_id,
  }
  return { offer_id, teacher_id: user_id, sent_at, content }
}

/** Some were never rated, most a few times, a few often; most of them well. */
function reviewsOf(random: Random, offers: readonly SeedOffer[], today: number): readonly Step[] {
  const [offer] = offers
  if (offer === undefined) return []
  const { teacher_id, offer_id, content } = offer
  const quality = 3.6 + random() * 1.6
  return Array.from({ length: Math.floor(random() ** 3 * 14) }, (_, i): Step => {
    const at = Math.min(offer.sent_at + (i + 2) * DAY, today)
    const id = (what: string) => deriveEntityId(offer_id, `${what} ${i}`, at)
    const [tuition_id, student_id] = [id('tuition'), id('student')]
    const done_at = new Date(at - HOUR).toISOString()
    const lesson = { lesson_id: id('lesson'), offer_id, subject_id: content.subject_id, starts_at: done_at, done_at }
    return {
      at,
      command: 'reviews.write',
      actor: { kind: 'user', id: student_id },
      key: `review ${tuition_id}`,
      of: teacher_id,
      run: (write, context) =>
        write.execute(
          reviewDecider,
          tuition_id,
          {
            do: 'write',
            pair: { tuition_id, teacher_id, student_id },
            new_id: id('review'),
            lessons: [lesson],
            stars: Math.max(1, Math.min(5, Math.round(quality + (random() - 0.5) * 2))),
            text: 'Jasno tłumaczy i przychodzi przygotowana osoba.',
            now: at,
          },
          context,
        ),
    }
  })
}

/** Two or three subjects each. */
function subjectsOf(random: Random, n: number): readonly [SubjectId, ...SubjectId[]] {
  const first = SUBJECTS[n % SUBJECTS.length]?.id ?? 'maths'
  const more = Array.from({ length: OFFERS_A_TEACHER - 1 }, () =>
    chance(random, 0.6) ? first : (SUBJECTS[(n * 7 + 3) % SUBJECTS.length]?.id ?? first),
  )
  return [first, ...more]
}

const IN_PERSON: readonly (readonly Place[])[] = [
  ['online', 'teacher_house'],
  ['online', 'student_house'],
  ['teacher_house', 'student_house'],
  ['online', 'teacher_house', 'student_house', 'public_space'],
]

function placesOf(random: Random): readonly Place[] {
  return chance(random, 0.4) ? ['online'] : pick(random, IN_PERSON)
}

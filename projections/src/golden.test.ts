import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import type { Recorded } from '@kredka/contracts/kernel/events'
import type { Contract } from '@kredka/contracts/kernel/module-contract'
import type { Projection } from './kernel/projection.ts'
import { goldenRows } from './kernel/testing/dump.ts'
import { type TestDatabase, testDatabase } from './postgres/testing/database.ts'

/**
 * The rows that each projection makes of the stored samples, kept beside it as `golden.json` with the projection's
 * number. Rows that change without the number would leave running sites with the old ones: raise the number, then run
 * this with UPDATE_GOLDEN=1.
 */
const here = fileURLToPath(new URL('.', import.meta.url))
const samples = fileURLToPath(new URL('../../contracts/src/', import.meta.url))

/** A short life of the site, told by the samples. */
const STORY = [
  'admin/AdminCreated',
  'accounts/SignupRequested',
  'mail/MailRequested',
  'mail/MailDelayed',
  'mail/MailSent',
  'accounts/EmailClaimed',
  'accounts/AccountRegistered',
  'accounts/TermsAccepted',
  'profiles/ProfileChanged',
  'profiles/PictureChosen',
  'profiles/TeacherProfileCreated',
  'availability/AvailabilityGroupCreated',
  'offers/OfferSubmitted',
  'admin/AdminEntered',
  'offers/OfferActivated',
  'offers/OfferViewsCounted',
  'accounts/LanguageChosen',
  'availability/AvailabilityGroupChanged',
  'community/AnnouncementWritten',
  'community/AnnouncementPublished',
  'community/AnnouncementChanged',
  'community/DevTaskAdded',
  'community/DevTaskMoved',
  'community/IdeaProposed',
  'community/IdeaOpened',
  'community/IdeaPutToVote',
  'community/IdeaVoted',
  'community/OpinionWritten',
  'community/OpinionApproved',
  'settings/RegionChosen',
  'settings/BookingRulesChanged',
  'settings/LessonPlacesChanged',
  'settings/BankAccountChanged',
  'settings/BetaFeatureRequested',
  'settings/BetaFeatureRefused',
  'users/TeacherInvited',
  'users/TeacherInvitationResent',
  'users/PersonalDataRead',
  'notifications/Notified',
  'notifications/NotificationChannelChosen',
  'chat/ChatBegun',
  'chat/ChatMessageSent',
  'chat/ChatMessagesSeen',
  'chat/ChatPersonBlocked',
  'chat/MessageReported',
  'chat/ReportedChatRead',
  'chat/ReportedSenderWarned',
  'orders/OrderPlaced',
  'orders/OrderNudged',
  'orders/OrderAccepted',
  'orders/OrderRejected',
  'lessons/LessonBooked',
  'lessons/LessonMoveProposed',
  'lessons/LessonMoved',
  'lessons/LessonReminded',
  'lessons/LessonDone',
  'lessons/LessonNoteLeft',
  'lessons/LessonProblemReported',
  'lessons/LessonProblemAnswered',
  'lessons/LessonCaseRead',
  'lessons/LessonProblemDecided',
  'students/StudentTaken',
  'students/LessonCounted',
  'students/StudentNoteWritten',
  'reviews/ReviewWritten',
  'reviews/ReviewChanged',
  'reviews/ReviewAnswered',
  'reviews/ReviewReported',
  'promotions/PromotionCreated',
  'calendar/TimeHeld',
  'calendar/TimeBooked',
  'calendar/TimeFreed',
  'calendar/MoveHeld',
  'calendar/TimeMoved',
  'calendar/TimeBlocked',
  'calendar/DailyCapChosen',
  'calendar/CalendarFeedOpened',
  'searches/FavouriteAdded',
  'searches/SearchSaved',
  'searches/SearchRenamed',
  'searches/SavedSearchMuted',
  'topics/TopicWritten',
  'topics/ExerciseWritten',
  'topics/ExerciseSent',
  'topics/ExerciseApproved',
  'topics/TopicAttached',
  'payments/PaymentOpened',
  'payments/PaymentDateMoved',
  'payments/PaymentMarkedPaid',
  'payments/PaymentDisputed',
  'settings/ColoursChosen',
]

/** A sample, or one with some of its data otherwise. */
type Told = string | { readonly event: string; readonly data: Readonly<Record<string, unknown>> }

interface Golden {
  readonly number: number
  readonly rows: unknown
}

const files = globSync('*/projection.ts', { cwd: here })
  .filter((file) => !file.startsWith('kernel/'))
  .sort()
const definitions = (
  await Promise.all(globSync('*/contract.ts', { cwd: samples }).map((file) => import(samples + file)))
)
  .flatMap((exports: Readonly<Record<string, Contract>>) => Object.values(exports))
  .flatMap(({ events }) => Object.values(events))
const projections = await Promise.all(
  files.map(
    async (file): Promise<[string, Projection]> => [
      file.slice(0, file.indexOf('/')),
      projectionIn(await import(here + file)),
    ],
  ),
)
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase({ template: 'site' })
})
afterAll(() => database.drop())

test.each(projections)('EVT-01 the rows of %s change only with the projection’s number', async (folder, projection) => {
  const rows = JSON.parse(JSON.stringify(await goldenRows(database.pool, projection, story(folder))))
  const file = `${here}${folder}/golden.json`
  const made: Golden = { number: projection.number, rows }
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Golden) : null
  const isNew = !isDeepStrictEqual(known, made)
  // what is as it was keeps its layout too
  if (process.env['UPDATE_GOLDEN'] === '1' && isNew) writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`)
  expect(existsSync(file)).toBe(true)
  const golden = JSON.parse(readFileSync(file, 'utf8')) as Golden
  if (golden.number === projection.number) expect(rows).toEqual(golden.rows)
  else expect(`${projection.name}: run with UPDATE_GOLDEN=1`).toBe('')
})

/** What a file exports as a projection, or as the function that makes one of all events. */
function projectionIn(exports: Readonly<Record<string, unknown>>): Projection {
  const made = Object.values(exports).map((value) => (typeof value === 'function' ? value(definitions) : value))
  const found = made.find(
    (value): value is Projection => typeof value === 'object' && value !== null && 'tables' in value,
  )
  if (found === undefined) throw new Error('no projection in this file')
  return found
}

/** The site's life, and behind it what the module adds for its own rows: `golden-story.json`. */
function story(folder: string): readonly Recorded[] {
  const own = `${here}${folder}/golden-story.json`
  const added: readonly Told[] = existsSync(own) ? JSON.parse(readFileSync(own, 'utf8')) : []
  return [...STORY, ...added].map((told, n): Recorded => {
    const { event: name, data: other } = typeof told === 'string' ? { event: told, data: {} } : told
    const type = name.slice(name.indexOf('/') + 1)
    const [folder] = name.split('/')
    const versions = globSync(`${folder}/samples/${type}.v*.json`, { cwd: samples }).sort()
    const sample = JSON.parse(readFileSync(samples + versions.at(-1), 'utf8')) as Record<string, unknown>
    const data = { ...sample, ...other }
    const id = `00000000-0000-5000-8000-${String(n).padStart(12, '0')}`
    return {
      type,
      data,
      id,
      stream: `sample-${n}`,
      revision: n,
      position: String(n + 1),
      metadata: {
        occurred_at: new Date(Date.UTC(2026, 10, 1, 10, n)).toISOString(),
        actor: 'system:samples',
        command_id: id,
        command: 'samples.tell',
        $correlationId: id,
        $causationId: id,
        schema_version: '1',
        origin: 'live',
      },
    }
  })
}

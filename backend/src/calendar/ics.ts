import { createHash } from 'node:crypto'
import type { FeedEvent } from '@kredka/contracts/calendar/feed'
import { subjectById } from '@kredka/contracts/data/subjects'
import { pathOf } from '@kredka/contracts/kernel/routes'
import type { Site } from '../kernel/tools.ts'

type Language = 'pl' | 'en'
/** Calendar programs ask again this often, as far as they listen. */
const TTL_SECONDS = 3_600

/** A lesson for a person's calendar program, as it goes with mails (CAL-02). */
export interface LessonIcs {
  readonly lesson_id: string
  /** Instants. */
  readonly starts_at: string
  readonly ends_at: string
  /** Grows with every change that the person is told of: the newest wins, in whatever order mails come. */
  readonly sequence: number
  readonly cancelled: boolean
  readonly summary: string
  readonly description?: string | null
  /** An address, or the meeting link. */
  readonly location?: string | null
  /** When it was decided; the same at every sending. */
  readonly changed_at: string
  readonly language: Language
}

/**
 * One lesson. The same lesson in the feed has the same UID. Times are in UTC, which every program reads on its own
 * clocks.
 */
export async function lessonIcs(site: Site, lesson: LessonIcs): Promise<string> {
  const { default: ical, ICalCalendarMethod, ICalEventStatus } = await library()
  const { starts_at, ends_at, changed_at, language, cancelled } = lesson
  const calendar = ical({
    prodId: prodId(site, language),
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: uidOf(site, `lesson-${lesson.lesson_id}`),
    start: new Date(starts_at),
    end: new Date(ends_at),
    stamp: new Date(changed_at),
    lastModified: new Date(changed_at),
    sequence: lesson.sequence,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: lesson.summary,
    description: lesson.description ?? null,
    location: lesson.location ?? null,
    url: lessonUrl(site, lesson.lesson_id, language),
  })
  return calendar.toString()
}

/** The whole feed; its tag changes with what stands in it and with nothing else. */
export async function feedIcs(
  site: Site,
  events: readonly FeedEvent[],
  language: Language,
): Promise<{ readonly body: string; readonly etag: string }> {
  const { default: ical, ICalEventStatus, ICalEventBusyStatus } = await library()
  const calendar = ical({ name: site.brand, prodId: prodId(site, language), ttl: TTL_SECONDS })
  for (const event of events) {
    const awaits = event.proposed || event.type === 'order_for_teacher' || event.type === 'ordered_lesson'
    calendar.createEvent({
      id: uidOf(site, event.type === 'custom' ? `event-${event.id}` : `lesson-${event.id}`),
      start: new Date(event.start),
      end: new Date(event.end),
      stamp: new Date(event.changed_at),
      lastModified: new Date(event.changed_at),
      sequence: event.moves,
      status: awaits ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      busystatus: awaits ? ICalEventBusyStatus.TENTATIVE : ICalEventBusyStatus.BUSY,
      summary: summaryOf(event, language),
      url: urlOf(site, event, language),
    })
  }
  const body = calendar.toString()
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` }
}

const WORDS = {
  pl: {
    giving_lesson: 'Lekcja',
    taking_lesson: 'Lekcja',
    order_for_teacher: 'Zamówienie czeka na odpowiedź',
    ordered_lesson: 'Zamówiona lekcja, czeka na odpowiedź',
    proposed: 'Nowy termin lekcji, czeka na odpowiedź',
    time_off: 'Czas wolny',
    custom: 'Wydarzenie',
    gone: 'usunięty użytkownik',
  },
  en: {
    giving_lesson: 'Lesson',
    taking_lesson: 'Lesson',
    order_for_teacher: 'Order, waiting for an answer',
    ordered_lesson: 'Ordered lesson, waiting for an answer',
    proposed: 'New time of a lesson, waiting for an answer',
    time_off: 'Time off',
    custom: 'Event',
    gone: 'deleted user',
  },
} as const

function summaryOf(event: FeedEvent, language: Language): string {
  const words = WORDS[language]
  if (event.type === 'custom') return event.title ?? (event.time_off ? words.time_off : words.custom)
  const what = event.proposed ? words.proposed : words[event.type]
  const subject = event.subject_id === null ? null : (subjectById(event.subject_id)?.[language] ?? null)
  const person = event.person?.name ?? words.gone
  return `${what}: ${subject === null ? person : `${subject}, ${person}`}`
}

function urlOf(site: Site, event: FeedEvent, language: Language): string | null {
  if (event.type === 'custom' || event.lesson_id === null) return null
  if (event.type === 'giving_lesson' || event.type === 'taking_lesson')
    return lessonUrl(site, event.lesson_id, language)
  const list = event.type === 'order_for_teacher' ? 'orders.teacher' : 'orders.student'
  return site.public_url + pathOf(list, language)
}

function lessonUrl(site: Site, id: string, language: Language): string {
  return site.public_url + pathOf('lessons.lesson', language, { id })
}

function uidOf({ public_url }: Site, id: string): string {
  return `${id}@${new URL(public_url).hostname}`
}

function prodId({ brand }: Site, language: Language) {
  return { company: brand, product: 'calendar', language: language.toUpperCase() }
}

/** Loaded by the first who wants it. */
function library() {
  return import('ical-generator')
}

import { subjectById } from '@kredka/contracts/data/subjects'
import { type Recorded, streamOf } from '@kredka/contracts/kernel/events'
import type { PageLanguage } from '@kredka/contracts/kernel/head'
import { lessonEvents as e } from '@kredka/contracts/lessons/events'
import { orderEvents } from '@kredka/contracts/orders/events'
import { personOf } from '../accounts/index.ts'
import { lessonIcs } from '../calendar/index.ts'
import { formatDate } from '../kernel/format-date.ts'
import { last } from '../kernel/last.ts'
import type { AttachmentsOf, ContentOf } from '../kernel/mail-content.ts'
import { sayIn } from '../kernel/texts.ts'
import type { OpenStreams, Tools } from '../kernel/tools.ts'
import { timeZoneOf } from '../settings/index.ts'

type Params = Readonly<Record<string, string | number>>

/**
 * What mails about lessons show: with whom, what and when, on the addressee's clocks, as it is when the mail leaves.
 */
export function lessonMailContent({ write, streams }: Pick<Tools, 'write' | 'streams'>): ContentOf {
  return async (template, params, language) => {
    if (!template.startsWith('lesson_')) return {}
    const lesson = await lessonOf(streams, String(params['lesson_id']))
    if (lesson === null) return {}
    const { teacher_id, student_id, subject_id, duration } = lesson.booked
    const [own, other] = params['role'] === 'teacher' ? [teacher_id, student_id] : [student_id, teacher_id]
    const [person, zone] = await Promise.all([personOf(streams, other), timeZoneOf(write, own)])
    const at = (instant: unknown) =>
      typeof instant === 'string' ? formatDate(instant, 'full_time', language, zone) : ''
    const common = {
      subject: subjectById(subject_id)?.[language] ?? subject_id,
      when: at(params['starts_at'] ?? lesson.starts_at),
      moved_from: at(params['moved_from']),
      minutes: String(duration),
      lessons: String((await findLessonsAcceptedWith(streams, lesson)).length),
    }
    return person === null ? { common } : { common, personal: { [other]: { person: person.name } } }
  }
}

/** A calendar file in every mail that says when a lesson is, or that it is not (CAL-02). */
export function lessonAttachments({ streams, site }: Pick<Tools, 'streams' | 'site'>): AttachmentsOf {
  return async (template, params, language) => {
    const told = await lessonsIn(streams, template, params)
    const files = await Promise.all(told.map((lesson) => fileOf(lesson, params['role'] === 'teacher', language)))
    return files.map(({ method, content }, n) => ({
      filename: nameOf(language, n, told.length),
      type: `text/calendar; method=${method}`,
      content,
    }))
  }

  async function fileOf({ lesson_id, booked, ...lesson }: DatedLesson, gives: boolean, language: PageLanguage) {
    const { teacher_id, student_id, subject_id } = booked
    const person = await personOf(streams, gives ? student_id : teacher_id)
    const subject = subjectById(subject_id)?.[language] ?? subject_id
    const summary = [sayIn(language)('lesson.summary', { subject }), person?.name].filter(Boolean).join(', ')
    const content = await lessonIcs(site, { ...lesson, lesson_id, summary, language })
    return { method: lesson.cancelled ? 'CANCEL' : 'PUBLISH', content }
  }
}

/** The lessons whose times a mail tells, as they stand now. */
async function lessonsIn(streams: OpenStreams, template: string, params: Params): Promise<readonly DatedLesson[]> {
  if (template === 'order_accepted') return lessonsAccepted(streams, String(params['order_id']), params['revision'])
  if (!isDated(template, params)) return []
  const lesson = await lessonOf(streams, String(params['lesson_id']))
  if (lesson === null) return []
  if (template !== 'lesson_booked') return [lesson]
  const together = await findLessonsAcceptedWith(streams, lesson)
  return (await Promise.all(together.map((id) => lessonOf(streams, id)))).filter((one) => one !== null)
}

/** Those of one acceptance. The mail may leave before the lessons are booked: then they are as the order has them. */
async function lessonsAccepted(streams: OpenStreams, order_id: string, revision: unknown) {
  const events = await streams.read(streamOf('order', order_id))
  const acceptances = events.filter(isAcceptance)
  const placed = last(events, orderEvents.OrderPlaced)?.data
  const told = acceptances.find((event) => event.revision === revision) ?? acceptances.at(-1)
  if (placed === undefined || told === undefined) return []
  const dates = placed.terms.dates.filter(({ lesson_id }) => told.data.lesson_ids.includes(lesson_id))
  const booked = { ...placed, subject_id: placed.terms.subject_id }
  const fresh = { booked, sequence: 0, cancelled: false, changed_at: told.metadata.occurred_at }
  return Promise.all(
    dates.map(async ({ lesson_id, starts_at, ends_at }) => {
      return (await lessonOf(streams, lesson_id)) ?? { ...fresh, lesson_id, starts_at, ends_at }
    }),
  )
}

/** What a calendar file tells of a lesson. */
interface DatedLesson {
  readonly lesson_id: string
  readonly booked: { readonly teacher_id: string; readonly student_id: string; readonly subject_id: string }
  readonly starts_at: string
  readonly ends_at: string
  /** Changes that people were told of. */
  readonly sequence: number
  readonly cancelled: boolean
  readonly changed_at: string
}

function isDated(template: string, params: Params): boolean {
  if (template === 'lesson_moved') return params['step'] === 'moved'
  return template === 'lesson_booked' || template === 'lesson_cancelled'
}

/** A lesson as it stands now. */
async function lessonOf(streams: OpenStreams, lesson_id: string) {
  const events = await streams.read(streamOf('lesson', lesson_id))
  const booked = last(events, e.LessonBooked)?.data
  if (booked === undefined) return null
  const changes = events.filter(({ type }) => type === e.LessonMoved.name || type === e.LessonCancelled.name)
  const moved = last(events, e.LessonMoved)?.data.slot
  return {
    lesson_id,
    booked,
    starts_at: moved?.starts_at ?? booked.starts_at,
    ends_at: moved?.ends_at ?? booked.ends_at,
    sequence: changes.length,
    cancelled: last(events, e.LessonCancelled) !== null,
    changed_at: changes.at(-1)?.metadata.occurred_at ?? booked.booked_at,
  }
}

/** The lessons that were accepted together with this one. */
async function findLessonsAcceptedWith(
  streams: OpenStreams,
  { booked: { order_id, lesson_id } }: { readonly booked: { readonly order_id: string; readonly lesson_id: string } },
): Promise<readonly string[]> {
  const acceptances = (await streams.read(streamOf('order', order_id))).filter(isAcceptance)
  return acceptances.find(({ data }) => data.lesson_ids.includes(lesson_id))?.data.lesson_ids ?? [lesson_id]
}

/** A teacher accepted dates of an order. */
function isAcceptance(event: Recorded): event is Accepted {
  return event.type === orderEvents.OrderAccepted.name
}
type Accepted = Recorded & { readonly data: { readonly lesson_ids: readonly string[] } }

function nameOf(language: PageLanguage, n: number, all: number): string {
  const word = sayIn(language)('lesson.filename')
  return all === 1 ? `${word}.ics` : `${word}-${n + 1}.ics`
}

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
    if (!isDated(template, params)) return []
    const lesson = await lessonOf(streams, String(params['lesson_id']))
    if (lesson === null) return []
    const ids =
      template === 'lesson_booked' ? await findLessonsAcceptedWith(streams, lesson) : [lesson.booked.lesson_id]
    const files = await Promise.all(ids.map((id) => fileOf(id, params['role'] === 'teacher', language)))
    return files
      .filter((file) => file !== null)
      .map(({ method, content }, n) => ({
        filename: nameOf(language, n, ids.length),
        type: `text/calendar; method=${method}`,
        content,
      }))
  }

  async function fileOf(lesson_id: string, gives: boolean, language: PageLanguage) {
    const lesson = await lessonOf(streams, lesson_id)
    if (lesson === null) return null
    const { teacher_id, student_id, subject_id } = lesson.booked
    const person = await personOf(streams, gives ? student_id : teacher_id)
    const { starts_at, ends_at, sequence, cancelled, changed_at } = lesson
    const subject = subjectById(subject_id)?.[language] ?? subject_id
    const summary = [sayIn(language)('lesson.summary', { subject }), person?.name].filter(Boolean).join(', ')
    const content = await lessonIcs(site, {
      lesson_id,
      starts_at,
      ends_at,
      sequence,
      cancelled,
      changed_at,
      summary,
      language,
    })
    return { method: cancelled ? 'CANCEL' : 'PUBLISH', content }
  }
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
    booked,
    starts_at: moved?.starts_at ?? booked.starts_at,
    ends_at: moved?.ends_at ?? booked.ends_at,
    /** Changes that people were told of. */
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
  const events = await streams.read(streamOf('order', order_id))
  const accepted = events.filter((event): event is Accepted => event.type === orderEvents.OrderAccepted.name)
  return accepted.find(({ data }) => data.lesson_ids.includes(lesson_id))?.data.lesson_ids ?? [lesson_id]
}
type Accepted = Recorded & { readonly data: { readonly lesson_ids: readonly string[] } }

function nameOf(language: PageLanguage, n: number, all: number): string {
  const word = sayIn(language)('lesson.filename')
  return all === 1 ? `${word}.ics` : `${word}-${n + 1}.ics`
}

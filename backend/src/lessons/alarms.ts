import { HOUR } from '@kredka/contracts/kernel/durations'
import type { Recorded } from '@kredka/contracts/kernel/events'
import { lessonEvents as e } from '@kredka/contracts/lessons/events'
import { AUTO_DONE_MS, REMINDERS, type Reminder } from '@kredka/contracts/lessons/rules'
import { type AlarmSet, due, off } from '../kernel/alarm-set.ts'
import { type Alarm, rejectionOf } from '../kernel/policy.ts'
import { type LessonCommand, lessonDecider } from './lesson.ts'

function alarm(name: string, set: AlarmSet, command: (now: number) => LessonCommand): Alarm {
  return {
    name,
    set,
    fire: async ({ key, now }, reaction) =>
      rejectionOf(await reaction.write.execute(lessonDecider, key, command(now), reaction.context(name))),
  }
}

function addTo(instant: string, ms: number): string {
  return new Date(Date.parse(instant) + ms).toISOString()
}

/** Null where it is past already: nobody is reminded of tomorrow an hour before. */
function before({ metadata }: Recorded, starts_at: string, hours: Reminder): string | null {
  const at = addTo(starts_at, -Number(hours) * HOUR)
  return at > metadata.occurred_at ? at : null
}

/** LES-02: 24 hours and an hour before, also after the lesson was moved. */
const reminders = REMINDERS.map((hours) =>
  alarm(
    `lessons.remind-${hours}`,
    {
      ...due(e.LessonBooked, (event) => before(event, event.data.starts_at, hours)),
      ...due(e.LessonMoved, (event) => before(event, event.data.slot.starts_at, hours)),
      ...off(e.LessonCancelled),
    },
    (now) => ({ do: 'remind', hours, now }),
  ),
)

/** LES-01: done by itself 72 hours after the end, unless somebody reported a problem. */
const autoDone = alarm(
  'lessons.auto-done',
  {
    ...due(e.LessonBooked, ({ data }) => addTo(data.ends_at, AUTO_DONE_MS)),
    ...due(e.LessonMoved, ({ data }) => addTo(data.slot.ends_at, AUTO_DONE_MS)),
    ...off(e.LessonCancelled, e.LessonDone),
  },
  (now) => ({ do: 'auto_done', now }),
)

const lapse = alarm(
  'lessons.lapse-move',
  {
    ...due(e.LessonMoveProposed, ({ data }) => data.lapses_at),
    ...off(e.LessonMoved, e.LessonMoveDeclined, e.LessonMoveWithdrawn, e.LessonMoveLapsed, e.LessonCancelled),
  },
  (now) => ({ do: 'lapse_move', now }),
)

/** LES-04: after 7 days staff decide without the other side's answer. */
const unanswered = alarm(
  'lessons.unanswered',
  {
    ...due(e.LessonProblemReported, ({ data }) => data.answer_by),
    ...off(e.LessonProblemAnswered, e.LessonProblemWithdrawn, e.LessonProblemDecided),
  },
  (now) => ({ do: 'unanswered', now }),
)

export const lessonAlarms: readonly Alarm[] = [...reminders, autoDone, lapse, unanswered]

import { command, Done, document, query } from '../kernel/endpoints.ts'
import { AskedDate, AskedInstant, Id, Nullable, Obj, Text, Type } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { LessonDuration } from '../orders/terms.ts'
import { BLOCK_TITLE_MAX, DAILY_CAP_MAX } from './rules.ts'
import {
  CalendarEventView,
  CalendarSettingsView,
  ConflictingLesson,
  FreeDaysView,
  FreeSlotsView,
  TakenSlotView,
  TeacherTimeView,
} from './views.ts'

const One = Obj({ id: Id })
const asked = {
  /** Minutes of the lesson. */
  duration: LessonDuration,
  /** IANA zone in which days are counted; the teacher's where it is left out. */
  zone: Type.Optional(Text(60)),
  /** The lesson that is to be moved: its own time does not stand in its way. Only for the two of it. */
  lesson_id: Type.Optional(Id),
}

export const getFreeSlots = query('calendar.free_slots', {
  path: 'GET /offers/{id}/free-slots',
  access: 'public',
  about: 'The times at which a lesson of an offer can begin on a day.',
  params: One,
  query: Obj({ date: AskedDate, ...asked }),
  answer: FreeSlotsView,
  errors: ['OFFER_NOT_FOUND', 'TIME_ZONE_UNKNOWN'],
})

export const getFreeDays = query('calendar.free_days', {
  path: 'GET /offers/{id}/free-days',
  access: 'public',
  about: 'The days of a month on which a lesson of an offer can begin.',
  params: One,
  query: Obj({ month: Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' }), ...asked }),
  answer: FreeDaysView,
  errors: ['OFFER_NOT_FOUND', 'TIME_ZONE_UNKNOWN'],
})

export const getTeacherTime = query('calendar.next_free', {
  path: 'GET /teachers/{id}/next-free',
  access: 'public',
  about: 'A teacher’s next free times, and when the teacher is away.',
  params: One,
  answer: TeacherTimeView,
  errors: ['NOT_FOUND'],
})

const span = Obj({ from: AskedInstant, to: AskedInstant })

export const listTakenSlots = query('calendar.taken', {
  path: 'GET /availability/taken',
  access: 'teacher',
  about: 'What of the teacher’s time is taken, by lessons, orders that await an answer, own events and time off.',
  query: span,
  answer: Type.Array(TakenSlotView),
})

export const listCalendar = query('calendar.events', {
  path: 'GET /calendar',
  access: 'user',
  about: 'The caller’s own calendar: own events, lessons given and taken, orders that await an answer.',
  query: span,
  answer: Type.Array(CalendarEventView),
})

export const getCalendarSettings = query('calendar.settings', {
  path: 'GET /calendar/settings',
  access: 'user',
  own_eyes: true,
  about: 'The caller’s daily cap and the address of their calendar feed.',
  answer: CalendarSettingsView,
})

const times = { starts_at: AskedInstant, ends_at: AskedInstant }
const ownEvent = Obj({ title: Text(BLOCK_TITLE_MAX), ...times })
const timeOff = Obj({
  ...times,
  title: Type.Optional(Nullable(Text(BLOCK_TITLE_MAX))),
  /** Everybody may read it on the teacher's page. */
  public_reason: Type.Optional(Nullable(Text(REASON_MAX))),
})
const faults = ['CALENDAR_EVENT_TIMES', 'CALENDAR_FULL'] as const

export const createCalendarEvent = command('calendar.create_event', {
  path: 'POST /calendar/events',
  access: 'user',
  about: 'Puts an own event into the calendar. No lesson can be ordered for its time.',
  body: ownEvent,
  answer: Obj({ id: Id }),
  errors: faults,
})

export const changeCalendarEvent = command('calendar.change_event', {
  path: 'POST /calendar/events/{id}',
  access: 'user',
  of: 'calendar_event.user',
  about: 'Changes an own event that is not over.',
  params: One,
  body: ownEvent,
  answer: Done,
  errors: ['CALENDAR_EVENT_TIMES', 'CALENDAR_EVENT_NOT_FOUND'],
})

export const removeCalendarEvent = command('calendar.remove_event', {
  path: 'POST /calendar/events/{id}/remove',
  access: 'user',
  of: 'calendar_event.user',
  about: 'Removes an own event, or a time off, that is not over.',
  params: One,
  answer: Done,
  errors: ['CALENDAR_EVENT_NOT_FOUND'],
})

export const takeTimeOff = command('calendar.take_time_off', {
  path: 'POST /calendar/time-off',
  access: 'teacher',
  about: 'Takes time off. Names the lessons and orders that stand in it; they stay.',
  body: timeOff,
  answer: Obj({ id: Id, in_the_way: Type.Array(ConflictingLesson) }),
  errors: faults,
})

export const changeTimeOff = command('calendar.change_time_off', {
  path: 'POST /calendar/time-off/{id}',
  access: 'teacher',
  of: 'calendar_event.user',
  about: 'Changes a time off that is not over.',
  params: One,
  body: timeOff,
  answer: Obj({ id: Id, in_the_way: Type.Array(ConflictingLesson) }),
  errors: ['CALENDAR_EVENT_TIMES', 'CALENDAR_EVENT_NOT_FOUND'],
})

export const chooseDailyCap = command('calendar.choose_daily_cap', {
  path: 'POST /calendar/daily-cap',
  access: 'teacher',
  about: 'How many lessons and open orders a day may hold at most; null for no cap.',
  body: Obj({ lessons: Nullable(Type.Integer({ minimum: 1, maximum: DAILY_CAP_MAX })) }),
  answer: Done,
})

export const openCalendarFeed = command('calendar.open_feed', {
  path: 'POST /calendar/feed/open',
  access: 'user',
  about: 'Opens the caller’s private calendar feed. One that is open stays as it is.',
  answer: Done,
})

export const renewCalendarFeed = command('calendar.renew_feed', {
  path: 'POST /calendar/feed/renew',
  access: 'user',
  about: 'Gives the feed a new address; the old one ends.',
  answer: Done,
})

export const closeCalendarFeed = command('calendar.close_feed', {
  path: 'POST /calendar/feed/close',
  access: 'user',
  about: 'Ends the caller’s calendar feed.',
  answer: Done,
})

export const readCalendarFeed = document('calendar.feed', {
  path: 'GET /calendar/feeds/{token}',
  access: 'public',
  about: 'A person’s calendar as iCalendar, for whoever has its private address (CAL-02).',
  params: Obj({ token: Type.String({ pattern: '^[0-9a-z]{26}-[0-9a-f]{64}(\\.ics)?$' }) }),
  type: 'text/calendar; charset=utf-8',
  errors: ['NOT_FOUND'],
})

import { timeEvents as e, calendarFeedEvents as feeds } from '@kredka/contracts/calendar/events'
import { type Hints, hint, hints } from '../kernel/hints.ts'

/** The calendars of those whose time it is. Free times that visitors look at may stand still. */
export const calendarHints: Hints = {
  ...hints([e.TimeHeld, e.MoveHeld, e.ProposedTimesHeld], ({ data: { teacher_id, student_id } }) => [
    { to: { person: teacher_id }, entity: 'calendar' },
    { to: { person: student_id }, entity: 'calendar' },
  ]),
  // whose the freed slots were stands in the orders and lessons that it followed from: their hints reach the students
  ...hints(
    [e.TimeBooked, e.TimeFreed, e.TimeMoved, e.TimeBlocked, e.TimeUnblocked, e.DailyCapChosen],
    ({ data: { teacher_id } }) => [{ to: { person: teacher_id }, entity: 'calendar' }],
  ),
  ...hint(feeds.CalendarFeedOpened, ({ data: { user_id } }) => [{ to: { person: user_id }, entity: 'calendar' }]),
  ...hint(feeds.CalendarFeedClosed, ({ data: { user_id } }) => [{ to: { person: user_id }, entity: 'calendar' }]),
}

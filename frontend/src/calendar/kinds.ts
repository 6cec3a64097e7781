import type { CalendarKind } from '@kredka/contracts/calendar/rules'
import type { CalendarEventView } from '@kredka/contracts/calendar/views'
import type { IconName } from '../ui/icons/icons.ts'
import type { StatusKind } from '../ui/StatusLabel.tsx'

/** What tells the kinds of events apart: a colour, a sign and a word, and for what is not settled yet a dashed edge. */
interface Look {
  readonly colour: StatusKind
  readonly icon: IconName
  /** Awaits an answer. */
  readonly open: boolean
}

export const LOOKS: Readonly<Record<CalendarKind | 'time_off', Look>> = {
  giving_lesson: { colour: 'active', icon: 'teach', open: false },
  taking_lesson: { colour: 'info', icon: 'lesson', open: false },
  order_for_teacher: { colour: 'new', icon: 'order', open: true },
  ordered_lesson: { colour: 'warning', icon: 'clock', open: true },
  custom: { colour: 'inactive', icon: 'pin', open: false },
  time_off: { colour: 'inactive', icon: 'sun', open: false },
}
export type Kind = keyof typeof LOOKS

/** In the order of the legend. */
export const STUDENT_KINDS: readonly Kind[] = ['taking_lesson', 'ordered_lesson', 'custom']
export const TEACHER_KINDS: readonly Kind[] = ['giving_lesson', 'order_for_teacher', ...STUDENT_KINDS, 'time_off']

export function kindOf({ type, time_off }: Pick<CalendarEventView, 'type' | 'time_off'>): Kind {
  return time_off ? 'time_off' : type
}

export function isOpen(event: CalendarEventView): boolean {
  return event.proposed || LOOKS[kindOf(event)].open
}

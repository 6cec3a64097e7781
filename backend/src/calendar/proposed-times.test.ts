import { timeEvents as e } from '@kredka/contracts/calendar/events'
import { make } from '@kredka/contracts/kernel/events'
import { DECIDED, holdOf, idOf, TEACHER } from './testing/holds.ts'
import {
  block,
  blocked,
  book,
  calendar,
  FIVE,
  HALF_PAST_FIVE,
  held,
  lesson,
  move,
  moved,
  proposedHeld,
  proposedTo,
  SEVEN,
  SIX,
  TUESDAY,
  WEDNESDAY,
} from './testing/stories.ts'

const ordered = calendar.given(held(holdOf([FIVE, TUESDAY])))

test('ORD-02 AVL-02 proposed times are kept beside those that were ordered, which do not stand in their way', () => {
  const both = proposedTo([HALF_PAST_FIVE, WEDNESDAY])
  ordered.when(both).gives(proposedHeld(both))
  // the time of one date may become that of the other
  const swapped = proposedTo([TUESDAY, FIVE])
  ordered.when(swapped).gives(proposedHeld(swapped))
})

test('ORD-02 AVL-02 what is taken meanwhile is named, and nothing is held: all of the times or none', () => {
  const busy = ordered.given(held(holdOf([SIX], 2)))
  busy.when(proposedTo([SIX, WEDNESDAY])).rejects('SLOT_TAKEN')
  busy.when(proposedTo([WEDNESDAY, SIX])).rejects('SLOT_TAKEN')
  busy.when(proposedTo([HALF_PAST_FIVE])).rejects('SLOT_TAKEN')
  // a date that keeps its time stands in the way as any other
  ordered.when(proposedTo([TUESDAY])).rejects('SLOT_TAKEN')
  // nor do they meet each other, or come closer than the pause
  ordered.when(proposedTo([SIX, SIX])).rejects('SLOT_TAKEN')
  ordered.when(proposedTo([SIX, SEVEN], { buffer_minutes: 15 })).rejects('SLOT_TAKEN')
  ordered
    .given(blocked(block({ kind: 'time_off', starts_at: SIX, ends_at: SEVEN })))
    .when(proposedTo([SIX]))
    .rejects('SLOT_TIME_OFF')
})

test('ORD-02 AVL-02 a teacher’s own proposal may exceed the teacher’s own cap', () => {
  const full = ordered.given(make(e.DailyCapChosen, { teacher_id: TEACHER, lessons: 1 }))
  const same = proposedTo([TUESDAY.replace('15:00', '18:00'), WEDNESDAY])
  full.when(same).gives(proposedHeld(same))
})

test('ORD-02 AVL-02 taken times become lessons; those that were ordered are free, the rest of the order is booked', () => {
  const taken = ordered.given(proposedHeld(proposedTo([HALF_PAST_FIVE])))
  const freed = { ...move, slot_id: idOf('s', 0), freed_slot_id: lesson(1, 0), lesson_id: lesson(1, 0) }
  const gave = make(e.TimeMoved, {
    ...moved.data,
    slot_id: idOf('s', 0),
    freed_slot_id: lesson(1, 0),
    lesson_id: lesson(1, 0),
  })
  taken.when(freed).gives(gave)
  taken
    .given(gave)
    .when(book(1, [0, 1]))
    .gives(
      make(e.TimeBooked, {
        teacher_id: TEACHER,
        order_id: idOf('r', 1),
        slot_ids: [lesson(1, 1)],
        open: 0,
        decided_at: DECIDED,
      }),
    )
})

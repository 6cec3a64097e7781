/** Rules of a teacher's students (STU-01), the same in browser and server. */

export const STUDENT_NOTE_MAX = 2000
/** How the list can be sorted; a minus is the other way round. */
export const STUDENT_SORTS = ['name', '-last_lesson', 'next_lesson', '-lessons', '-unpaid'] as const
export type StudentSort = (typeof STUDENT_SORTS)[number]
/** How a lesson with a student stands; `missed` is one that did not take place because the student was absent. */
export const STUDENT_LESSON_STATES = ['booked', 'done', 'cancelled', 'missed'] as const
export type StudentLessonState = (typeof STUDENT_LESSON_STATES)[number]
/** `due`: to be paid; `none`: nothing is due any more; `to_return`: paid, and owed back. */
export const STUDENT_PAYMENT_STATES = ['due', 'paid', 'none', 'to_return', 'returned'] as const
export type StudentPaymentState = (typeof STUDENT_PAYMENT_STATES)[number]

/** Rules of a teacher's students (STU-01). */

export const STUDENT_NOTE_MAX = 2000

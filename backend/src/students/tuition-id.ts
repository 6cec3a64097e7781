import { deriveEntityId } from '../kernel/ids.ts'

/** One a teacher and their student: its id follows from theirs. */
export function tuitionIdOf(teacher_id: string, student_id: string): string {
  return deriveEntityId(`${teacher_id}\n${student_id}`, 'tuition')
}

import { derivedEntityId } from '../kernel/ids.ts'

/** One a teacher and their student: its id follows from theirs. */
export function tuitionIdOf(teacher_id: string, student_id: string): string {
  return derivedEntityId(`${teacher_id}\n${student_id}`, 'tuition')
}

import type { WriteSide } from '../kernel/write-side.ts'
import { type DoneLesson, tuitionDecider } from './tuition.ts'
import { tuitionIdOf } from './tuition-id.ts'

/** How many lessons of the two were done. */
export async function lessonsTogether(write: WriteSide, teacher_id: string, student_id: string): Promise<number> {
  return (await findDoneLessons(write, teacher_id, student_id)).length
}

/** The lessons of the two that were done, in the order in which they were marked. */
export async function findDoneLessons(
  write: WriteSide,
  teacher_id: string,
  student_id: string,
): Promise<readonly DoneLesson[]> {
  return (await write.fold(tuitionDecider, tuitionIdOf(teacher_id, student_id))).state.lessons
}

/** Whether the teacher ever accepted an order of this person. */
export async function teachesStudent(write: WriteSide, teacher_id: string, student_id: string): Promise<boolean> {
  return (await write.fold(tuitionDecider, tuitionIdOf(teacher_id, student_id))).state.taken
}

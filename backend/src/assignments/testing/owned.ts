import { assignQuiz, beginAssignment } from '@kredka/contracts/assignments/endpoints'
import { DAY } from '@kredka/contracts/kernel/durations'
import { type TestPerson, testContext, testPerson } from '../../processes/testing/people.ts'
import type { MakeOwned } from '../../processes/testing/relations.ts'
import { sendCommand } from '../../processes/testing/send-command.ts'
import type { TestSite } from '../../processes/testing/test-site.ts'
import { owned as ownedQuizzes } from '../../quizzes/testing/owned.ts'
import { tuitionIdOf } from '../../students/index.ts'
import { tuitionDecider } from '../../students/tuition.ts'

/** From now on the teacher teaches this person. */
export async function makeStudentOf(site: TestSite, teacher: TestPerson, student: TestPerson): Promise<void> {
  const tuition_id = tuitionIdOf(teacher.id, student.id)
  const pair = { tuition_id, teacher_id: teacher.id, student_id: student.id }
  const taken = { do: 'take', pair, order_id: site.tools.ids.entity(), subject_id: 'maths' } as const
  await site.tools.write.execute(tuitionDecider, tuition_id, taken, testContext(site, 'students.take'))
}

async function makeAssignment(site: TestSite, teacher: TestPerson, student: TestPerson) {
  await makeStudentOf(site, teacher, student)
  const { id: quiz_id } = (await ownedQuizzes['quiz.author']?.(site, teacher)) ?? {}
  const due_at = new Date(site.tools.clock.now() + 3 * DAY).toISOString()
  const terms = { mode: 'exam', due_at, tries: null, counts: 'best', review: 'at_once' } as const
  const body = { quiz_id, student_ids: [student.id], ...terms }
  const { ids } = await sendCommand<{ ids: readonly string[] }>(site, teacher, assignQuiz, body)
  return { id: ids[0] ?? '' }
}

/**
 * How tests make what belongs to somebody (ACC-09).
 * @public found by its place
 */
export const owned: Readonly<Record<string, MakeOwned>> = {
  'assignment.member': async (site, owner) => makeAssignment(site, await testPerson(site, 'teacher'), owner),
  'assignment.student': async (site, owner) => makeAssignment(site, await testPerson(site, 'teacher'), owner),
  'assignment.teacher': async (site, owner) => {
    const student = await testPerson(site)
    const { id } = await makeAssignment(site, owner, student)
    const begin = { ...beginAssignment, path: beginAssignment.path.replace('{id}', id) }
    const { attempt_id } = await sendCommand<{ attempt_id: string }>(site, student, begin, {})
    return { id, attempt_id }
  },
}

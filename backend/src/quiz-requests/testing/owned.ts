import { askForQuiz } from '@kredka/contracts/quiz-requests/endpoints'
import { makeStudentOf } from '../../assignments/testing/owned.ts'
import { type TestPerson, testPerson } from '../../processes/testing/people.ts'
import type { MakeOwned } from '../../processes/testing/relations.ts'
import { sendCommand } from '../../processes/testing/send-command.ts'
import type { TestSite } from '../../processes/testing/test-site.ts'
import { owned as ownedQuizzes } from '../../quizzes/testing/owned.ts'

async function makeRequest(site: TestSite, teacher: TestPerson, student: TestPerson) {
  await makeStudentOf(site, teacher, student)
  const words = 'Funkcja kwadratowa przed kartkówką.'
  const body = { teacher_id: teacher.id, subject_id: 'maths', level: 'intermediate', words }
  return sendCommand<{ id: string }>(site, student, askForQuiz, body)
}

/**
 * How tests make what belongs to somebody (ACC-09).
 * @public found by its place
 */
export const owned: Readonly<Record<string, MakeOwned>> = {
  'quiz_request.member': async (site, owner) => makeRequest(site, await testPerson(site, 'teacher'), owner),
  'quiz_request.student': async (site, owner) => makeRequest(site, await testPerson(site, 'teacher'), owner),
  'quiz_request.teacher': async (site, owner) => {
    const { id: quiz_id = '' } = (await ownedQuizzes['quiz.author']?.(site, owner)) ?? {}
    return { ...(await makeRequest(site, owner, await testPerson(site))), quiz_id }
  },
}

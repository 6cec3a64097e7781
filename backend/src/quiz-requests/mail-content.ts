import { subjectById } from '@kredka/contracts/data/subjects'
import { streamOf } from '@kredka/contracts/kernel/events'
import { askedQuizEvents as e } from '@kredka/contracts/quiz-requests/events'
import { personOf } from '../accounts/index.ts'
import { last } from '../kernel/last.ts'
import type { ContentOf } from '../kernel/mail-content.ts'
import type { Tools } from '../kernel/tools.ts'
import { present } from '../mail/index.ts'
import { askedQuizDecider } from './asked-quiz.ts'

/** What mails about requests show: the subject, who asks for what, or who declined and why. */
export function quizRequestMailContent({ streams }: Pick<Tools, 'streams'>): ContentOf {
  return async (template, params, language) => {
    if (template !== 'quiz_requested' && template !== 'quiz_request_declined') return {}
    const events = await streams.read(streamOf(askedQuizDecider.category, String(params['request_id'])))
    const asked = last(events, e.QuizAskedFor)?.data
    if (asked === undefined) return {}
    const { teacher_id, student_id, subject_id, words } = asked
    const common = { subject: subjectById(subject_id)?.[language] ?? subject_id }
    const isForTeacher = template === 'quiz_requested'
    const other = await personOf(streams, isForTeacher ? student_id : teacher_id)
    const personal = isForTeacher
      ? { [student_id]: present({ person: other?.name, words }) }
      : { [teacher_id]: present({ person: other?.name, reason: last(events, e.AskedQuizDeclined)?.data.reason }) }
    return { common, personal }
  }
}

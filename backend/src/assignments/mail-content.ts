import { assignmentEvents as e } from '@kredka/contracts/assignments/events'
import { streamOf } from '@kredka/contracts/kernel/events'
import { personOf } from '../accounts/index.ts'
import { formatDate } from '../kernel/format-date.ts'
import { last } from '../kernel/last.ts'
import type { ContentOf } from '../kernel/mail-content.ts'
import type { Tools } from '../kernel/tools.ts'
import { versionTitle } from '../quizzes/index.ts'
import { timeZoneOf } from '../settings/index.ts'
import { assignmentDecider } from './assignment.ts'

/** What mails about assignments show: which quiz, by or for whom, and until when, on the addressee's clocks. */
export function assignmentMailContent({ write, streams }: Pick<Tools, 'write' | 'streams'>): ContentOf {
  return async (template, params, language) => {
    if (!template.startsWith('assignment_') && template !== 'quiz_assigned') return {}
    const stream = streamOf(assignmentDecider.category, String(params['assignment_id']))
    const assigned = last(await streams.read(stream), e.QuizAssigned)?.data
    if (assigned === undefined) return {}
    const { teacher_id, student_id, author_id, quiz_id, version } = assigned
    const [own, other] = params['role'] === 'teacher' ? [teacher_id, student_id] : [student_id, teacher_id]
    const [person, zone, quiz] = await Promise.all([
      personOf(streams, other),
      timeZoneOf(write, own),
      versionTitle({ streams }, quiz_id, version),
    ])
    const due = formatDate(String(params['due_at']), 'full_time', language, zone)
    // whoever assigned may have written the quiz: both words are then theirs
    const words: Record<string, Record<string, string>> = {}
    if (quiz !== null) words[author_id] = { quiz }
    if (person !== null) words[other] = { ...words[other], person: person.name }
    return { common: { due }, personal: words }
  }
}

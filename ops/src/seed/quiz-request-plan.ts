import { deriveEntityId } from '@kredka/backend/kernel/ids'
import { type AskedQuizCommand, askedQuizDecider } from '@kredka/backend/quiz-requests/asked-quiz'
import { askerDecider } from '@kredka/backend/quiz-requests/asker'
import { DAY, HOUR } from '@kredka/contracts/kernel/durations'
import type { Level } from '@kredka/contracts/offers/rules'
import type { QuizParts } from './planned-quiz.ts'
import type { Step } from './step.ts'

interface Asked {
  /** Number of the student; the first is the one somebody logs in as. */
  readonly student: number
  /** In days before the demonstration's present. */
  readonly asked: number
  readonly subject_id: string
  readonly level: Level
  readonly words: string
  /** What the teacher wrote a day later; null while it waits. */
  readonly reason: string | null
}

const ASKED: readonly Asked[] = [
  {
    student: 0,
    asked: 12,
    subject_id: 'biology',
    level: 'intermediate',
    words: 'Genetyka: krzyżówki i grupy krwi, żeby sprawdzić się przed sprawdzianem.',
    reason: 'Najpierw przerobimy to razem na lekcji w czwartek, potem dostaniesz quiz z całego działu.',
  },
  {
    student: 0,
    asked: 2,
    subject_id: 'biology',
    level: 'intermediate',
    words: 'Fotosynteza i oddychanie komórkowe, najbardziej etapy. Kartkówka jest w przyszły wtorek.',
    reason: null,
  },
  {
    student: 1,
    asked: 1,
    subject_id: 'biology',
    level: 'basic',
    words: 'Układ krążenia człowieka, najlepiej pytania z budowy serca.',
    reason: null,
  },
]

/** What students asked the teacher for whom somebody logs in as (QUI-10). */
export function quizRequestSteps({ now, students, teachers: [teacher] }: QuizParts): readonly Step[] {
  if (teacher === undefined) return []
  const teacher_id = teacher.user_id
  return ASKED.flatMap(({ student: n, asked, reason, ...about }) => {
    const student_id = students[n]?.user_id
    if (student_id === undefined) return []
    const at = now - asked * DAY + 16 * HOUR
    const request_id = deriveEntityId(student_id, `quiz request ${asked}`, at)
    const pair = { request_id, student_id, teacher_id }
    const step = (name: string, when: number, who: string, command: AskedQuizCommand): Step => ({
      at: when,
      command: `quiz_requests.${name}`,
      actor: { kind: 'user', id: who },
      key: `${name} ${request_id}`,
      of: student_id,
      run: (write, context) => write.execute(askedQuizDecider, request_id, command, context),
    })
    const count = { do: 'count', ...pair, asked_at: new Date(at).toISOString() } as const
    const counted: Step = {
      ...step('ask', at, student_id, { do: 'ask', ...pair, ...about }),
      key: `count ${request_id}`,
      run: (write, context) => write.execute(askerDecider, student_id, count, context),
    }
    const answered = (words: string) =>
      step('decline', at + DAY, teacher_id, { do: 'decline', teacher_id, reason: words })
    return [
      counted,
      step('ask', at + 1, student_id, { do: 'ask', ...pair, ...about }),
      ...(reason === null ? [] : [answered(reason)]),
    ]
  })
}

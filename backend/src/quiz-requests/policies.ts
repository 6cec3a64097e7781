import { accountEvents } from '@kredka/contracts/accounts/events'
import { assignmentEvents } from '@kredka/contracts/assignments/events'
import { isRejection } from '@kredka/contracts/kernel/errors'
import { type AnyEvent, type EventOf, type Recorded, streamOf } from '@kredka/contracts/kernel/events'
import { askedQuizEvents as e } from '@kredka/contracts/quiz-requests/events'
import { assignmentDecider } from '../assignments/index.ts'
import { type Policy, type Reaction, rejectionOf, when } from '../kernel/policy.ts'
import type { WaitForReadModels } from '../kernel/reactions/not-yet.ts'
import type { Tools } from '../kernel/tools.ts'
import { askedQuizDecider } from './asked-quiz.ts'
import { askerDecider } from './asker.ts'
import { answerTo } from './assign-asked.ts'

type Assigned = EventOf<typeof assignmentEvents.QuizAssigned> & AnyEvent
type OfRequest = Recorded<AnyEvent & { readonly data: { readonly request_id: string; readonly student_id: string } }>

/** Which requests wait for somebody, or were made by somebody and wait. */
export type OpenRequestsOf = (user_id: string) => Promise<readonly string[]>

/**
 * What is assigned for a request answers it; a request that was answered gives its place back; what waits for somebody
 * who has left ends (QUI-10).
 */
export function quizRequestPolicies(
  { streams }: Pick<Tools, 'streams'>,
  openRequestsOf: OpenRequestsOf,
  waitForReadModels: WaitForReadModels,
): readonly Policy[] {
  return [
    {
      name: 'quiz-requests.answer',
      inline: true,
      on: when(assignmentEvents.QuizAssigned, answer),
    },
    {
      name: 'quiz-requests.close',
      inline: true,
      on: {
        ...when(e.AskedQuizAssigned, close),
        ...when(e.AskedQuizDeclined, close),
        ...when(e.AskedQuizWithdrawn, close),
      },
    },
    {
      name: 'quiz-requests.person-left',
      inline: false,
      on: when(accountEvents.PersonForgotten, async (event, { write, context }) => {
        await waitForReadModels(['quiz_requests'], event)
        for (const request_id of await openRequestsOf(event.data.subject_id)) {
          const command = { do: 'withdraw', student_id: null } as const
          await write.execute(askedQuizDecider, request_id, command, context('quiz_requests.withdraw', request_id))
        }
      }),
    },
  ]

  /** Where the request was declined or withdrawn in between, that answer stands: the assignment is taken back. */
  async function answer({ data }: Recorded<Assigned>, { write, context }: Reaction) {
    const { assignment_id, teacher_id, student_id, quiz_id } = data
    const asked = await streams.read(streamOf(askerDecider.category, student_id))
    const ids = asked.map(({ data: { request_id } }) => String(request_id))
    const request_id = ids.find((id) => answerTo(id) === assignment_id)
    if (request_id === undefined) return undefined
    const command = { do: 'assign', teacher_id, assignment_id, quiz_id } as const
    const answered = await write.execute(askedQuizDecider, request_id, command, context('quiz_requests.assign'))
    if (!isRejection(answered)) return undefined
    const withdraw = { do: 'withdraw', assignment_id, teacher_id } as const
    return rejectionOf(
      await write.execute(assignmentDecider, assignment_id, withdraw, context('assignments.withdraw', 'withdraw')),
    )
  }
}

async function close({ data: { request_id, student_id } }: OfRequest, { write, context }: Reaction) {
  const command = { do: 'close', student_id, request_id } as const
  return rejectionOf(await write.execute(askerDecider, student_id, command, context('quiz_requests.close')))
}

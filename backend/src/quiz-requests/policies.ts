import { accountEvents } from '@kredka/contracts/accounts/events'
import type { AnyEvent, Recorded } from '@kredka/contracts/kernel/events'
import { askedQuizEvents as e } from '@kredka/contracts/quiz-requests/events'
import { type Policy, type Reaction, rejectionOf, when } from '../kernel/policy.ts'
import type { WaitForReadModels } from '../kernel/reactions/not-yet.ts'
import { askedQuizDecider } from './asked-quiz.ts'
import { askerDecider } from './asker.ts'

type OfRequest = Recorded<AnyEvent & { readonly data: { readonly request_id: string; readonly student_id: string } }>

/** Which requests wait for somebody, or were made by somebody and wait. */
export type OpenRequestsOf = (user_id: string) => Promise<readonly string[]>

/** A request that was answered gives its place back; what waits for somebody who has left ends (QUI-10). */
export function quizRequestPolicies(
  openRequestsOf: OpenRequestsOf,
  waitForReadModels: WaitForReadModels,
): readonly Policy[] {
  return [
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
}

async function close({ data: { request_id, student_id } }: OfRequest, { write, context }: Reaction) {
  const command = { do: 'close', student_id, request_id } as const
  return rejectionOf(await write.execute(askerDecider, student_id, command, context('quiz_requests.close')))
}

import { accountEvents } from '@kredka/contracts/accounts/events'
import { assignerEvents, assignmentEvents as e } from '@kredka/contracts/assignments/events'
import { attemptEvents } from '@kredka/contracts/attempts/events'
import { isRejection } from '@kredka/contracts/kernel/errors'
import type { AnyEvent, EventOf, Recorded } from '@kredka/contracts/kernel/events'
import { attemptAt, attemptDecider, attemptTerms, concealmentDecider } from '../attempts/index.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import { type Policy, type Reaction, rejectionOf, when } from '../kernel/policy.ts'
import type { WaitForReadModels } from '../kernel/reactions/not-yet.ts'
import type { Tools } from '../kernel/tools.ts'
import { versionOf } from '../quizzes/index.ts'
import { assignerDecider } from './assigner.ts'
import { type AssignmentCommand, assignmentDecider } from './assignment.ts'

type Assigned = EventOf<typeof e.QuizAssigned>['data']
type OfAssignment = Recorded<AnyEvent & { readonly data: Pick<Assigned, 'assignment_id' | 'teacher_id'> }>
type OfAttempt = Recorded<AnyEvent & { readonly data: { readonly attempt_id: string } }>

/** Which assignments wait for somebody, or for somebody's students. */
export type AwaitedOf = (user_id: string) => Promise<readonly string[]>

/** Each student's assignment follows from what their teacher handed out, and its tries from the attempts. */
export function assignmentPolicies(
  tools: Pick<Tools, 'openFacts' | 'write' | 'ids'>,
  awaitedOf: AwaitedOf,
  waitForReadModels: WaitForReadModels,
): readonly Policy[] {
  return [
    {
      name: 'assignments.hand-out',
      inline: true,
      on: when(assignerEvents.QuizHandedOut, async ({ data: { assignments, ...terms } }, reaction) => {
        for (const student of assignments) {
          const assigned = { ...terms, ...student }
          // before there is anything to answer
          await conceal(assigned, reaction)
          const context = reaction.context('assignments.assign', student.assignment_id)
          const command = { do: 'assign', ...assigned } as const
          await reaction.write.execute(assignmentDecider, student.assignment_id, command, context)
        }
      }),
    },
    {
      name: 'assignments.conceal',
      inline: true,
      on: {
        ...when(e.AssignmentDueChanged, async ({ data }, reaction) => {
          const { assigned } = (await reaction.write.fold(assignmentDecider, data.assignment_id)).state
          if (assigned !== null) await conceal(assigned, reaction)
        }),
        ...when(e.AssignmentWithdrawn, async ({ data: { assignment_id, student_id: player_id } }, reaction) => {
          const { assigned } = (await reaction.write.fold(assignmentDecider, assignment_id)).state
          if (assigned === null) return undefined
          const command = { do: 'reveal', player_id, assignment_id, quiz_id: assigned.quiz_id } as const
          const context = reaction.context('attempts.reveal')
          return rejectionOf(await reaction.write.execute(concealmentDecider, player_id, command, context))
        }),
      },
    },
    {
      name: 'assignments.begin-attempt',
      inline: true,
      on: when(e.AssignmentBegun, async ({ data, metadata }, reaction) => {
        const { assignment_id, attempt_id, student_id: player_id } = data
        const { assigned } = (await reaction.write.fold(assignmentDecider, assignment_id)).state
        const version = assigned === null ? null : await versionOf(tools, assigned.quiz_id, assigned.version)
        if (assigned === null || version === null) return undefined
        const seed = deriveEntityId(tools.ids.secret(16), 'seed')
        const { mode } = assigned
        const created = {
          ...attemptAt(version),
          source: 'assignment' as const,
          ...{ assignment_id, mode, seed, player_kind: 'user' as const },
        }
        const of = { attempt_id, player_id, now: Date.parse(metadata.occurred_at) }
        const command = { do: 'create', ...of, created } as const
        const context = reaction.context('attempts.create')
        return rejectionOf(await reaction.write.execute(attemptDecider, attempt_id, command, context))
      }),
    },
    {
      name: 'assignments.follow-attempts',
      inline: true,
      on: {
        ...when(attemptEvents.AttemptFinished, (event, reaction) => {
          const now = Date.parse(event.metadata.occurred_at)
          return follow(event, { do: 'finish', bp: event.data.bp, now }, reaction)
        }),
        ...when(attemptEvents.AttemptCancelled, (event, reaction) =>
          follow(event, { do: 'lose', how: 'cancelled' }, reaction),
        ),
        ...when(attemptEvents.AttemptExpired, (event, reaction) =>
          follow(event, { do: 'lose', how: 'expired' }, reaction),
        ),
        ...when(attemptEvents.AttemptRescored, (event, reaction) =>
          follow(event, { do: 'rescore', bp: event.data.after_bp }, reaction),
        ),
      },
    },
    {
      name: 'assignments.close',
      inline: true,
      on: {
        ...when(e.AssignmentDone, close),
        ...when(e.AssignmentOverdue, close),
        ...when(e.AssignmentWithdrawn, close),
      },
    },
    {
      name: 'assignments.person-left',
      inline: false,
      on: when(accountEvents.PersonForgotten, async (event, { write, context }) => {
        await waitForReadModels(['assignments'], event)
        for (const assignment_id of await awaitedOf(event.data.subject_id)) {
          const command = { do: 'withdraw', assignment_id, teacher_id: null } as const
          await write.execute(assignmentDecider, assignment_id, command, context('assignments.withdraw', assignment_id))
        }
      }),
    },
  ]
}

/** What is right in the quiz is kept from the student until it is due, in all their attempts. */
async function conceal(assigned: Assigned, { write, context }: Reaction): Promise<void> {
  const { review, student_id: player_id, assignment_id, quiz_id, due_at: until } = assigned
  if (review === 'at_once') return
  const command = { do: 'conceal', player_id, assignment_id, quiz_id, until } as const
  const outcome = await write.execute(
    concealmentDecider,
    player_id,
    command,
    context('attempts.conceal', assignment_id),
  )
  if (isRejection(outcome)) throw new Error(`what is assigned could not be concealed: ${outcome.rejected}`)
}

type Followed = { readonly [T in AssignmentCommand as T['do']]: T }
type What =
  | Pick<Followed['finish'], 'do' | 'bp' | 'now'>
  | Pick<Followed['lose'], 'do' | 'how'>
  | Pick<Followed['rescore'], 'do' | 'bp'>

async function follow({ data: { attempt_id } }: OfAttempt, what: What, { write, context }: Reaction) {
  const terms = await attemptTerms(write, attempt_id)
  const assignment_id = terms?.assignment_id ?? null
  if (assignment_id === null) return undefined
  const command = { assignment_id, attempt_id, ...what }
  const ofPolicy = context(`assignments.${what.do}`)
  return rejectionOf(await write.execute(assignmentDecider, assignment_id, command, ofPolicy))
}

async function close({ data: { assignment_id, teacher_id } }: OfAssignment, { write, context }: Reaction) {
  const command = { do: 'close', teacher_id, assignment_id } as const
  return rejectionOf(await write.execute(assignerDecider, teacher_id, command, context('assignments.close')))
}

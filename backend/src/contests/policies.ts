import { contestEvents as e } from '@kredka/contracts/contests/events'
import { CONTEST_ANSWER_MS, type ContestOutcome } from '@kredka/contracts/contests/rules'
import { type AnyEvent, type EventOf, entryFor, type Recorded } from '@kredka/contracts/kernel/events'
import { quizEvents } from '@kredka/contracts/quizzes/events'
import { concealedQuizzes } from '../attempts/index.ts'
import { type Alarm, type AlarmChange, type Policy, type Reaction, rejectionOf, when } from '../kernel/policy.ts'
import type { OpenStreams, Tools } from '../kernel/tools.ts'
import { notify } from '../notifications/index.ts'
import { wordsOfQuiz } from '../quizzes/index.ts'
import { contestDecider } from './contest.ts'

type KeyContested = Recorded<EventOf<typeof e.KeyContested> & AnyEvent>
type Answered = Recorded<
  AnyEvent & { readonly data: Pick<EventOf<typeof e.ContestsClosed>['data'], 'quiz_id' | 'contest_ids'> }
>

/** A corrected key answers who contested it; author and learner hear of each other's doing (QUI-13, NOT-01). */
export function contestPolicies({ streams }: Pick<Tools, 'streams'>): readonly Policy[] {
  return [
    {
      name: 'contests.follow-quiz',
      inline: true,
      on: {
        ...when(quizEvents.KeyCorrected, async ({ data }, { write, context }) => {
          const { quiz_id, author_id, version, question_id, key_revision } = data
          const of = { quiz_id, author_id, version, question_id }
          const command = { do: 'follow_correction', ...of, key_revision } as const
          return rejectionOf(
            await write.execute(contestDecider, quiz_id, command, context('contests.follow_correction')),
          )
        }),
        ...when(quizEvents.QuizRemoved, async ({ data: { quiz_id, author_id } }, { write, context }) => {
          const command = { do: 'close', quiz_id, author_id } as const
          return rejectionOf(await write.execute(contestDecider, quiz_id, command, context('contests.close')))
        }),
      },
    },
    {
      name: 'contests.tell-author',
      inline: false,
      on: when(e.KeyContested, async ({ data: { quiz_id, author_id, others } }, reaction) => {
        // null once the author is forgotten
        const words = others > 0 ? null : await wordsOfQuiz({ streams }, quiz_id)
        if (words === null) return undefined
        const data = { quiz_id, quiz_title: words.title }
        return notify(reaction, { to: author_id, type: 'key_contested', about_id: quiz_id, data })
      }),
    },
    {
      name: 'contests.tell-answer',
      inline: false,
      on: {
        ...when(e.KeyDefended, (event, reaction) => tellAnswer(streams, event, 'defended', reaction)),
        ...when(e.KeyDefendedByStaff, (event, reaction) => tellAnswer(streams, event, 'defended', reaction)),
        ...when(e.ContestedKeyCorrected, (event, reaction) => tellAnswer(streams, event, 'corrected', reaction)),
        ...when(e.ContestsClosed, (event, reaction) => tellAnswer(streams, event, 'closed', reaction)),
      },
    },
  ]
}

async function tellAnswer(streams: OpenStreams, event: Answered, outcome: ContestOutcome, reaction: Reaction) {
  const answered = new Set<unknown>(event.data.contest_ids)
  const contested = (await streams.read(event.stream))
    .filter(({ type, data }) => type === e.KeyContested.name && answered.has(data['contest_id']))
    .map(({ data }) => data as KeyContested['data'])
  for (const { contest_id, user_id: to, quiz_id, attempt_id } of contested) {
    // it tells of the key, which an assignment may hide by now: it stands in the review later (QUI-10)
    const concealed = await concealedQuizzes(reaction.write, to, Date.parse(event.metadata.occurred_at))
    if (outcome !== 'closed' && concealed.has(quiz_id)) continue
    const data = { quiz_id, attempt_id, outcome }
    const about = { to, type: 'contest_answered', about_id: attempt_id, once: contest_id } as const
    const refused = await notify(reaction, { ...about, data })
    if (refused !== undefined) return refused
  }
  return undefined
}

/** Each contest has its time; of several to one question staff hear by the first of them. */
export const contestAlarm: Alarm = {
  name: 'contests.report',
  set: {
    ...entryFor(e.KeyContested, ({ data, metadata }: KeyContested): AlarmChange => {
      const due_at = new Date(Date.parse(metadata.occurred_at) + CONTEST_ANSWER_MS).toISOString()
      return { key: keyOf(data), due_at }
    }),
    ...entryFor(e.KeyDefended, putOff),
    ...entryFor(e.KeyDefendedByStaff, putOff),
    ...entryFor(e.ContestedKeyCorrected, putOff),
    ...entryFor(e.ContestsClosed, putOff),
  },
  fire: async ({ key }, { write, context }) => {
    const [quiz_id = '', contest_id = ''] = key.split('/')
    const command = { do: 'report', quiz_id, contest_id } as const
    return rejectionOf(await write.execute(contestDecider, quiz_id, command, context('contests.report')))
  },
}

function putOff({ data: { quiz_id, contest_ids } }: Answered): readonly AlarmChange[] {
  return contest_ids.map((contest_id) => ({ key: keyOf({ quiz_id, contest_id }), off: true }))
}

function keyOf({ quiz_id, contest_id }: { readonly quiz_id: string; readonly contest_id: string }): string {
  return `${quiz_id}/${contest_id}`
}

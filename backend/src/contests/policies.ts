import { SITE_ACCOUNT_ID } from '@kredka/contracts/accounts/site-account'
import { attemptEvents, rescoreEvents } from '@kredka/contracts/attempts/events'
import { contestEvents as e } from '@kredka/contracts/contests/events'
import { CONTEST_ANSWER_MS, CONTEST_CATEGORY, type ContestOutcome } from '@kredka/contracts/contests/rules'
import { type AnyEvent, type EventOf, entryFor, type Recorded, streamOf } from '@kredka/contracts/kernel/events'
import { quizEvents } from '@kredka/contracts/quizzes/events'
import {
  changeOfResult,
  concealedQuizzes,
  contestInPoint,
  isRescored,
  mayHearOf,
  onceOfCorrection,
} from '../attempts/index.ts'
import { type Alarm, type AlarmChange, type Policy, type Reaction, rejectionOf, when } from '../kernel/policy.ts'
import type { OpenStreams, Tools } from '../kernel/tools.ts'
import { notify } from '../notifications/index.ts'
import { wordsOfQuiz } from '../quizzes/index.ts'
import { contestDecider } from './contest.ts'

type KeyContested = Recorded<EventOf<typeof e.KeyContested> & AnyEvent>
type Contested = KeyContested['data']
type Rescored = EventOf<typeof attemptEvents.AttemptRescored>['data']
type Corrected = Recorded<EventOf<typeof e.ContestedKeyCorrected> & AnyEvent>
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
        // staff have it among what waits for them
        if (author_id === SITE_ACCOUNT_ID) return undefined
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
        ...when(attemptEvents.AttemptRescored, async ({ data, metadata }, reaction) => {
          const contest = await contestInPoint(streams, data)
          return contest === null ? undefined : tellRight(contest, data, metadata.occurred_at, reaction)
        }),
        // whose result stays hears so once all have followed the corrected key
        ...when(e.ContestedKeyCorrected, async (event, reaction) =>
          (await isRescored(reaction, event.data)) ? tellCorrected(streams, event, reaction) : undefined,
        ),
        ...when(rescoreEvents.RescoreFinished, async ({ data: { quiz_id, key_revision } }, reaction) => {
          const answers = await streams.read(streamOf(CONTEST_CATEGORY, quiz_id))
          const isMeant = ({ type, data }: Recorded) =>
            type === e.ContestedKeyCorrected.name && data['key_revision'] === key_revision
          const corrected = answers.find(isMeant) as Corrected | undefined
          return corrected === undefined ? undefined : tellCorrected(streams, corrected, reaction)
        }),
        ...when(e.ContestsClosed, (event, reaction) => tellAnswer(streams, event, 'closed', reaction)),
      },
    },
  ]
}

async function tellAnswer(
  streams: OpenStreams,
  event: Answered,
  outcome: Exclude<ContestOutcome, 'corrected'>,
  reaction: Reaction,
) {
  for (const contest of await contestsOf(streams, event)) {
    if (outcome !== 'closed' && (await isConcealed(contest, event, reaction))) continue
    const refused = await notify(reaction, { ...noticeOf(contest, outcome), once: contest.contest_id })
    if (refused !== undefined) return refused
  }
  return undefined
}

/** Whose key was corrected: what they said, and how their result changed by it, in one notice (QUI-11, QUI-13). */
async function tellRight(contest: Contested, rescored: Rescored, at: string, reaction: Reaction) {
  if (!(await mayHearOf(rescored, at, reaction))) return undefined
  const { attempt_id, corrected_quiz_id: quiz_id, key_revision, before_bp, after_bp } = rescored
  const { data, ...notice } = noticeOf({ ...contest, attempt_id }, 'corrected')
  return notify(reaction, {
    ...notice,
    cause_type: attemptEvents.AttemptRescored.name,
    ...onceOfCorrection({ quiz_id, key_revision }),
    data: { ...data, before_bp, after_bp },
  })
}

async function tellCorrected(streams: OpenStreams, event: Corrected, reaction: Reaction) {
  for (const contest of await contestsOf(streams, event)) {
    if (await isConcealed(contest, event, reaction)) continue
    const changed = await changeOfResult({ streams }, contest.attempt_id, event.data)
    const corrected = {
      ...noticeOf(contest, 'corrected'),
      cause_type: event.type,
      ...onceOfCorrection(event.data),
    }
    const refused = await (changed === null
      ? notify(reaction, corrected)
      : tellRight(contest, changed, event.metadata.occurred_at, reaction))
    if (refused !== undefined) return refused
  }
  return undefined
}

async function contestsOf(streams: OpenStreams, { stream, data }: Answered): Promise<readonly Contested[]> {
  const answered = new Set<unknown>(data.contest_ids)
  return (await streams.read(stream))
    .filter((one) => one.type === e.KeyContested.name && answered.has(one.data['contest_id']))
    .map((one) => one.data as Contested)
}

/** It tells of the key, which an assignment may hide by now: it stands in the review later (QUI-10). */
async function isConcealed({ user_id, quiz_id }: Contested, { metadata }: Answered, { write }: Reaction) {
  return (await concealedQuizzes(write, user_id, Date.parse(metadata.occurred_at))).has(quiz_id)
}

function noticeOf({ user_id: to, quiz_id, attempt_id }: Contested, outcome: ContestOutcome) {
  return { to, type: 'contest_answered', about_id: attempt_id, data: { quiz_id, attempt_id, outcome } } as const
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

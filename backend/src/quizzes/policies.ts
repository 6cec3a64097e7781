import { SITE_ACCOUNT_ID } from '@kredka/contracts/accounts/site-account'
import type { AnyEvent, EventOf, Recorded } from '@kredka/contracts/kernel/events'
import { quizEvents as e, type QUEUE_OUTCOMES } from '@kredka/contracts/quizzes/events'
import { last } from '../kernel/last.ts'
import { type Policy, type Reaction, rejectionOf, when } from '../kernel/policy.ts'
import type { OpenStreams, Tools } from '../kernel/tools.ts'
import { notify } from '../notifications/index.ts'
import { authorQueueDecider } from './author-queue.ts'

type Left = Recorded<
  AnyEvent & { readonly data: Pick<EventOf<typeof e.QuizApproved>['data'], 'quiz_id' | 'author_id'> }
>

type Decision = Recorded<
  AnyEvent & { readonly data: Pick<EventOf<typeof e.QuizApproved>['data'], 'quiz_id' | 'author_id' | 'version'> }
>

/** What is decided, withdrawn or removed makes room in its author's queue, what is reopened takes it; the author learns what staff decided. */
export function quizPolicies({ streams }: Pick<Tools, 'streams'>): readonly Policy[] {
  return [
    {
      name: 'quizzes.leave-queue',
      inline: true,
      on: {
        ...when(e.QuizApproved, (event, reaction) => leave(event, 'approved', reaction)),
        ...when(e.QuizRejected, (event, reaction) => leave(event, 'rejected', reaction)),
        ...when(e.QuizReviewReopened, (event, reaction) => inQueue({ do: 'return' }, event, reaction)),
        ...when(e.QuizWithdrawn, (event, reaction) => leave(event, 'withdrawn', reaction)),
        ...when(e.QuizRemoved, (event, reaction) => leave(event, 'removed', reaction)),
      },
    },
    {
      name: 'quizzes.tell-decision',
      inline: false,
      on: {
        ...when(e.QuizApproved, (event, reaction) => tell(streams, event, reaction, 'quiz_approved')),
        ...when(e.QuizReviewReopened, (event, reaction) => tell(streams, event, reaction, 'quiz_reopened')),
        ...when(e.QuizRestored, (event, reaction) => tell(streams, event, reaction, 'quiz_restored')),
        ...when(e.QuizRejected, (event, reaction) => {
          return tell(streams, event, reaction, { type: 'quiz_rejected', reason: event.data.reason })
        }),
        ...when(e.QuizUnlisted, async (event, reaction) => {
          const { reason } = event.data
          // null where the author did it
          return reason === null ? undefined : tell(streams, event, reaction, { type: 'quiz_taken_down', reason })
        }),
      },
    },
  ]
}

type Said = Refusal | 'quiz_approved' | 'quiz_reopened' | 'quiz_restored'
interface Refusal {
  readonly type: 'quiz_rejected' | 'quiz_taken_down'
  readonly reason: string
}

/** QUI-02, NOT-01. */
async function tell(streams: OpenStreams, event: Decision, reaction: Reaction, said: Said) {
  const { quiz_id, author_id, version } = event.data
  // nobody reads what the site is told
  if (author_id === SITE_ACCOUNT_ID) return undefined
  const ofIt = (await streams.read(event.stream)).filter(({ data }) => data['version'] === version)
  // null once the author is forgotten
  const quiz_title = last(ofIt, e.VersionFrozen)?.data.content?.title ?? null
  if (quiz_title === null) return undefined
  const to = { to: author_id, about_id: quiz_id }
  const data = { quiz_id, quiz_title }
  return typeof said === 'string'
    ? notify(reaction, { ...to, type: said, data })
    : notify(reaction, { ...to, type: said.type, data: { ...data, reason: said.reason } })
}

function leave(event: Left, outcome: (typeof QUEUE_OUTCOMES)[number], reaction: Reaction) {
  return inQueue({ do: 'leave', outcome }, event, reaction)
}

type InQueue = { readonly do: 'return' } | { readonly do: 'leave'; readonly outcome: (typeof QUEUE_OUTCOMES)[number] }

async function inQueue(what: InQueue, { data }: Left, { write, context }: Reaction) {
  const { quiz_id, author_id } = data
  const command = { ...what, quiz_id, author_id }
  return rejectionOf(await write.execute(authorQueueDecider, author_id, command, context(`quizzes.${what.do}_queue`)))
}

import type { AnyEvent, EventOf, Recorded } from '@kredka/contracts/kernel/events'
import { topicEvents as e } from '@kredka/contracts/topics/events'
import { QUESTION_START } from '@kredka/contracts/topics/notices'
import { last } from '../kernel/last.ts'
import { type Policy, type Reaction, when } from '../kernel/policy.ts'
import type { OpenStreams, Tools } from '../kernel/tools.ts'
import { notify } from '../notifications/index.ts'

type Decision = Recorded<AnyEvent & { readonly data: EventOf<typeof e.ExerciseApproved>['data'] }>

/** The teacher learns what staff said to an exercise, with the reason where it was rejected (TOP-01, NOT-01). */
export function topicPolicies({ streams }: Pick<Tools, 'streams'>): readonly Policy[] {
  return [
    {
      name: 'topics.tell-decision',
      inline: false,
      on: {
        ...when(e.ExerciseApproved, (event, reaction) => tell(streams, event, reaction, 'approved')),
        ...when(e.ExerciseRejected, (event, reaction) => tell(streams, event, reaction, 'rejected', event.data.reason)),
        ...when(e.ExerciseReviewReopened, (event, reaction) => tell(streams, event, reaction, 'reopened')),
      },
    },
  ]
}

type Status = 'approved' | 'rejected' | 'reopened'

async function tell(
  streams: OpenStreams,
  event: Decision,
  reaction: Reaction,
  status: Status,
  reason: string | null = null,
) {
  const { topic_id, teacher_id, exercise_id, version } = event.data
  const topic = await streams.read(event.stream)
  const ofIt = topic.filter(({ data }) => data['exercise_id'] === exercise_id && data['version'] === version)
  // both are null once the teacher is forgotten
  const title = last(topic, e.TopicWritten)?.data.title ?? null
  const question = last(ofIt, e.ExerciseWritten)?.data.question ?? null
  if (title === null || question === null) return undefined
  return notify(reaction, {
    to: teacher_id,
    type: 'exercise_status',
    about_id: exercise_id,
    data: {
      topic_id,
      topic_title: title,
      exercise_id,
      question: startOf(question),
      status,
      reason,
    },
  })
}

/** Cut between letters, also where one is written as two code units. */
function startOf(question: string): string {
  const letters = [...question]
  return letters.length <= QUESTION_START ? question : `${letters.slice(0, QUESTION_START - 1).join('')}…`
}

import { runEvents } from '@kredka/contracts/games/events'
import { drawnLevelOfBoard, isProofBoard } from '@kredka/contracts/games/snake/drawn'
import { readMap } from '@kredka/contracts/games/snake/level'
import { snakePlay } from '@kredka/contracts/games/snake/play'
import type { AnyEvent, EventOf, Recorded } from '@kredka/contracts/kernel/events'
import { levelEvents as e } from '@kredka/contracts/levels/events'
import { last } from '../kernel/last.ts'
import { type Policy, type Reaction, rejectionOf, when } from '../kernel/policy.ts'
import type { OpenStreams, Tools } from '../kernel/tools.ts'
import { notify } from '../notifications/index.ts'
import { levelDecider } from './level.ts'

/** What an author has cleared is proven; they learn what others said of it and staff decided. */
export function levelPolicies({ streams }: Pick<Tools, 'streams'>): readonly Policy[] {
  return [
    {
      name: 'levels.prove',
      inline: true,
      on: when(runEvents.RunEnded, (event, reaction) => prove(streams, event, reaction)),
    },
    {
      name: 'levels.tell-author',
      inline: false,
      on: {
        ...when(e.LevelHidden, (event, reaction) => tell(streams, event, reaction, { type: 'level_hidden' })),
        ...when(e.LevelCleared, (event, reaction) => tell(streams, event, reaction, { type: 'level_cleared' })),
        ...when(e.LevelTakenDown, (event, reaction) => {
          return tell(streams, event, reaction, { type: 'level_taken_down', reason: event.data.reason })
        }),
      },
    },
  ]
}

type Ended = Recorded<EventOf<typeof runEvents.RunEnded>>

/** What was played stands where the run began: the draft may be another one by now (GAM-03). */
async function prove(streams: OpenStreams, event: Ended, { write, context }: Reaction) {
  const { variant, why, score, run_id, user_id } = event.data
  const drawnLevel = drawnLevelOfBoard(variant)
  if (drawnLevel === null || !isProofBoard(variant) || why !== 'done') return undefined
  const started = last(await streams.read(event.stream), runEvents.RunStarted)
  const played = started === null ? null : snakePlay.read(started.data.setup)
  if (played === null || played.mode !== 'level' || readMap(played.map)?.food.length !== score) return undefined
  const { map, heading, speed, open_edges } = played
  const { level_id } = drawnLevel
  const drawn = { map, heading, speed, open_edges }
  const command = { do: 'prove', level_id, author_id: user_id, run_id, drawn } as const
  return rejectionOf(await write.execute(levelDecider, level_id, command, context('levels.prove')))
}

type Decision = Recorded<
  AnyEvent & { readonly data: Pick<EventOf<typeof e.LevelHidden>['data'], 'level_id' | 'author_id' | 'version'> }
>
type Outcome =
  | { readonly type: 'level_hidden' | 'level_cleared' }
  | { readonly type: 'level_taken_down'; readonly reason: string }

/** NOT-01. */
async function tell(streams: OpenStreams, event: Decision, reaction: Reaction, outcome: Outcome) {
  const { level_id, author_id, version } = event.data
  const ofIt = (await streams.read(event.stream)).filter(({ data }) => data['version'] === version)
  // null once the author is forgotten
  const level_name = last(ofIt, e.LevelPublished)?.data.words?.name ?? null
  if (level_name === null) return undefined
  const to = { to: author_id, about_id: level_id }
  const data = { level_id, level_name }
  if (outcome.type !== 'level_taken_down') return notify(reaction, { ...to, type: outcome.type, data })
  return notify(reaction, { ...to, type: outcome.type, data: { ...data, reason: outcome.reason } })
}

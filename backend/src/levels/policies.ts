import { runEvents } from '@kredka/contracts/games/events'
import { drawnLevelOfBoard, isProofBoard } from '@kredka/contracts/games/snake/drawn'
import { readMap } from '@kredka/contracts/games/snake/level'
import { snakePlay } from '@kredka/contracts/games/snake/play'
import type { EventOf, Recorded } from '@kredka/contracts/kernel/events'
import { last } from '../kernel/last.ts'
import { type Policy, type Reaction, rejectionOf, when } from '../kernel/policy.ts'
import type { OpenStreams, Tools } from '../kernel/tools.ts'
import { levelDecider } from './level.ts'

/** What an author has cleared is proven. */
export function levelPolicies({ streams }: Pick<Tools, 'streams'>): readonly Policy[] {
  return [
    {
      name: 'levels.prove',
      inline: true,
      on: when(runEvents.RunEnded, (event, reaction) => prove(streams, event, reaction)),
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

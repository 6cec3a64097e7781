import { uuidV5 } from '@kredka/backend/kernel/ids'
import type { CommandContext, Executed, WriteSide } from '@kredka/backend/kernel/write-side'
import { isRejection, type Rejection } from '@kredka/contracts/kernel/errors'
import type { Actor } from '@kredka/contracts/kernel/ports'

/** One command of the demonstration's past. */
export interface Step {
  /** Milliseconds: when it happened, as far as the log knows. */
  readonly at: number
  /** Name in the contract. */
  readonly command: string
  readonly actor: Actor
  /**
   * Names the step among all of the same seed: its command id derives from it, so a seed cut short goes on where it
   * stopped.
   */
  readonly key: string
  /**
   * Whose past it is. Steps of one person reach the log in their order; those of different people may overtake each
   * other a little.
   */
  readonly of: string
  readonly run: (write: WriteSide, context: CommandContext) => Promise<Executed | Rejection>
}

const SEED = '5b2ad7e4-0f4c-4b6e-8a57-8a4d9c1f6e02'
/** Steps taken up at once. */
const ABREAST = 64

/** Runs the steps in the order of their times. What the rules refuse is a fault of the plan and stops it. */
export async function play(
  steps: readonly Step[],
  write: WriteSide,
  progress: (done: number, total: number) => void,
): Promise<void> {
  const inTurn = steps.toSorted((a, b) => a.at - b.at)
  for (let done = 0; done < inTurn.length; done += ABREAST) {
    const people = Object.values(Object.groupBy(inTurn.slice(done, done + ABREAST), ({ of }) => of))
    await Promise.all(people.map((own = []) => playInTurn(own, write)))
    progress(Math.min(done + ABREAST, inTurn.length), inTurn.length)
  }
}

/** One person’s steps, each after the one before. */
export async function playInTurn(steps: readonly Step[], write: WriteSide): Promise<void> {
  for (const step of steps) await playOne(step, write)
}

/**
 * The same for a past that was made up without asking: what the rules refuse did not happen.
 * @returns how many they refused
 */
export async function tryInTurn(steps: readonly Step[], write: WriteSide): Promise<number> {
  let refused = 0
  for (const step of steps) if (isRejection(await outcomeOf(step, write))) refused += 1
  return refused
}

/** The id of a step's command: its events' ids derive from it. */
export function commandIdOf(key: string): string {
  return uuidV5(key, SEED)
}

async function playOne(step: Step, write: WriteSide): Promise<void> {
  const outcome = await outcomeOf(step, write)
  if (isRejection(outcome)) throw new Error(`${step.key}: ${outcome.rejected}`)
}

function outcomeOf(step: Step, write: WriteSide): Promise<Executed | Rejection> {
  const command_id = commandIdOf(step.key)
  return step.run(write, {
    actor: step.actor,
    command_id,
    command: step.command,
    correlation_id: command_id,
    causation_id: command_id,
    now: step.at,
    origin: 'seed',
  })
}

import type { Run } from '@kredka/backend/games/run'
import type { Decider } from '@kredka/backend/kernel/decider'
import type { Executed, WriteSide } from '@kredka/backend/kernel/write-side'
import { DAY } from '@kredka/contracts/kernel/durations'
import { isRejection } from '@kredka/contracts/kernel/errors'
import type { SeedPerson } from '../people-plan.ts'
import type { Step } from '../step.ts'

/** People who joined long before. */
export function seedPeople(now: number, letter: 'p' | 'q' = 'p'): readonly SeedPerson[] {
  return Array.from({ length: 10 }, (_, n) => ({
    user_id: `01jd00000000000000000000${letter}${n}`,
    name: '',
    email: '',
    email_key: '',
    credential_id: null,
    about: '',
    joined_at: now - 200 * DAY,
  }))
}

/** Plays the steps of runs by their decider. @returns the runs, and what was refused */
export async function playRuns(steps: readonly Step[]) {
  const runs = new Map<string, Run>()
  const refused: string[] = []
  const execute = async (decider: Decider<Run, unknown, never>, id: string, command: unknown) => {
    const state = runs.get(id) ?? decider.initial
    const decided = decider.decide(state, command)
    if (isRejection(decided)) refused.push(`${id}: ${decided.rejected}`)
    else runs.set(id, decided.reduce(decider.evolve, state))
    return { position: null, revision: 0, events: [] } satisfies Executed
  }
  const write = { execute } as unknown as WriteSide
  for (const step of steps.toSorted((a, b) => a.at - b.at)) await step.run(write, {} as never)
  return { runs: [...runs.values()], refused }
}

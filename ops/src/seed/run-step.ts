import { type RunCommand, runDecider } from '@kredka/backend/games/run'
import type { Step } from './step.ts'

export interface Move {
  readonly input: number
  /** Milliseconds after the beginning. */
  readonly after: number
}

/** What somebody does in a run of theirs, or what befalls it. */
export function runStep(user_id: string, name: string, at: number, command: RunCommand): Step {
  const { run_id } = command
  return {
    at,
    command: `games.${name}`,
    actor: command.do === 'expire' ? { kind: 'system', id: `games.${name}` } : { kind: 'user', id: user_id },
    key: `${command.do} ${run_id} ${'from' in command ? command.from : ''}`,
    of: user_id,
    run: (write, context) => write.execute(runDecider, run_id, command, context),
  }
}

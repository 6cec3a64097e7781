import { type CommandStep, stepCommandId } from './ids.ts'
import type { CommandContext } from './write-side.ts'

/** The context of another step of the same request: an id of its own, and the request's command as its cause. */
export function stepContext(request: CommandContext, step: CommandStep): CommandContext {
  const { command_id } = request
  return { ...request, command_id: stepCommandId(command_id, step), causation_id: command_id }
}

import type { Rejection } from '@kredka/contracts/kernel/errors'
import type { CommandContext, Executed } from '../write-side.ts'
import type { SomeDecider } from './fold-cache.ts'

/** A command on its way: what is to be decided, and the caller who waits for the answer. */
export interface PendingCommand {
  readonly decider: SomeDecider
  readonly command: unknown
  readonly context: CommandContext
  answer(outcome: Executed | Rejection): void
  fail(error: unknown): void
}

/**
 * Decides commands of one decider and answers each, but for those that did not fit into the append: these it hands
 * back.
 */
export type Deliver = (stream: string, commands: readonly PendingCommand[]) => Promise<readonly PendingCommand[]>

/**
 * A mailbox per stream. While one append is under way, the commands that come meanwhile wait and travel together in the
 * next, so that within a process a stream never races with itself.
 */
export class Mailboxes {
  readonly #boxes = new Map<string, PendingCommand[]>()
  readonly #deliver: Deliver

  constructor(deliver: Deliver) {
    this.#deliver = deliver
  }

  /** Posts a command to the stream's mailbox and waits for its answer. */
  send(stream: string, decider: SomeDecider, command: unknown, context: CommandContext): Promise<Executed | Rejection> {
    return new Promise((answer, fail) => this.#post(stream, { decider, command, context, answer, fail }))
  }

  #post(stream: string, pending: PendingCommand): void {
    const box = this.#boxes.get(stream)
    if (box !== undefined) {
      box.push(pending)
      return
    }
    const opened = [pending]
    this.#boxes.set(stream, opened)
    void this.#empty(stream, opened)
  }

  async #empty(stream: string, box: PendingCommand[]): Promise<void> {
    while (box.length > 0) {
      const commands = box.splice(0, sameDecider(box))
      try {
        box.unshift(...(await this.#deliver(stream, commands)))
      } catch (error) {
        for (const pending of commands) pending.fail(error)
      }
    }
    this.#boxes.delete(stream)
  }
}

/** How many commands from the front share the first one's decider. */
function sameDecider(box: readonly PendingCommand[]): number {
  const other = box.findIndex((pending) => pending.decider !== box[0]?.decider)
  return other < 0 ? box.length : other
}

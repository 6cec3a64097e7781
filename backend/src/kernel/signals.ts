import type { Sql } from '@kredka/projections/kernel/query'
import type { Tools } from './tools.ts'

/**
 * Who may see whose signals (typing, being online). Signals never enter the log; the sockets ask this port, the chat
 * answers. Answers may be a moment old.
 */
export interface Signals {
  /**
   * The other side of a chat, for somebody who takes part in it; null for everybody else and where there is no such
   * chat.
   */
  otherSideOf(chat_id: string, user_id: string): Promise<string | null>
  /** People with whom this person has a chat, the latest first. */
  partnersOf(user_id: string, limit: number): Promise<readonly string[]>
}

/** @param sql over the read models */
export type MakeSignals = (tools: Tools, sql: Sql) => Signals

import { memoryEventStore } from '@kredka/backend/adapters/event-store/memory/store'
import { readLog } from '@kredka/backend/audit/read-log'
import { type BackendParts, createBackend } from '@kredka/backend/composition/backend'
import { createEventEncryption } from '@kredka/backend/kernel/event-encryption'
import type { Recorded } from '@kredka/contracts/kernel/events'
import { START } from '@kredka/contracts/kernel/ports'
import { FOLLOWING } from '../demo.ts'
import { withReactions } from '../reacting.ts'
import { tryInTurn } from '../step.ts'
import type { Cell } from './cell-plan.ts'
import { makeKeys } from './made-keys.ts'

export type PlayParts = Omit<BackendParts, 'store' | 'encryption'>

export interface Played {
  /** As the log would hold them, opened. */
  readonly events: readonly Recorded[]
  /** Steps that the rules refused, such as a time that is taken: they did not happen. */
  readonly refused: number
}

/** What a cell's people did, through the real deciders and policies, over a log in memory. */
export async function playCell(parts: PlayParts, { people, steps }: Cell): Promise<Played> {
  const store = memoryEventStore()
  const encryption = createEventEncryption({ catalog: parts.catalog, keyring: makeKeys().keyring })
  const { tools, wired } = createBackend({ ...parts, store, encryption })
  const policies = wired.policies.filter(({ name }) => FOLLOWING.test(name) || name === 'chat.notices')
  const everybody = people.map(({ person }) => person.user_id)
  const refused = await tryInTurn(steps, withReactions(tools.write, policies, everybody))
  const events: Recorded[] = []
  for await (const page of readLog(store, START)) events.push(...(await encryption.openEvents(page)))
  await store.close()
  return { events, refused }
}

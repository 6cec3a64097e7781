import type { Parts } from '@kredka/backend/composition/container'
import { BACKEND } from '@kredka/backend/composition/identifiers'
import type { Query } from '@kredka/contracts/kernel/endpoints'
import type { Viewer } from '@kredka/projections/kernel/query'
import type { Asked } from '../proof/testing/ask-all.ts'

export type AskedInput = Readonly<Record<string, unknown>>

export const VISITOR: Viewer = { kind: 'visitor' }
export const ADMIN: Viewer = { kind: 'admin', id: '00000000000000000000000000', role: 'owner' }

export function userViewer(id: string): Viewer {
  return { kind: 'user', id, is_teacher: false }
}

/** Makes an entry of what a bench asks: the query’s name, and who asks it what. */
export async function askingIn(parts: Parts) {
  const { wired } = await parts.get(BACKEND)
  return (query: Query, asked: readonly (readonly [Viewer, AskedInput])[]): readonly [string, readonly Asked[]] => {
    const handler = wired.queryHandlers.find((one) => one.query === query)
    if (handler === undefined) throw new Error(`nothing answers ${query.name}`)
    return [query.name, asked.map(([viewer, input]) => ({ handler, viewer, input }))]
  }
}

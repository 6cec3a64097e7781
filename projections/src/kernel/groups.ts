import type { Queryable } from '../postgres/postgres.ts'
import type { Projection } from './projection.ts'

/** Read models that may be led apart from the others: those that must be quick, and those that may lag. */
const READ_MODEL_GROUPS = ['common', 'apart'] as const
export type ReadModelGroup = (typeof READ_MODEL_GROUPS)[number]

export function groupOf({ isApart }: Projection): ReadModelGroup {
  return isApart === true ? 'apart' : 'common'
}

/** Name of the lease of a group below that of the runner. Whoever holds it leads the group, and the runner leaves it. */
function leaseOfGroup(runner: string, group: ReadModelGroup): string {
  return `${runner}:${group}`
}

/** Groups that a living process leads by the group's own lease. @param now milliseconds */
export async function readClaimed(
  queryable: Queryable,
  runner: string,
  now: number,
): Promise<readonly ReadModelGroup[]> {
  const names = READ_MODEL_GROUPS.map((group) => leaseOfGroup(runner, group))
  const { rows } = await queryable.query<{ name: string }>(
    'select name from read_side.leases where name = any($1) and holder is not null and expires_at > $2',
    [names, new Date(now).toISOString()],
  )
  return READ_MODEL_GROUPS.filter((group) => rows.some(({ name }) => name === leaseOfGroup(runner, group)))
}

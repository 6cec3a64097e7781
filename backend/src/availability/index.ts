import { availabilityContract } from '@kredka/contracts/availability/contract'
import type { EntryTimes } from '@kredka/contracts/availability/rules'
import { availabilityProjection } from '@kredka/projections/availability/projection'
import { availabilityQueryHandlers } from '@kredka/projections/availability/queries'
import type { Module } from '../kernel/module.ts'
import { streamState } from '../kernel/stream-state.ts'
import type { WriteSide } from '../kernel/write-side.ts'
import { groupDecider, isOf, timesOf } from './group.ts'
import { availabilityHandlers } from './handlers.ts'
import { availabilityHints } from './hints.ts'

/** Revision of a teacher's availability group as of a moment ago; null where this teacher has no such group. */
export async function groupRevision(write: WriteSide, teacherId: string, groupId: string): Promise<number | null> {
  const { state, revision } = await write.fold(groupDecider, groupId)
  return isOf(state, teacherId) ? revision : null
}

/**
 * The hours of a teacher's group with the revision that they stand at; none, at -1, where this teacher has no such
 * group.
 */
export async function groupHours(
  write: WriteSide,
  teacherId: string,
  groupId: string,
): Promise<{ readonly entries: readonly EntryTimes[]; readonly revision: number }> {
  const { state, revision } = await write.fold(groupDecider, groupId)
  if (state.is === 'absent' || !isOf(state, teacherId)) return { entries: [], revision: -1 }
  return { entries: state.entries.map(timesOf), revision }
}

export const availability: Module = {
  ...availabilityContract,
  states: [streamState(groupDecider)],
  hints: availabilityHints,
  projections: [availabilityProjection],
  handlers: availabilityHandlers,
  queryHandlers: () => availabilityQueryHandlers,
}

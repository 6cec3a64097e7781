import { type AvailabilityEvent, availabilityEvents } from '@kredka/contracts/availability/events'
import { entryFaults } from '@kredka/contracts/availability/rules'
import type { AvailabilityEntry } from '@kredka/contracts/availability/views'
import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'

/** A teacher's group of availability entries (AVL-01). */
export type GroupState =
  | { readonly is: 'absent' }
  | {
      readonly is: 'there' | 'removed'
      readonly teacher_id: string
      readonly name: string
      readonly entries: readonly AvailabilityEntry[]
    }

interface Content {
  readonly name: string
  readonly entries: readonly AvailabilityEntry[]
}

export type GroupCommand =
  | ({ readonly do: 'create'; readonly group_id: string; readonly teacher_id: string } & Content)
  | ({ readonly do: 'change'; readonly group_id: string; readonly teacher_id: string } & Content)
  | { readonly do: 'remove'; readonly group_id: string; readonly teacher_id: string }

export const groupDecider: Decider<GroupState, GroupCommand, AvailabilityEvent> = {
  category: 'availabilitygroup',
  initial: { is: 'absent' },
  evolve(state, event) {
    switch (event.type) {
      case 'AvailabilityGroupCreated':
      case 'AvailabilityGroupChanged':
        return {
          is: 'there',
          teacher_id: event.data.teacher_id,
          name: event.data.name,
          entries: event.data.entries,
        }
      case 'AvailabilityGroupRemoved':
        return state.is === 'absent' ? state : { ...state, is: 'removed' }
    }
  },
  decide(state, command) {
    switch (command.do) {
      case 'create':
        return state.is === 'absent' ? groupWritten('AvailabilityGroupCreated', command) : reject('CONFLICT')
      case 'change':
        return isOf(state, command.teacher_id)
          ? groupWritten('AvailabilityGroupChanged', command)
          : reject('AVAILABILITY_GROUP_NOT_FOUND')
      case 'remove':
        if (!isOf(state, command.teacher_id)) return reject('AVAILABILITY_GROUP_NOT_FOUND')
        return [
          make(availabilityEvents.AvailabilityGroupRemoved, {
            group_id: command.group_id,
            teacher_id: command.teacher_id,
          }),
        ]
    }
  },
}

/** Somebody else's group is as good as none. */
export function isOf(state: GroupState, teacherId: string): boolean {
  return state.is === 'there' && state.teacher_id === teacherId
}

function groupWritten(
  type: 'AvailabilityGroupCreated' | 'AvailabilityGroupChanged',
  command: { readonly group_id: string; readonly teacher_id: string } & Content,
): readonly AvailabilityEvent[] | Rejection {
  const [fault] = entryFaults(command.entries.map(timesOf))
  if (fault !== undefined) {
    const code = fault.fault === 'overlaps' ? 'AVAILABILITY_OVERLAPS' : 'AVAILABILITY_TOO_SHORT'
    return reject(code, { details: [{ path: `body/entries/${fault.index}`, message: fault.fault, code }] })
  }
  const { group_id, teacher_id, name } = command
  return [make(availabilityEvents[type], { group_id, teacher_id, name: name.trim(), entries: [...command.entries] })]
}

export function timesOf(entry: AvailabilityEntry) {
  const { type, start_time, end_time } = entry
  return {
    type,
    start_time,
    end_time,
    ...(entry.day === undefined ? {} : { day: entry.day }),
    ...(entry.date === undefined ? {} : { date: entry.date }),
  }
}

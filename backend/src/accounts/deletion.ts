import { type AccountEvent, accountEvents } from '@kredka/contracts/accounts/events'
import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'

/** Stream `account-{user_id}` as far as its end goes: requested, scheduled, cancelled, deleted, forgotten (ACC-08). */
export type Deletion =
  | { readonly is: 'absent' | 'none' | 'requested' | 'deleted' | 'forgotten' }
  | { readonly is: 'scheduled'; readonly due_at: string }

type Event = Extract<
  AccountEvent,
  {
    type:
      | 'AccountRegistered'
      | 'AccountDeletionRequested'
      | 'AccountDeletionScheduled'
      | 'AccountDeletionCancelled'
      | 'AccountDeleted'
      | 'PersonForgotten'
  }
>

export type DeletionCommand =
  | { readonly do: 'request' | 'cancel'; readonly user_id: string }
  | { readonly do: 'forget'; readonly user_id: string }
  | { readonly do: 'schedule'; readonly user_id: string; readonly due_at: string }
  /** `now` in milliseconds: an alarm that fires too early changes nothing. */
  | { readonly do: 'execute'; readonly user_id: string; readonly now: number }

export const deletionDecider: Decider<Deletion, DeletionCommand, Event> = {
  category: 'account',
  initial: { is: 'absent' },
  evolve(state, event) {
    switch (event.type) {
      case 'AccountRegistered':
      case 'AccountDeletionCancelled':
        return { is: 'none' }
      case 'AccountDeletionRequested':
        return { is: 'requested' }
      case 'AccountDeletionScheduled':
        return { is: 'scheduled', due_at: event.data.due_at }
      case 'AccountDeleted':
        return { is: 'deleted' }
      case 'PersonForgotten':
        return { is: 'forgotten' }
      default:
        return state
    }
  },
  decide(state, command) {
    if (state.is === 'absent' || state.is === 'forgotten') return reject('NOT_FOUND')
    if (command.do === 'forget') return forget(state, command.user_id)
    return state.is === 'deleted' ? reject('NOT_FOUND') : decideOpen(state, command)
  },
}

function decideOpen(
  state: Deletion,
  command: Exclude<DeletionCommand, { do: 'forget' }>,
): readonly Event[] | Rejection {
  const { user_id } = command
  switch (command.do) {
    case 'request':
      if (state.is === 'scheduled') return reject('DELETION_SCHEDULED')
      return [make(accountEvents.AccountDeletionRequested, { user_id })]
    case 'schedule':
      if (state.is === 'scheduled') return []
      // the mail's link outlived the request: the person kept the account meanwhile
      if (state.is !== 'requested') return reject('REQUEST_EXPIRED')
      return [make(accountEvents.AccountDeletionScheduled, { user_id, due_at: command.due_at })]
    case 'cancel':
      return state.is === 'none' ? [] : [make(accountEvents.AccountDeletionCancelled, { user_id })]
    case 'execute':
      if (state.is !== 'scheduled' || command.now < Date.parse(state.due_at)) return []
      return [make(accountEvents.AccountDeleted, { user_id })]
  }
}

/** Only after the account is deleted: whoever uses one is not forgotten by a fault elsewhere. */
function forget(state: Deletion, subject_id: string): readonly Event[] | Rejection {
  return state.is === 'deleted' ? [make(accountEvents.PersonForgotten, { subject_id })] : reject('CONFLICT')
}

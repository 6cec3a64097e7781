import type { Backend } from '@kredka/backend/composition/backend'
import type { Decider } from '@kredka/backend/kernel/decider'
import { onceCommandId } from '@kredka/backend/kernel/ids'
import { type AccountEvent, accountEvents as e } from '@kredka/contracts/accounts/events'
import { isRejection } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'

/** Streams that are somebody's own, and know when they were forgotten. */
const OWN = ['account', 'signup', 'invitation', 'visitor', 'contact', 'quizroom', 'subscriber']

interface Forgetting {
  readonly subject_id: string
  /** Milliseconds. */
  readonly now: number
}

type State = 'absent' | 'there' | 'scheduled' | 'deleted' | 'forgotten'

/**
 * Says again in the log who was forgotten after the backup (OPS-06): what follows from it follows again, as it did the
 * first time. What the vault has of them goes before.
 * @returns how many people the log did not know to be forgotten
 */
export async function tellForgotten({ tools }: Backend, forgotten: ReadonlySet<string>): Promise<number> {
  const { vault, write, clock } = tools
  let told = 0
  for (const subject_id of forgotten) {
    await vault.forgetPerson(subject_id)
    let isNew = false
    for (const category of OWN) {
      const command_id = onceCommandId('restore', `${category} ${subject_id}`)
      const now = clock.now()
      const outcome = await write.execute(
        againForgotten(category),
        subject_id,
        { subject_id, now },
        {
          actor: { kind: 'system', id: 'restore' },
          command_id,
          command: 'restore.forget',
          correlation_id: command_id,
          causation_id: command_id,
          now,
          origin: 'live',
        },
      )
      if (isRejection(outcome)) throw new Error(`${category}-${subject_id} cannot be forgotten: ${outcome.rejected}`)
      isNew ||= outcome.events.length > 0
    }
    if (isNew) told += 1
  }
  return told
}

/** An account is closed and deleted on the way, so that its offers, orders and lessons end as they did. */
function againForgotten(category: string): Decider<State, Forgetting, AccountEvent> {
  return {
    category,
    initial: 'absent',
    evolve: (state, { type }) => {
      if (type === e.PersonForgotten.name) return 'forgotten'
      if (type === e.AccountDeleted.name) return 'deleted'
      if (type === e.AccountDeletionScheduled.name) return 'scheduled'
      return state === 'absent' || type === e.AccountDeletionCancelled.name ? 'there' : state
    },
    decide: (state, { subject_id, now }) => {
      if (state === 'absent' || state === 'forgotten') return []
      const forget = make(e.PersonForgotten, { subject_id })
      if (category !== 'account' || state === 'deleted') return [forget]
      const due_at = new Date(now).toISOString()
      const schedule = make(e.AccountDeletionScheduled, { user_id: subject_id, due_at })
      const end = [make(e.AccountDeleted, { user_id: subject_id }), forget]
      return state === 'scheduled' ? end : [schedule, ...end]
    },
  }
}

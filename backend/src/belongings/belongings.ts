import { type BelongingEvent, belongingEvents } from '@kredka/contracts/belongings/events'
import { BELONGINGS, type BelongingKind } from '@kredka/contracts/belongings/rules'
import { reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'

/**
 * Stream `belongings-{user_id}`: kinds of the things that a person has, by id. It can refuse one more, so it goes
 * first.
 */
export type Belongings = ReadonlyMap<string, BelongingKind>

export interface BelongingCommand {
  readonly do: 'add' | 'give_up'
  readonly user_id: string
  readonly kind: BelongingKind
  readonly item_id: string
}

export const belongingsDecider: Decider<Belongings, BelongingCommand, BelongingEvent> = {
  category: 'belongings',
  initial: new Map(),
  evolve(belongings, { type, data }) {
    const next = new Map(belongings)
    if (type === 'BelongingAdded') next.set(data.item_id, data.kind)
    else next.delete(data.item_id)
    return next
  },
  decide(belongings, { do: action, ...item }) {
    const has = belongings.has(item.item_id)
    if (action === 'give_up') return has ? [make(belongingEvents.BelongingGivenUp, item)] : []
    if (has) return []
    const { most, full } = BELONGINGS[item.kind]
    const there = [...belongings.values()].filter((kind) => kind === item.kind).length
    return there >= most ? reject(full, { params: { most } }) : [make(belongingEvents.BelongingAdded, item)]
  },
}

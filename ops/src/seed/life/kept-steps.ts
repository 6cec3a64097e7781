import { deriveEntityId } from '@kredka/backend/kernel/ids'
import { favouritesDecider } from '@kredka/backend/searches/favourites'
import { savedSearchesDecider } from '@kredka/backend/searches/saved-searches'
import { teachingDecider } from '@kredka/backend/settings/teaching'
import { DAY, HOUR } from '@kredka/contracts/kernel/durations'
import type { SeedOffer } from '../offer-plan.ts'
import type { SeedPerson } from '../people-plan.ts'
import type { Step } from '../step.ts'
import { BANK_ACCOUNT, SAVED_SEARCHES } from '../texts/life.ts'

/** Offers that a student keeps, and searches (OFR-07). */
export function keptSteps(user_id: string, offers: readonly SeedOffer[], now: number): readonly Step[] {
  const by = { actor: { kind: 'user', id: user_id }, of: user_id } as const
  const favourites = offers.map(({ offer_id }, n): Step => {
    const favourite = { do: 'add', user_id, offer_id, is_public: true } as const
    return {
      ...by,
      at: now - (12 - n) * DAY + 18 * HOUR,
      command: 'searches.add_favourite',
      key: `favourite ${offer_id}`,
      run: (write, context) => write.execute(favouritesDecider, user_id, favourite, context),
    }
  })
  const searches = SAVED_SEARCHES.map(({ name, q }, n): Step => {
    const at = now - (14 - 5 * n) * DAY + 19 * HOUR
    const search_id = deriveEntityId(user_id, `search ${n}`, at)
    const facts = { subject_known: false, city_known: false }
    const save = { do: 'save', user_id, search_id, name, q, filters: { place: 'online' }, facts } as const
    return {
      ...by,
      at,
      command: 'searches.save',
      key: `save ${search_id}`,
      run: (write, context) => write.execute(savedSearchesDecider, user_id, save, context),
    }
  })
  return [...favourites, ...searches]
}

/** Where students pay for lessons. */
export function bankAccountStep({ user_id, name, joined_at }: SeedPerson): Step {
  const change = {
    do: 'change_bank_account',
    user_id,
    account_holder: name,
    bank_account: BANK_ACCOUNT,
  } as const
  return {
    at: joined_at + HOUR / 2,
    command: 'settings.change_bank_account',
    actor: { kind: 'user', id: user_id },
    key: `bank account ${user_id}`,
    of: user_id,
    run: (write, context) => write.execute(teachingDecider, user_id, change, context),
  }
}

import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import { countryByCode } from '@kredka/contracts/places/countries'
import { type SettingsEvent, settingsEvents } from '@kredka/contracts/settings/events'
import type { Decider } from '../kernel/decider.ts'

type Chosen = Extract<SettingsEvent, { type: 'RegionChosen' }>

/** Stream `preferences-{user_id}` (PRO-02). Null while nothing was chosen. */
export type Preferences = Omit<Chosen['data'], 'user_id'> | null

export type PreferencesCommand = { readonly do: 'choose_region'; readonly region: Chosen['data'] }

export const preferencesDecider: Decider<Preferences, PreferencesCommand, Chosen> = {
  category: 'preferences',
  initial: null,
  evolve(state, event) {
    if (event.type !== 'RegionChosen') return state
    const { currency, country, timezone } = event.data
    return { currency, country, timezone }
  },
  decide(state, { region }): readonly Chosen[] | Rejection {
    const country = countryByCode(region.country)
    if (country === undefined || !country.timezones.includes(region.timezone)) return reject('TIME_ZONE_UNKNOWN')
    const same =
      state?.country === region.country && state.timezone === region.timezone && state.currency === region.currency
    return same ? [] : [make(settingsEvents.RegionChosen, region)]
  },
}

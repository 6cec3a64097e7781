import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import { countryByCode } from '@kredka/contracts/places/countries'
import { settingsEvents as e, type SettingsEvent } from '@kredka/contracts/settings/events'
import type { Decider } from '../kernel/decider.ts'

type Chosen = Extract<SettingsEvent, { type: 'RegionChosen' | 'ColoursChosen' }>
type Region = Extract<Chosen, { type: 'RegionChosen' }>['data']
type Colours = Extract<Chosen, { type: 'ColoursChosen' }>['data']

/** Stream `preferences-{user_id}` (PRO-02). Null while nothing was chosen. */
export interface Preferences {
  readonly region: Region | null
  readonly colours: Colours | null
}

export type PreferencesCommand =
  | { readonly do: 'choose_region'; readonly region: Region }
  | { readonly do: 'choose_colours'; readonly colours: Colours }

export const preferencesDecider: Decider<Preferences, PreferencesCommand, Chosen> = {
  category: 'preferences',
  initial: { region: null, colours: null },
  evolve(state, event) {
    switch (event.type) {
      case 'RegionChosen':
        return { ...state, region: event.data }
      case 'ColoursChosen':
        return { ...state, colours: event.data }
    }
  },
  decide(state, command): readonly Chosen[] | Rejection {
    switch (command.do) {
      case 'choose_region': {
        const { region } = command
        const country = countryByCode(region.country)
        if (country === undefined || !country.timezones.includes(region.timezone)) return reject('TIME_ZONE_UNKNOWN')
        return isSame(state.region, region) ? [] : [make(e.RegionChosen, region)]
      }
      case 'choose_colours':
        return isSame(state.colours, command.colours) ? [] : [make(e.ColoursChosen, command.colours)]
    }
  },
}

function isSame<T extends object>(before: T | null, chosen: T): boolean {
  return before !== null && Object.entries(chosen).every(([key, value]) => before[key as keyof T] === value)
}

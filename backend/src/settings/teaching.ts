import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import type { Place } from '@kredka/contracts/offers/rules'
import { type SettingsEvent, settingsEvents } from '@kredka/contracts/settings/events'
import {
  type BookingRules,
  bankAccountDigits,
  DEFAULT_BOOKING,
  DEFAULT_PLACES,
  type OnlineTool,
} from '@kredka/contracts/settings/rules'
import type { Decider } from '../kernel/decider.ts'

type Event = Extract<SettingsEvent, { type: 'BookingRulesChanged' | 'LessonPlacesChanged' | 'BankAccountChanged' }>
type Links = NonNullable<Extract<Event, { type: 'LessonPlacesChanged' }>['data']['meeting_links']>

/**
 * Stream `teaching-{user_id}` (PRO-02): what is chosen, and the defaults for what is not. Links and bank account are
 * the person's alone.
 */
export interface Teaching {
  readonly booking: BookingRules
  readonly places: readonly Place[]
  readonly online_tool: OnlineTool | null
}

export type TeachingCommand =
  | { readonly do: 'change_booking'; readonly user_id: string; readonly booking: BookingRules }
  | {
      readonly do: 'change_places'
      readonly user_id: string
      readonly places: readonly Place[]
      readonly online_tool: OnlineTool | null
      readonly meeting_links: Links
    }
  | {
      readonly do: 'change_bank_account'
      readonly user_id: string
      readonly account_holder: string | null
      /** As it was typed. */
      readonly bank_account: string | null
    }

export const teachingDecider: Decider<Teaching, TeachingCommand, Event> = {
  category: 'teaching',
  initial: { booking: DEFAULT_BOOKING, places: DEFAULT_PLACES, online_tool: null },
  evolve(state, event) {
    switch (event.type) {
      case 'BookingRulesChanged': {
        const { user_id: _, ...booking } = event.data
        return { ...state, booking }
      }
      case 'LessonPlacesChanged':
        return { ...state, places: event.data.places, online_tool: event.data.online_tool }
      default:
        return state
    }
  },
  decide(state, command) {
    const { user_id } = command
    switch (command.do) {
      case 'change_booking':
        return isSame(state.booking, command.booking)
          ? []
          : [make(settingsEvents.BookingRulesChanged, { user_id, ...command.booking })]
      case 'change_places':
        return [
          make(settingsEvents.LessonPlacesChanged, {
            user_id,
            places: [...command.places],
            online_tool: command.online_tool,
            meeting_links: trimLinks(command.meeting_links),
          }),
        ]
      case 'change_bank_account':
        return changeBankAccount(command)
    }
  },
}

function changeBankAccount({
  user_id,
  account_holder,
  bank_account,
}: Extract<TeachingCommand, { do: 'change_bank_account' }>): readonly Event[] | Rejection {
  if ((account_holder === null) !== (bank_account === null)) return reject('BANK_ACCOUNT_INCOMPLETE')
  return [
    make(settingsEvents.BankAccountChanged, {
      user_id,
      account_holder: account_holder?.trim() ?? null,
      bank_account: bank_account === null ? null : bankAccountDigits(bank_account),
    }),
  ]
}

function isSame(a: BookingRules, b: BookingRules): boolean {
  return (
    a.lead_time_hours === b.lead_time_hours &&
    a.not_today === b.not_today &&
    a.buffer_minutes === b.buffer_minutes &&
    a.cancellation_hours === b.cancellation_hours
  )
}

function trimLinks({ skype, google_meet, zoom }: Links): Links {
  return { skype: skype?.trim() ?? null, google_meet: google_meet?.trim() ?? null, zoom: zoom?.trim() ?? null }
}

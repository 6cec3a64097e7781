import { normalName } from '@kredka/contracts/accounts/rules'
import { make } from '@kredka/contracts/kernel/events'
import { type ProfileEvent, profileEvents } from '@kredka/contracts/profiles/events'
import type { Decider } from '../kernel/decider.ts'

/** Stream `profile-{user_id}`: what others see of a person. It has no rules beyond the schema's. */
export type ProfileCommand = {
  readonly do: 'change'
  readonly user_id: string
  readonly name: string
  readonly phone: string | null
  readonly about: string
}

type Changed = Extract<ProfileEvent, { type: 'ProfileChanged' }>

export const profileDecider: Decider<null, ProfileCommand, Changed> = {
  category: 'profile',
  initial: null,
  evolve: () => null,
  decide: (_, { user_id, name, phone, about }) => [
    make(profileEvents.ProfileChanged, {
      user_id,
      name: normalName(name),
      phone: phone === null ? null : phone.trim(),
      about: about.trim(),
    }),
  ],
}

import { normalName } from '@kredka/contracts/accounts/names'
import { make } from '@kredka/contracts/kernel/events'
import { type ProfileEvent, profileEvents } from '@kredka/contracts/profiles/events'
import type { Decider } from '../kernel/decider.ts'

/** Stream `profile-{user_id}`: what others see of a person. The words have no rules beyond the schema's. */
export interface ProfileState {
  /** File of the picture. */
  readonly picture: string | null
}

export type ProfileCommand =
  | {
      readonly do: 'change'
      readonly user_id: string
      readonly name: string
      readonly phone: string | null
      readonly about: string
    }
  | { readonly do: 'choose_picture'; readonly user_id: string; readonly file_id: string }
  | { readonly do: 'remove_picture'; readonly user_id: string }

type Changed = Extract<ProfileEvent, { type: 'ProfileChanged' | 'PictureChosen' | 'PictureRemoved' }>

export const profileDecider: Decider<ProfileState, ProfileCommand, Changed> = {
  category: 'profile',
  initial: { picture: null },
  evolve(state, event) {
    switch (event.type) {
      case 'PictureChosen':
        return { picture: event.data.file_id }
      case 'PictureRemoved':
        return { picture: null }
      default:
        return state
    }
  },
  decide({ picture }, command) {
    switch (command.do) {
      case 'change':
        return [profileChanged(command)]
      case 'choose_picture': {
        const { user_id, file_id } = command
        return picture === file_id ? [] : [make(profileEvents.PictureChosen, { user_id, file_id, replaces: picture })]
      }
      case 'remove_picture':
        return picture === null
          ? []
          : [make(profileEvents.PictureRemoved, { user_id: command.user_id, file_id: picture })]
    }
  },
}

function profileChanged({ user_id, name, phone, about }: Extract<ProfileCommand, { do: 'change' }>) {
  return make(profileEvents.ProfileChanged, {
    user_id,
    name: normalName(name),
    phone: phone === null ? null : phone.trim(),
    about: about.trim(),
  })
}

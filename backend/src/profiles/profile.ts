import { normalName } from '@kredka/contracts/accounts/names'
import { reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import { type ProfileEvent, profileEvents } from '@kredka/contracts/profiles/events'
import type { PictureKind } from '@kredka/contracts/profiles/rules'
import { videoOf } from '@kredka/contracts/profiles/video'
import type { Decider } from '../kernel/decider.ts'

/** Stream `profile-{user_id}`: what others see of a person. The words have no rules beyond the schema's. */
export interface ProfileState {
  /** File of the photo. */
  readonly picture: string | null
  /** Which of photo and avatar others see. */
  readonly kind: PictureKind
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
  | {
      readonly do: 'choose_kind'
      readonly user_id: string
      readonly kind: PictureKind
      readonly has_avatar: boolean
    }
  | { readonly do: 'change_video'; readonly user_id: string; readonly video: string | null }

export type ProfileOwnEvent = Extract<
  ProfileEvent,
  { type: 'ProfileChanged' | 'PictureChosen' | 'PictureRemoved' | 'PictureKindChosen' | 'IntroductionVideoChanged' }
>

export const profileDecider: Decider<ProfileState, ProfileCommand, ProfileOwnEvent> = {
  category: 'profile',
  initial: { picture: null, kind: 'photo' },
  evolve(state, event) {
    switch (event.type) {
      case 'PictureChosen':
        return { picture: event.data.file_id, kind: 'photo' }
      case 'PictureRemoved':
        return { ...state, picture: null }
      case 'PictureKindChosen':
        return { ...state, kind: event.data.kind }
      default:
        return state
    }
  },
  decide({ picture, kind }, command) {
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
      case 'choose_kind': {
        if (command.kind === 'avatar' && !command.has_avatar) return reject('AVATAR_MISSING')
        const { user_id } = command
        return kind === command.kind ? [] : [make(profileEvents.PictureKindChosen, { user_id, kind: command.kind })]
      }
      case 'change_video': {
        const { user_id, video } = command
        const url = video === null ? null : (videoOf(video)?.url ?? null)
        return [make(profileEvents.IntroductionVideoChanged, { user_id, video: url })]
      }
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

import { reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import { type ProfileEvent, profileEvents } from '@kredka/contracts/profiles/events'
import type { Decider } from '../kernel/decider.ts'
import type { ProfileOwnEvent } from './profile.ts'

/** Stream `teacher-{user_id}` (PRO-03). */
export type TeacherState = 'none' | 'active' | 'suspended'

export type TeacherCommand =
  | {
      readonly do: 'start'
      readonly user_id: string
      readonly about: string
      readonly how: 'self' | 'invitation'
      readonly invitation_id?: string
      /** What the person agreed to, where the client says so. */
      readonly agreed_version: string | null
      readonly version_in_force: string
    }
  | { readonly do: 'suspend' | 'reinstate'; readonly user_id: string; readonly reason: string }

type TeacherEvent = Exclude<ProfileEvent, ProfileOwnEvent>

export const teacherDecider: Decider<TeacherState, TeacherCommand, TeacherEvent> = {
  category: 'teacher',
  initial: 'none',
  evolve(state, event) {
    switch (event.type) {
      case 'TeacherProfileCreated':
        return 'active'
      case 'TeacherSuspended':
        return 'suspended'
      case 'TeacherReinstated':
        return 'active'
      default:
        return state
    }
  },
  decide(state, command) {
    switch (command.do) {
      case 'start':
        if (state !== 'none') return reject('ALREADY_TEACHER')
        if (command.agreed_version !== null && command.agreed_version !== command.version_in_force) {
          return reject('TERMS_OUTDATED')
        }
        return [
          make(profileEvents.TeacherProfileCreated, {
            user_id: command.user_id,
            about: command.about.trim(),
            terms_version: command.version_in_force,
            how: command.how,
            ...(command.invitation_id === undefined ? {} : { invitation_id: command.invitation_id }),
          }),
        ]
      case 'suspend':
        if (state === 'none') return reject('NOT_FOUND')
        return state === 'suspended'
          ? []
          : [make(profileEvents.TeacherSuspended, { user_id: command.user_id, reason: command.reason })]
      case 'reinstate':
        if (state === 'none') return reject('NOT_FOUND')
        return state === 'active'
          ? []
          : [make(profileEvents.TeacherReinstated, { user_id: command.user_id, reason: command.reason })]
    }
  },
}

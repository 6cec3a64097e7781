import { reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import { lockerEvents as e, type LockerEvent } from '@kredka/contracts/locker/events'
import { readAvatarCode } from '@kredka/contracts/locker/parts'
import type { Decider } from '../kernel/decider.ts'

/** Stream `locker-{user_id}`. The code is personal, and no decision needs what it was: the last choice counts. */
export const lockerDecider: Decider<null, { readonly user_id: string; readonly code: string | null }, LockerEvent> = {
  category: 'locker',
  initial: null,
  evolve: (state) => state,
  decide(_, { user_id, code }) {
    if (code !== null && readAvatarCode(code) === null) return reject('AVATAR_UNKNOWN')
    return [make(e.AvatarChosen, { user_id, code })]
  },
}

import { reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import { lockerEvents as e, type LockerEvent } from '@kredka/contracts/locker/events'
import { lockedParts, readAvatarCode } from '@kredka/contracts/locker/parts'
import type { Decider } from '../kernel/decider.ts'

/** Stream `locker-{user_id}`. The code is personal, and no decision needs what it was: the last choice counts. */
export const lockerDecider: Decider<
  null,
  {
    readonly user_id: string
    readonly code: string | null
    /** Parts that the person bought. */
    readonly owned: readonly string[]
  },
  LockerEvent
> = {
  category: 'locker',
  initial: null,
  evolve: (state) => state,
  decide(_, { user_id, code, owned }) {
    const parts = code === null ? null : readAvatarCode(code)
    if (code !== null && parts === null) return reject('AVATAR_UNKNOWN')
    if (parts !== null && lockedParts(parts, owned).length > 0) return reject('PARTS_LOCKED')
    return [make(e.AvatarChosen, { user_id, code })]
  },
}

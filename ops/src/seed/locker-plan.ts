import { lockerDecider } from '@kredka/backend/locker/locker'
import { profileDecider } from '@kredka/backend/profiles/profile'
import { rewardsDecider } from '@kredka/backend/rewards/rewards'
import { warsawDay } from '@kredka/contracts/kernel/days'
import { HOUR } from '@kredka/contracts/kernel/durations'
import { type AvatarParts, avatarCode, FIRST_AVATAR, lockedParts } from '@kredka/contracts/locker/parts'
import { priceOf } from '@kredka/contracts/locker/prices'
import type { SeedPerson } from './people-plan.ts'
import { portraitOf } from './portraits.ts'
import type { Step } from './step.ts'
import { TEACHERS } from './texts/people.ts'

interface LockerParts {
  /** Milliseconds: the demonstration's present. */
  readonly now: number
  readonly students: readonly SeedPerson[]
  readonly teachers: readonly SeedPerson[]
}

/** How students want to look, with what they would buy. */
const LOOKS: readonly Partial<AvatarParts>[] = [
  { background: 3, skin: 2, hair: 1, colour: 4, glasses: 2, clothes: 8, extra: 6 },
  { background: 9, skin: 7, hair: 7, eyes: 2, clothes: 9 },
  { background: 5, skin: 4, hair: 9, colour: 2, mouth: 6, clothes: 7 },
  { background: 2, skin: 3, hair: 10, colour: 8, eyes: 5, mouth: 2, clothes: 6 },
  { background: 4, skin: 5, face: 3, hair: 2, aid: 2, clothes: 3, extra: 2 },
  { background: 7, skin: 1, face: 2, hair: 8, colour: 6, eyes: 3, clothes: 2, extra: 5 },
]
/** Between the steps of two people: all of them fit into the hour before the present. */
const EACH_MS = 30_000

/**
 * Avatars of teachers, whom people choose by their faces too, and of some students, with what they bought for them with
 * the points they had by then (GAM-05). Whoever somebody logs in as begins without one.
 */
export function lockerSteps({ now, students, teachers }: LockerParts): readonly Step[] {
  const dressed = [
    ...LOOKS.map((look, n) => ({ person: students[n + 1], look })),
    ...teachers.slice(1).map((person, n) => ({ person, look: portraitOf(n, TEACHERS[n + 1]?.gender ?? 'f') })),
  ]
  return dressed.flatMap(({ person, look }, n) =>
    person === undefined ? [] : stepsOf(person, { ...FIRST_AVATAR, ...look }, now - HOUR + n * EACH_MS),
  )
}

function stepsOf({ user_id }: SeedPerson, look: AvatarParts, at: number): readonly Step[] {
  const step = (name: string, seconds: number, run: Step['run'], key = name): Step => ({
    at: at + seconds * 1_000,
    command: name,
    actor: { kind: 'user', id: user_id },
    key: `${key} ${user_id}`,
    of: user_id,
    run,
  })
  return [
    ...lockedParts(look, []).map((part, n) =>
      step(
        'locker.buy_part',
        n,
        async (write, context) => {
          const { balance } = (await write.fold(rewardsDecider, user_id)).state
          const buy = { do: 'buy', user_id, part, day: warsawDay(context.now) } as const
          // what is too dear stays a wish
          return balance < priceOf(part) ? NOTHING : write.execute(rewardsDecider, user_id, buy, context)
        },
        `buy ${part}`,
      ),
    ),
    step('locker.choose_avatar', 20, async (write, context) => {
      const owned = (await write.fold(rewardsDecider, user_id)).state.parts
      const code = avatarCode(withoutLocked(look, owned))
      return write.execute(lockerDecider, user_id, { user_id, code, owned }, context)
    }),
    step('profiles.choose_picture_kind', 30, (write, context) => {
      const show = { do: 'choose_kind', user_id, kind: 'avatar', has_avatar: true } as const
      return write.execute(profileDecider, user_id, show, context)
    }),
  ]
}

const NOTHING = { position: null, revision: -1, events: [] } as const

/** With the first part of each kind where the wanted one was too dear. */
function withoutLocked(look: AvatarParts, owned: readonly string[]): AvatarParts {
  const kinds = (Object.keys(look) as (keyof AvatarParts)[]).filter(
    (kind) => lockedParts({ ...FIRST_AVATAR, [kind]: look[kind] }, owned).length > 0,
  )
  return { ...look, ...Object.fromEntries(kinds.map((kind) => [kind, FIRST_AVATAR[kind]])) }
}

import { isRejection, type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { SEAT_LINK_MS } from '@kredka/contracts/quiz-rooms/rules'
import { createBuckets } from '../kernel/token-bucket.ts'
import type { Tools } from '../kernel/tools.ts'
import { type ShownSeat, seatByKey } from './claiming.ts'
import { refuseClaim } from './room-seats.ts'
import type { OpenRoom, Seat } from './room-state.ts'

const PURPOSE = 'room_seat'
/** Links of one seat, and tries of one account at any. */
const LINKS = { burst: 5, per_second: 1 / 60 } as const
const CLAIMS = { burst: 10, per_second: 1 / 30 } as const
/** Whoever comes too often is asked to wait. */
const PAUSE_S = 60

interface LinkUse {
  readonly room: OpenRoom
  readonly secret: string
  readonly user_id: string
  readonly command_id: string
}

/**
 * Links by which a guest's seat becomes that of an account on a device that has not its key (ROO-04). The vault keeps a
 * hash; the secret is spent once, works for a quarter of an hour, and a newer one ends it.
 */
export function createSeatLinks({ write, vault, clock }: Pick<Tools, 'write' | 'vault' | 'clock'>, now: () => number) {
  const { tokens } = vault
  const [ofSeat, ofClaimant] = [createBuckets(LINKS, now), createBuckets(CLAIMS, now)]
  const tooMany = () => reject('TOO_MANY_REQUESTS', { params: { seconds: PAUSE_S } })
  return {
    async make(shown: ShownSeat): Promise<{ readonly secret: string; readonly expires_at: string } | Rejection> {
      const found = await seatByKey(write, shown)
      if (isRejection(found)) return found
      const refused = refuseClaim(found.room, found.seat, null)
      if (refused !== null) return refused
      const { seat_id } = found.seat
      if (!ofSeat.take(seat_id)) return tooMany()
      await tokens.revoke(PURPOSE, seat_id)
      const expires_at = new Date(clock.now() + SEAT_LINK_MS).toISOString()
      const secret = await tokens.mint({ purpose: PURPOSE, subject_id: seat_id, ttl_ms: SEAT_LINK_MS })
      return { secret, expires_at }
    },

    /** The seat that the secret is for, in this room alone; also for the command that has spent it. */
    async seatFor({ room, secret, user_id, command_id }: LinkUse): Promise<Seat | Rejection> {
      if (!ofClaimant.take(user_id)) return tooMany()
      const bound = (await tokens.peek(PURPOSE, secret)) ?? (await tokens.spend(PURPOSE, secret, command_id))
      const seat = room.seats.find(({ seat_id }) => seat_id === bound?.subject_id)
      return seat ?? reject('SEAT_LINK_OVER')
    },

    /** Once the seat is somebody's. */
    async spend({ secret, command_id }: Pick<LinkUse, 'secret' | 'command_id'>): Promise<void> {
      await tokens.spend(PURPOSE, secret, command_id)
    },
  }
}

import { ActorName, Count, Id, Instant, Language, Nullable, Obj, OneOf, type Static, Type } from '../kernel/schema.ts'
import { CLOSING_REASONS, LISTED_ROOM_STATES, ROOM_MODES, SEAT_STATES } from './rules.ts'
import { SeatNumber } from './views.ts'

/** `name` is null for a deleted user. */
const person = Obj({ id: Id, name: Nullable(Type.String()) })

/** A room of anybody, as the back office lists them. */
export const AdminRoomView = Obj({
  id: Id,
  /** Who opened it. */
  host: person,
  /** Null once its author is forgotten. */
  quiz: Obj({ id: Id, title: Nullable(Type.String()) }),
  state: OneOf(LISTED_ROOM_STATES),
  /** All that were ever taken. */
  seats: Count,
  opened_at: Instant,
  /** When its game began; null where it never did. */
  begun_at: Nullable(Instant),
  /** When its game ended, else when it was closed. */
  ended_at: Nullable(Instant),
})
export type AdminRoomView = Static<typeof AdminRoomView>

export const AdminRoomDetailView = Obj({
  ...AdminRoomView.properties,
  /** Who leads it now, or led it last. */
  leader: person,
  mode: OneOf(ROOM_MODES),
  language: Language,
  questions: Count,
  seats_max: Count,
  is_locked: Type.Boolean(),
  /** Null while it is open. `actor`, `reason`: where staff closed it. */
  closed: Nullable(
    Obj({
      why: OneOf(CLOSING_REASONS),
      at: Instant,
      actor: Nullable(ActorName),
      reason: Nullable(Type.String()),
    }),
  ),
  players: Type.Array(
    Obj({
      seat: SeatNumber,
      /** Null once it is forgotten. */
      name: Nullable(Type.String()),
      state: OneOf(SEAT_STATES),
      has_account: Type.Boolean(),
      /** Null before the end of the game, and for whoever was left out of it. */
      place: Nullable(Count),
      points: Nullable(Count),
    }),
  ),
})
export type AdminRoomDetailView = Static<typeof AdminRoomDetailView>

import { command, Done, document, query } from '../kernel/endpoints.ts'
import { Id, Instant, Nullable, Obj, PageQuery, Type } from '../kernel/schema.ts'
import { SeatKey } from './channel.ts'
import { NAME_MAX } from './names.ts'
import { SEAT_SECRET_PATTERN } from './rules.ts'
import { RoomDoorView, RoomRowView, RoomSettings, RoomToken, SeatNumber } from './views.ts'

export * from './admin-endpoints.ts'

const byToken = Obj({ token: RoomToken })
const SeatSecret = Type.String({ pattern: SEAT_SECRET_PATTERN })

export const openRoom = command('quiz_rooms.open', {
  path: 'POST /quiz-rooms',
  access: 'user',
  about: 'Opens a room for a quiz: the newest frozen version of one’s own, else the listed one.',
  body: Obj({ quiz_id: Id, ...RoomSettings.properties }),
  answer: Obj({ id: Id, token: RoomToken }),
  errors: ['QUIZ_NOT_FOUND', 'QUIZ_ROOMS_MANY'],
})

export const listRooms = query('quiz_rooms.list', {
  path: 'GET /quiz-rooms',
  access: 'user',
  about: 'Rooms that the caller led or played in, the newest first; those of one quiz where it is named.',
  query: Obj({ ...PageQuery, quiz_id: Type.Optional(Id) }),
  answer: Type.Array(RoomRowView),
  paged: true,
})

export const getRoomDoor = query('quiz_rooms.door', {
  path: 'GET /quiz-rooms/{token}',
  access: 'public',
  limit: 'play',
  about: 'What whoever holds the link sees of a room before joining.',
  params: byToken,
  answer: RoomDoorView,
  errors: ['QUIZ_ROOM_NOT_FOUND'],
})

export const joinRoom = command('quiz_rooms.join', {
  path: 'POST /quiz-rooms/{token}/join',
  access: 'public',
  limit: 'play',
  about: 'Takes a seat by name, without an account too; who has one there, or who left, gets the same seat.',
  params: byToken,
  /** `name`: null where the site invents names. `key`: 128 random bits, which the browser keeps. */
  body: Obj({ name: Nullable(Type.String({ maxLength: 4 * NAME_MAX })), key: SeatKey }),
  /** `name`: null for whoever had the seat already. */
  answer: Obj({ seat: SeatNumber, name: Nullable(Type.String()) }),
  errors: [
    'QUIZ_ROOM_NOT_FOUND',
    'QUIZ_ROOM_CLOSED',
    'QUIZ_ROOM_FULL',
    'QUIZ_ROOM_LOCKED',
    'QUIZ_ROOM_TOO_LATE',
    'QUIZ_ROOM_NOT_POSSIBLE',
    'SEAT_KICKED',
    'NAME_TAKEN',
    'NAME_UNFIT',
  ],
})

export const claimSeat = command('quiz_rooms.claim', {
  path: 'POST /quiz-rooms/{token}/claim',
  access: 'user',
  about: 'The seat of a guest becomes the caller’s, who has its key; what was missed there can be repeated.',
  params: byToken,
  body: Obj({ key: SeatKey }),
  answer: Done,
  errors: ['QUIZ_ROOM_NOT_FOUND', 'SEAT_NOT_FOUND', 'SEAT_CLAIMED', 'QUIZ_ROOM_NOT_POSSIBLE'],
})

export const makeSeatLink = command('quiz_rooms.make_seat_link', {
  path: 'POST /quiz-rooms/{token}/seat-link',
  access: 'public',
  limit: 'play',
  about:
    'A guest who has the key of a seat gets what makes it theirs on another device, once and soon: the newest alone.',
  params: byToken,
  body: Obj({ key: SeatKey }),
  answer: Obj({ secret: SeatSecret, expires_at: Instant }),
  errors: ['QUIZ_ROOM_NOT_FOUND', 'SEAT_NOT_FOUND', 'SEAT_CLAIMED', 'QUIZ_ROOM_NOT_POSSIBLE'],
})

export const claimSeatByLink = command('quiz_rooms.claim_by_link', {
  path: 'POST /quiz-rooms/{token}/claim-by-link',
  access: 'user',
  about: 'The seat of a guest becomes the caller’s, who has the secret that was made for it elsewhere.',
  params: byToken,
  body: Obj({ secret: SeatSecret }),
  answer: Done,
  errors: ['QUIZ_ROOM_NOT_FOUND', 'SEAT_LINK_OVER', 'SEAT_CLAIMED', 'QUIZ_ROOM_NOT_POSSIBLE'],
})

export const getRoomTable = document('quiz_rooms.table', {
  path: 'GET /quiz-rooms/{id}/results.csv',
  access: 'user',
  of: 'quiz_room.host',
  about: 'The results of a room as a table: a row for each player, a column for each question.',
  params: Obj({ id: Id }),
  type: 'text/csv; charset=utf-8',
  errors: ['QUIZ_ROOM_NOT_FOUND'],
})

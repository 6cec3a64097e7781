import { defineChannel, message, request } from '../kernel/channel.ts'
import { Done } from '../kernel/endpoints.ts'
import { ERROR_CODES } from '../kernel/errors.ts'
import { Count, Nullable, Obj, OneOf, type Static, Type } from '../kernel/schema.ts'
import { Given } from '../quizzes/question.ts'
import { ReplayFrameView, RoomReviewView } from './past-views.ts'
import { ROOM_SOCKET_PATH, SEAT_KEY_PATTERN } from './rules.ts'
import { OwnSeatView, QuestionNumber, RoomChangeView, RoomToken, RoomView, SeatNumber } from './views.ts'

/** From whose place a room is seen. */
export const ROOM_AUDIENCES = ['seat', 'host', 'screen'] as const
export type RoomAudience = (typeof ROOM_AUDIENCES)[number]
export const SeatKey = Type.String({ pattern: SEAT_KEY_PATTERN })
/** Of a link that the host has: as long as it is kept to whom it was given, it opens the room as host or screen. */
const LinkKey = Type.String({ pattern: '^[0-9a-f]{64}$' })

/**
 * Who wants in. A seat shows its key, or is known by the login. The host is known by the login, or by the key of the
 * host’s link; a screen by the key of its own.
 */
export const RoomHello = Obj({
  token: RoomToken,
  as: OneOf(ROOM_AUDIENCES),
  key: Type.Optional(Type.Union([SeatKey, LinkKey])),
})
export type RoomHello = Static<typeof RoomHello>

const nothing = Obj({})
const control = (about: string) => request(`The host: ${about}`, nothing, Done)

export const quizRoomChannel = defineChannel({
  name: 'quiz_room',
  path: ROOM_SOCKET_PATH,
  about: 'The socket of a quiz room, for players without an account too: a seat, its host, or its screen.',
  hello: RoomHello,
  server: {
    state: message('All of the room: after connecting.', RoomView),
    change: message('What has changed for all such sockets, gathered for some 50 ms.', RoomChangeView),
    you: message(
      'One’s own seat has changed: the verdict of a question, the place, an offer to be the host.',
      OwnSeatView,
    ),
    ended: message('The socket ends and need not come back.', Obj({ code: OneOf(ERROR_CODES) })),
  },
  client: {
    answer: request(
      'A seat answers: places of options as they were shown, or typed words. The answer says that it is in the log, and nothing more; a repeat changes nothing.',
      Obj({ n: QuestionNumber, given: Given }),
      Done,
    ),
    leave: request(
      'A seat leaves: nobody waits for its answers. It comes back by joining anew with its key.',
      nothing,
      Done,
    ),
    take_host: request(
      'A seat with an account becomes host of a room that was offered to it, or that has no host.',
      nothing,
      Done,
    ),
    sync: request('Give me all of the room: a change did not fit.', nothing, RoomView),
    review: request('A seat looks back at its answers, once the game is over.', nothing, RoomReviewView),
    replay: request(
      'The game again, step by step, once it is over: a seat sees it as itself or as the screen, the host as anybody.',
      Obj({ as: OneOf(ROOM_AUDIENCES), seat: Nullable(SeatNumber), after: Count }),
      Obj({ frames: Type.Array(ReplayFrameView), next: Nullable(Count) }),
    ),
    begin: control('begins the game.'),
    close_question: control('ends the question that is open.'),
    next: control('goes on to the next question, or to the end.'),
    skip: control('drops the question that is open: it counts for nobody.'),
    extend: control('gives ten seconds more.'),
    pause: control('has the clock stand still.'),
    resume: control('lets it go on.'),
    end: control('closes the room.'),
    kick: request(
      'The host: takes somebody out of the room; neither their key nor their name comes back.',
      Obj({ seat: SeatNumber }),
      Done,
    ),
    set_lock: request('The host: lets nobody in any more, or again.', Obj({ is_locked: Type.Boolean() }), Done),
    set_late_join: request(
      'The host: lets players in after the beginning, or not.',
      Obj({ is_allowed: Type.Boolean() }),
      Done,
    ),
    offer_host: request(
      'The host: offers the room to a player with an account, or takes that back.',
      Obj({ seat: Nullable(SeatNumber) }),
      Done,
    ),
  },
})

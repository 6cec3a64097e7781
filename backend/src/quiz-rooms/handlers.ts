import { warsawDay } from '@kredka/contracts/kernel/days'
import { isRejection, type Rejection, reject } from '@kredka/contracts/kernel/errors'
import {
  claimSeat,
  claimSeatByLink,
  endRoom,
  joinRoom,
  makeSeatLink,
  openRoom,
} from '@kredka/contracts/quiz-rooms/endpoints'
import { roomEvents as e } from '@kredka/contracts/quiz-rooms/events'
import { ROOMS_OF_DAY_MAX, TOKEN_LENGTH } from '@kredka/contracts/quiz-rooms/rules'
import { concealedQuizzes } from '../attempts/index.ts'
import { addressKey } from '../kernel/address-key.ts'
import { callerId } from '../kernel/caller.ts'
import { type Handler, handle, type Request } from '../kernel/handler.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import { replyDone } from '../kernel/reply.ts'
import { stepContext } from '../kernel/step-context.ts'
import { createBuckets } from '../kernel/token-bucket.ts'
import type { Tools } from '../kernel/tools.ts'
import { playableVersion, versionOf } from '../quizzes/index.ts'
import { nameOfSeat, roomByToken, seatByKey } from './claiming.ts'
import { instant } from './instant.ts'
import { allowedName, inventName } from './names.ts'
import { roomDecider } from './room.ts'
import { seatOf } from './room-seats.ts'
import { isOpened, type Opened, type OpenRoom, type Seat } from './room-state.ts'
import { roomTokenDecider } from './room-token.ts'
import { createSeatLinks } from './seat-links.ts'
import { keyHash, nameHash } from './secrets.ts'

/** Of 40 bits: more tries than one are hardly ever needed. */
const TOKEN_TRIES = 5
/** Of names that the site invents, until one is free. */
const NAME_TRIES = 40
/**
 * Joins of one room, and of one address there: a school is one address (ROO-01). Five hundred who scan a code at once
 * are in within some ten seconds.
 */
export const ROOM_JOINS = { burst: 200, per_second: 40 } as const
const ADDRESS_JOINS = { burst: 600, per_second: 1 } as const
/** So long whoever comes with too many others is asked to wait. */
const JOIN_PAUSE_S = 1

/** Opening a room, taking a seat, making it one's own; all else is said over the room's sockets. */
export function roomHandlers(
  tools: Pick<Tools, 'write' | 'streams' | 'openFacts' | 'vault' | 'clock' | 'sharedClock'>,
): readonly Handler[] {
  const { write, vault, sharedClock, streams } = tools
  const now = () => performance.now()
  const [ofRoom, ofAddress] = [createBuckets(ROOM_JOINS, now), createBuckets(ADDRESS_JOINS, now)]
  const links = createSeatLinks(tools, now)

  return [
    handle(openRoom, async ({ quiz_id, ...settings }, request) => {
      const host_id = callerId(request)
      if (await isConcealed(quiz_id, request)) return reject('QUIZ_NOT_FOUND')
      const number = await playableVersion(write, quiz_id, host_id)
      const version = number === null ? null : await versionOf(tools, quiz_id, number)
      const questions = version?.questions.filter(({ is_void }) => !is_void) ?? []
      if (version === null || questions.length === 0) return reject('QUIZ_NOT_FOUND')
      const use = { limit: 'quiz rooms of a host', key: host_id, most: ROOMS_OF_DAY_MAX }
      if ((await vault.dayLimits.use(warsawDay(request.context.now), [use])) !== null) return reject('QUIZ_ROOMS_MANY')
      const { command_id } = request.context
      const room_id = deriveEntityId(command_id, 'room', request.context.now)
      const token = await claimToken(room_id, request)
      if (isRejection(token)) return token
      const { author_id, terms } = version
      const opened: Opened = {
        room_id,
        token,
        host_id,
        quiz_id,
        version: version.version,
        author_id,
        subject_id: terms.subject_id,
        difficulty: terms.difficulty,
        language: terms.language,
        settings,
        questions: questions.map(({ question_id, revision, weight }) => ({ question_id, revision, weight })),
        seed: deriveEntityId(command_id, 'seed'),
        opened_at: instant(sharedClock.now()),
      }
      const outcome = await write.execute(roomDecider, room_id, { do: 'open', opened }, request.context)
      return isRejection(outcome) ? outcome : { answer: { id: room_id, token }, position: outcome.position }
    }),

    handle(joinRoom, async ({ token, name, key }, request) => {
      const room = await roomByToken(write, token)
      if (room === null) return reject('QUIZ_ROOM_NOT_FOUND')
      const { room_id, quiz_id } = room.opened
      if (await isConcealed(quiz_id, request)) return reject('QUIZ_ROOM_NOT_POSSIBLE')
      const ofWhom = `${room_id} ${addressKey(request.ip)}`
      // who is sent away for a moment has not joined
      if (!ofAddress.has(ofWhom) || !ofRoom.take(room_id)) {
        return reject('TOO_MANY_REQUESTS', { params: { seconds: JOIN_PAUSE_S } })
      }
      ofAddress.take(ofWhom)
      return takeSeat(room, { name, key_hash: keyHash(room_id, key) }, request)
    }),

    handle(claimSeat, async (shown, request) => {
      const found = await seatByKey(write, shown)
      if (isRejection(found)) return found
      return replyDone(await claim(found.room, found.seat, request))
    }),

    handle(makeSeatLink, async (shown) => {
      const link = await links.make(shown)
      return isRejection(link) ? link : { answer: link }
    }),

    handle(claimSeatByLink, async ({ token, secret }, request) => {
      const room = await roomByToken(write, token)
      if (room === null) return reject('QUIZ_ROOM_NOT_FOUND')
      const { command_id } = request.context
      const seat = await links.seatFor({ room, secret, user_id: callerId(request), command_id })
      if (isRejection(seat)) return seat
      // what was right there is seen by whoever has the seat
      if (await isConcealed(room.opened.quiz_id, request)) return reject('QUIZ_ROOM_NOT_POSSIBLE')
      const outcome = await claim(room, seat, request)
      if (!isRejection(outcome)) await links.spend({ secret, command_id })
      return replyDone(outcome)
    }),

    handle(endRoom, async ({ id, reason }, { context }) =>
      replyDone(await write.execute(roomDecider, id, { do: 'end', reason, now: sharedClock.now() }, context)),
    ),
  ]

  /** Whoever was given the quiz by a teacher learns what is right after its day, and from no room before (QUI-10). */
  async function isConcealed(quiz_id: string, { viewer, context }: Request): Promise<boolean> {
    return viewer.kind === 'user' && (await concealedQuizzes(write, viewer.id, context.now)).has(quiz_id)
  }

  async function claim({ opened: { room_id } }: OpenRoom, { seat_id }: Seat, request: Request) {
    const name = await nameOfSeat(streams, room_id, seat_id)
    const command = { do: 'claim', seat_id, user_id: callerId(request), name } as const
    return write.execute(roomDecider, room_id, command, request.context)
  }

  async function claimToken(room_id: string, { context }: Request): Promise<string | Rejection> {
    for (let n = 0; ; n += 1) {
      const token = deriveEntityId(context.command_id, `token ${n}`).slice(-TOKEN_LENGTH)
      const step = stepContext(context, 'claim identity')
      const claimed = await write.execute(roomTokenDecider, token, { token, room_id }, step)
      if (!isRejection(claimed)) return token
      if (n === TOKEN_TRIES) return claimed
    }
  }

  /** Where names are invented, the next one is tried until one is free. */
  async function takeSeat(
    room: OpenRoom,
    { name: given, key_hash }: { readonly name: string | null; readonly key_hash: string },
    request: Request,
  ) {
    const { room_id, settings, language } = room.opened
    const user_id = request.viewer.kind === 'user' ? request.viewer.id : null
    const seat_id = deriveEntityId(request.context.command_id, 'seat')
    const own = seatOf(room, { key_hash, user_id })
    for (let tries = 0; ; tries += 1) {
      const invented = settings.generated_names ? inventName(language, key_hash, tries) : null
      const name = invented ?? allowedName(given ?? '')
      // whoever has a seat there comes back to it, whatever they typed
      if (name === null && own === undefined) return reject('NAME_UNFIT')
      const named = { name: name ?? '', name_hash: nameHash(vault, room_id, name ?? '') }
      const command = { do: 'join', seat_id, user_id, key_hash, ...named } as const
      const outcome = await write.execute(roomDecider, room_id, command, request.context)
      if (isRejection(outcome)) {
        if (invented !== null && outcome.rejected === 'NAME_TAKEN' && tries < NAME_TRIES) continue
        return outcome
      }
      const { state } = await write.fold(roomDecider, room_id)
      const seat = isOpened(state) ? seatOf(state, { key_hash, user_id }) : undefined
      if (seat === undefined) return reject('SEAT_NOT_FOUND')
      const isNew = outcome.events.some(({ type }) => type === e.SeatTaken.name)
      return { answer: { seat: seat.seat, name: isNew ? name : null }, position: outcome.position }
    }
  }
}

import { givenAsWritten, judgeAnswer } from '@kredka/contracts/attempts/asked'
import type { AskedOf } from '@kredka/contracts/kernel/channel'
import { isRejection, type Rejection, reject } from '@kredka/contracts/kernel/errors'
import type { quizRoomChannel, RoomAudience } from '@kredka/contracts/quiz-rooms/channel'
import type { ChannelTools } from '../kernel/channel.ts'
import { versionsOver } from '../quizzes/index.ts'
import type { LiveRoom, Member } from './live-room.ts'
import { readPast, reviewOf } from './past.ts'
import { replayOf } from './replay.ts'
import type { RoomCommand } from './room.ts'
import { askedOf, type Shown } from './room-sections.ts'
import type { Opened, Room } from './room-state.ts'
import { wordsHash } from './secrets.ts'

type Asked = AskedOf<typeof quizRoomChannel>
type AskName = keyof Asked
type Answer = { readonly answer: unknown } | Rejection
interface Asking<Name extends AskName> {
  readonly shown: Shown
  readonly live: LiveRoom
  readonly member: Member
  readonly body: Asked[Name]
  readonly received_at: number
}
type Ask<Name extends AskName> = (asking: Asking<Name>) => Promise<Answer> | Answer

/** Who may say what: nobody speaks for another place than their own. */
const SPEAKERS: Readonly<Partial<Record<AskName, readonly RoomAudience[]>>> = {
  answer: ['seat'],
  leave: ['seat'],
  take_host: ['seat'],
  review: ['seat'],
  sync: ['seat', 'host', 'screen'],
  replay: ['seat', 'host', 'screen'],
}
const HOST_ALONE: readonly RoomAudience[] = ['host']
/** Frames of a replay that are told at once. */
const FRAMES_AT_ONCE = 40

/** What clients ask for, once its schema is checked. */
export function createAsks(tools: ChannelTools) {
  const pasts = new WeakMap<Room, ReturnType<typeof lookBack>>()

  const command = <Name extends AskName>(make: (asking: Asking<Name>) => RoomCommand): Ask<Name> => {
    return async (asking) => {
      const made = make(asking)
      const outcome = await asking.live.execute(made, asking.member.actor, made.do)
      return isRejection(outcome) ? outcome : { answer: null }
    }
  }
  const control = <Name extends AskName>(
    what: 'begin' | 'next' | 'close_question' | 'skip' | 'extend' | 'pause' | 'resume' | 'close',
  ) => command<Name>(({ received_at }) => ({ do: what, now: received_at }))

  async function lookBack({ room_id, quiz_id, version }: Opened) {
    const [past, quizAt] = await Promise.all([readPast(tools, room_id), versionsOver(tools, quiz_id, version)])
    return { past, quizAt }
  }

  /** Read once for all who look back, until something more happens. */
  function pastOf({ room }: Shown): ReturnType<typeof lookBack> {
    const known = pasts.get(room)
    if (known !== undefined) return known
    const read = lookBack(room.opened)
    pasts.set(room, read)
    read.catch(() => pasts.delete(room))
    return read
  }

  const asks: { readonly [Name in AskName]: Ask<Name> } = {
    async answer({ shown, live, member, body, received_at }) {
      const { n, given } = body
      const seat = member.seat ?? -1
      const asked = n === shown.room.asking?.n ? askedOf(shown, n) : null
      if (asked === null) return reject('QUESTION_NOT_OPEN')
      const written = givenAsWritten(asked, given)
      if (written === null) return reject('ANSWER_UNFIT')
      const outcome = await live.execute(
        {
          do: 'answer',
          seat,
          n,
          given: written,
          words_hash:
            'words' in written ? wordsHash(tools.vault, { room_id: live.room_id, n, seat }, written.words) : null,
          bp: judgeAnswer(asked, written).bp,
          key_revision: shown.quiz?.key_revision ?? 0,
          received_at: Math.round(received_at),
          round_trip_ms: member.socket.roundTripMs(),
        },
        member.actor,
        'answer',
      )
      // in the log, or refused: nothing is said of whether it is right
      return isRejection(outcome) ? outcome : { answer: null }
    },
    leave: command(({ member, received_at }) => ({ do: 'leave', seat: member.seat ?? -1, now: received_at })),
    take_host: command(({ member }) => ({ do: 'take_host', seat: member.seat ?? -1 })),
    sync: ({ live, member }) => ({ answer: live.whole(member) }),
    async review({ shown, member }) {
      if (!isOver(shown)) return reject('QUIZ_ROOM_NOT_POSSIBLE')
      return { answer: reviewOf(shown, (await pastOf(shown)).past, member.seat ?? -1) }
    },
    async replay({ shown, member, body }) {
      const { as, after } = body
      // who sits somewhere need not say where
      const seat = as === 'seat' ? (body.seat ?? member.seat) : null
      if (!isOver(shown)) return reject('QUIZ_ROOM_NOT_POSSIBLE')
      if (!mayWatchAs(member, as, seat)) return reject('FORBIDDEN')
      const { past, quizAt } = await pastOf(shown)
      const frames = replayOf(past.events, quizAt, { as, seat })
      const next = after + FRAMES_AT_ONCE
      return { answer: { frames: frames.slice(after, next), next: next < frames.length ? next : null } }
    },
    begin: control('begin'),
    close_question: control('close_question'),
    next: control('next'),
    skip: control('skip'),
    extend: control('extend'),
    pause: control('pause'),
    resume: control('resume'),
    end: control('close'),
    kick: command(({ body, received_at }) => ({ do: 'kick', seat: body.seat, now: received_at })),
    set_lock: command(({ body }) => ({ do: 'lock', is_locked: body.is_locked })),
    set_late_join: command(({ body }) => ({ do: 'late_join', is_allowed: body.is_allowed })),
    offer_host: command(({ body }) => ({ do: 'offer_host', seat: body.seat })),
  }

  return async (live: LiveRoom, member: Member, name: string, body: unknown, received_at: number): Promise<Answer> => {
    if (!isAskName(name)) return reject('NOT_FOUND')
    if (!(SPEAKERS[name] ?? HOST_ALONE).includes(member.as)) return reject('FORBIDDEN')
    const shown = live.shown()
    if (shown === null) return reject('QUIZ_ROOM_NOT_FOUND')
    // its schema was checked under this very name
    const asking = { shown, live, member, body, received_at } as unknown as Asking<typeof name>
    return (asks[name] as Ask<AskName>)(asking as Asking<AskName>)
  }

  function isAskName(name: string): name is AskName {
    return Object.hasOwn(asks, name)
  }
}

function isOver({ room }: Shown): boolean {
  return room.state === 'finished' || room.state === 'closed'
}

/** The host sees everything again; a seat what it saw itself, and what stood on the screen for all. */
function mayWatchAs(member: Member, as: RoomAudience, seat: number | null): boolean {
  if (as === 'screen') return true
  if (member.as === 'host') return as === 'host' || seat !== null
  return as === 'seat' && member.seat !== null && seat === member.seat
}

import { DAY, MINUTE, SECOND } from '../kernel/durations.ts'
import type { Graph } from '../kernel/graph.ts'

/** Rules of quiz rooms (ROO-01, ROO-02), the same in browser and server. */

/** `speed`: the sooner, the more points. `accuracy`: a right answer is a right answer. `calm`: nobody sees a clock. */
export const ROOM_MODES = ['speed', 'accuracy', 'calm'] as const
export type RoomMode = (typeof ROOM_MODES)[number]

export const PLAYERS_MIN = 2
export const PLAYERS_MAX = 500
export const PLAYERS_DEFAULT = 20
/** Seconds to answer a question, once its options are there. */
export const SECONDS_MIN = 5
export const SECONDS_MAX = 120
export const SECONDS_DEFAULT = 20
/** From the prompt to the options. */
export const READING_MS = 5 * SECOND
/** By how much the host prolongs a question at once. */
export const EXTENSION_MS = 10 * SECOND
/** An answer that came so long after the end is in time, for what the line took. */
export const GRACE_MS = 300
/** A question closes so long after its end: whatever came in time has been decided by then. */
export const CLOSING_MS = 400

/** Without its host for so long, a room runs by itself. */
export const HOST_LOST_MS = 15 * SECOND
/** Results stand so long where a room runs by itself. */
export const RESULTS_MS = 8 * SECOND
/** A calm question lasts no longer than this once its host is away. */
export const CALM_ALONE_MS = SECONDS_MAX * SECOND

/** How long a room waits for its game: without its host, and with. */
export const LOBBY_ALONE_MS = 15 * MINUTE
export const LOBBY_MS = 60 * MINUTE
/** A room's longest life. */
export const ROOM_MS = 120 * MINUTE
/** After the last one has left. */
export const EMPTY_MS = 5 * MINUTE
/** So long a guest has to open the link by which their seat becomes theirs on another device. */
export const SEAT_LINK_MS = 15 * MINUTE
/** Guests' names are forgotten so long after the room was closed (ROO-04). */
export const NAMES_KEPT_MS = 30 * DAY

/** Points of a right answer without speed, and the most that speed adds. */
export const POINTS_BASE = 600
export const POINTS_SPEED = 400
/** No more of a slow line is made up for, in milliseconds. */
export const ROUND_TRIP_MAX_MS = 250
/** Nobody reads and answers faster than this, in milliseconds. */
export const READING_FASTEST_MS = 150

/** Rooms that somebody may open in a day. */
export const ROOMS_OF_DAY_MAX = 50
/** Rows of the board that everybody sees. */
export const BOARD_LENGTH = 10
/** Sockets of one seat at once: a phone, a laptop, and the one that is just being left. */
export const SOCKETS_OF_SEAT = 3
export const SCREENS_MAX = 5
export const HOSTS_MAX = 5

/** Path of the socket, below the base of the API. */
export const ROOM_SOCKET_PATH = '/live/seat'

/** The end of a link: letters of ids, so that none looks like another. */
export const TOKEN_LENGTH = 8
export const TOKEN_PATTERN = `^[0-9a-hjkmnp-tv-z]{${TOKEN_LENGTH}}$`
/** 128 bits as hex, drawn by the browser: whoever has it sits on the seat. */
export const SEAT_KEY_PATTERN = '^[0-9a-f]{32}$'
/** 160 bits as hex, drawn by the server: whoever has them in time, and first, makes a guest’s seat their own. */
export const SEAT_SECRET_PATTERN = '^[0-9a-f]{40}$'

/** The life of a room. Coming, leaving and controls that change no state are left out. State → command → next states. */
export const ROOM_GRAPH = {
  absent: { open: 'lobby' },
  lobby: { join: 'lobby', kick: 'lobby', lock: 'lobby', begin: 'question', close: 'closed', time: 'closed' },
  question: {
    join: 'question',
    kick: 'question',
    lock: 'question',
    answer: ['question', 'results'],
    close_question: 'results',
    skip: ['question', 'finished'],
    extend: 'question',
    pause: 'paused',
    rescore: 'question',
    close: 'closed',
    time: ['results', 'closed'],
  },
  paused: {
    join: 'paused',
    kick: 'paused',
    lock: 'paused',
    resume: 'question',
    rescore: 'paused',
    close: 'closed',
    time: 'closed',
  },
  results: {
    join: 'results',
    kick: 'results',
    lock: 'results',
    next: ['question', 'finished'],
    rescore: 'results',
    close: 'closed',
    time: ['question', 'finished', 'closed'],
  },
  finished: { claim: 'finished', rescore: 'finished', close: 'closed', time: 'closed' },
  closed: { claim: 'closed', rescore: 'closed' },
} as const satisfies Graph
export type RoomState = keyof typeof ROOM_GRAPH
export const ROOM_STATES = [
  'lobby',
  'question',
  'paused',
  'results',
  'finished',
  'closed',
] as const satisfies readonly RoomState[]

/** Why a room was closed. */
export const CLOSING_REASONS = ['host', 'lobby_over', 'empty', 'too_old', 'staff'] as const
/** How staff tell rooms apart: `running` is any moment of a game. */
export const LISTED_ROOM_STATES = ['lobby', 'running', 'finished', 'closed'] as const
export type ListedRoomState = (typeof LISTED_ROOM_STATES)[number]
export const ROOM_LIST_SORTS = [
  '-opened_at',
  'opened_at',
  '-seats',
  'seats',
  'quiz',
  '-quiz',
  'state',
  '-state',
] as const
export type RoomListSort = (typeof ROOM_LIST_SORTS)[number]
/** How a question came to its end. */
export const QUESTION_ENDS = ['time', 'all', 'host'] as const
export const SEAT_STATES = ['in', 'left', 'kicked'] as const
export type SeatState = (typeof SEAT_STATES)[number]

/** What is typed or copied as a token, in letters of ids: `o` is read as 0, `i` and `l` as 1. */
export function readToken(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')
}

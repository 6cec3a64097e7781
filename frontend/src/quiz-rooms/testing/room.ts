import type {
  BoardRowView,
  OwnSeatView,
  RoomDoorView,
  RoomHostView,
  RoomResultsView,
  RoomView,
  SeatRowView,
} from '@kredka/contracts/quiz-rooms/views'

export const TOKEN = 'ab3d5kqz'
export const NOW = '2026-11-24T12:00:00.000Z'
const inSeconds = (seconds: number) => new Date(Date.parse(NOW) + seconds * 1000).toISOString()

export const DOOR: RoomDoorView = {
  id: '01jd0000000000000000000001',
  token: TOKEN,
  title: 'Rzeki Polski',
  language: 'pl',
  questions: 2,
  state: 'lobby',
  settings: { mode: 'speed', seconds: 20, max_players: 20, late_join: true, generated_names: false },
  players: 0,
  is_locked: false,
  is_host: false,
  seat: null,
}

export const YOU: OwnSeatView = {
  seat: 0,
  name: 'Ala',
  state: 'in',
  has_account: false,
  points: 0,
  place: null,
  from_question: 0,
  average_bp: null,
  is_answered: false,
  choices: [],
  verdict: null,
  may_host: false,
}

/** A room whose players wait. */
export const LOBBY: RoomView = {
  revision: 1,
  now: NOW,
  room: { token: TOKEN, title: DOOR.title, language: 'pl', questions: 2, ...DOOR.settings, is_locked: false },
  phase: { state: 'lobby', why: null, has_host: true },
  question: null,
  options: null,
  clock: null,
  progress: { answered: 0, players: 2 },
  results: null,
  finish: null,
}

/** Its first question is read. */
export const READING: RoomView = {
  ...LOBBY,
  revision: 2,
  phase: { ...LOBBY.phase, state: 'question' },
  question: {
    n: 0,
    id: '01jd0000000000000000000002',
    kind: 'single',
    prompt: 'Która rzeka płynie przez Warszawę?',
    picture_id: null,
    picture_alt: '',
    formulas: [],
    gaps: 0,
  },
  clock: { reads_at: NOW, opens_at: inSeconds(5), closes_at: inSeconds(25), paused_at: null },
}

/** It can be answered. */
export const OPEN: RoomView = {
  ...READING,
  revision: 3,
  options: { n: 0, options: ['Odra', 'Wisła', 'Warta'], bank: [], formulas: [] },
}

export const BOARD: BoardRowView[] = [
  { seat: 1, name: 'Olek', points: 950, place: 1, place_before: 2 },
  { seat: 0, name: 'Ala', points: 600, place: 2, place_before: 1 },
]

export const RESULTS: RoomResultsView = {
  n: 0,
  by: 'all',
  is_void: false,
  right_choices: [1],
  accepted: [],
  explanation: 'Wisła dzieli Warszawę na dwa brzegi.',
  formulas: [],
  chosen: [1, 1, 0],
  right: 1,
  partly: 0,
  wrong: 1,
  missing: 0,
  board: BOARD,
  next_at: null,
}

export const CLOSED: RoomView = {
  ...OPEN,
  revision: 4,
  phase: { ...OPEN.phase, state: 'results' },
  clock: null,
  results: RESULTS,
}

export const FINISHED: RoomView = {
  ...CLOSED,
  revision: 5,
  phase: { ...OPEN.phase, state: 'finished' },
  finish: { board: BOARD, great: [{ seat: 1, name: 'Olek' }], players: 2 },
}

export const SEATS: SeatRowView[] = [
  { seat: 0, name: 'Ala', state: 'in', points: 0, place: null, from_question: 0, fast: 0, has_account: false },
  { seat: 1, name: 'Olek', state: 'in', points: 0, place: null, from_question: 0, fast: 2, has_account: true },
]

export const HOST: RoomHostView = {
  host_key: 'a'.repeat(64),
  screen_key: 'b'.repeat(64),
  offered_to: null,
  is_flooded: false,
  own_quiz: null,
}

import type { BoardRowView, RoomView } from '@kredka/contracts/quiz-rooms/views'

/** What every part of the page draws from: the room, live or of a replay. */
export interface Shown {
  readonly view: RoomView
  /** Milliseconds by which the servers' clock is ahead of this one. */
  readonly offset: number
}

/** Whether the options of the question that stands there may be seen. */
export function isOpen({ question, options, phase }: RoomView): boolean {
  return question !== null && options?.n === question.n && phase.state !== 'results'
}

export function isRunning({ phase }: RoomView): boolean {
  return phase.state === 'question' || phase.state === 'paused' || phase.state === 'results'
}

export function isOver({ phase }: RoomView): boolean {
  return phase.state === 'finished' || phase.state === 'closed'
}

/** Whether anybody on a board has points: before that places mean nothing. */
export function hasScores(board: readonly Pick<BoardRowView, 'points'>[]): boolean {
  return board.some(({ points }) => points > 0)
}

/** Why nobody else can come in; null where somebody can. Who left keeps their seat, who was taken out does not. */
export function shutBy({ room, seats = [] }: RoomView): 'locked' | 'full' | null {
  if (room.is_locked) return 'locked'
  return seats.filter(({ state }) => state !== 'kicked').length >= room.max_players ? 'full' : null
}

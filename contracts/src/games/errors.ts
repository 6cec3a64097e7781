import type { ErrorTable } from '../kernel/declaration.ts'

export const gamesErrors = {
  RUN_NOT_FOUND: [404, 'There is no such run'],
  RUN_OF_TODAY: [403, 'Runs of the daily challenge can be watched once the day is over'],
  RUN_OVER: [409, 'The run is over'],
  RUN_PAUSED: [409, 'The run is paused'],
  RUN_NOT_PAUSED: [409, 'The run is not paused'],
  RUN_MOVED_ON: [409, 'The run has moved on meanwhile'],
  RUN_IMPOSSIBLE: [422, 'There is no such move here'],
  RUN_TOO_EARLY: [409, 'The moves are ahead of the clock'],
  RUN_TOO_LATE: [409, 'The moves are behind the clock'],
  QUESTIONS_TOO_FEW: [409, 'There are too few questions that fit the tiles'],
  RUN_PAUSES_USED_UP: [409, 'There are no more pauses in this run'],
} as const satisfies ErrorTable

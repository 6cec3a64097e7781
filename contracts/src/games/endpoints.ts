import { command, Done, query } from '../kernel/endpoints.ts'
import { Count, Id, Language, Obj, OneOf, Type } from '../kernel/schema.ts'
import { PERIODS } from '../rewards/rules.ts'
import { RunChoice } from './choices.ts'
import { GAMES, INPUT_MAX, INPUTS_AT_ONCE_MAX, RUN_INPUTS_MAX } from './rules.ts'
import { PACES } from './snake/rules.ts'
import { AskedView, BoardView, DailyView, OwnGamesView, QuizPoolsView, RunView } from './views.ts'

export * from './admin-endpoints.ts'

const user = { access: 'user' } as const
const run = { ...user, params: Obj({ id: Id }), limit: 'play' } as const

export const startRun = command('games.start', {
  path: 'POST /runs',
  ...user,
  limit: 'play',
  about: 'Begins a run of a game, or gives back the one that the caller has open in it: there is one at a time.',
  body: Obj({ setup: RunChoice }),
  answer: Obj({ id: Id }),
  errors: ['RUN_IMPOSSIBLE', 'LEVEL_NOT_FOUND', 'QUESTIONS_TOO_FEW'],
})

export const proveLevel = command('games.prove_level', {
  path: 'POST /my-levels/{id}/runs',
  access: 'user',
  of: 'level.author',
  params: Obj({ id: Id }),
  limit: 'play',
  about: 'Begins a run of the caller’s own draft, which they have to clear to publish it, or gives back the open one.',
  body: Obj({ pace: OneOf(PACES) }),
  answer: Obj({ id: Id }),
  errors: ['LEVEL_NOT_FOUND', 'LEVEL_FAULTY'],
})

export const startDaily = command('games.start_daily', {
  path: 'POST /games/daily/runs',
  ...user,
  limit: 'play',
  about:
    'Begins the caller’s run of the daily challenge, or gives back the one that they have begun: there is one a day.',
  answer: Obj({ id: Id }),
  errors: ['RUN_IMPOSSIBLE'],
})

export const moveRun = command('games.move', {
  path: 'POST /runs/{id}/moves',
  ...run,
  about:
    'Plays on from so many inputs; answers what each uncovers, up to one that cannot be. Nothing is ever taken back.',
  body: Obj({
    from: Type.Integer({ minimum: 0, maximum: RUN_INPUTS_MAX }),
    inputs: Type.Array(Type.Integer({ minimum: 0, maximum: INPUT_MAX }), { minItems: 1, maxItems: INPUTS_AT_ONCE_MAX }),
  }),
  answer: Obj({
    told: Type.Array(Type.Array(Type.Integer())),
    /** All that was asked so far, where these inputs uncovered something. */
    asked: Type.Array(AskedView),
    played_ms: Count,
    is_over: Type.Boolean(),
  }),
  errors: [
    'RUN_NOT_FOUND',
    'RUN_OVER',
    'RUN_PAUSED',
    'RUN_MOVED_ON',
    'RUN_IMPOSSIBLE',
    'RUN_TOO_EARLY',
    'RUN_TOO_LATE',
  ],
})

export const pauseRun = command('games.pause', {
  path: 'POST /runs/{id}/pause',
  ...run,
  about: 'Stops the clock of a run, so often and for so long.',
  answer: Done,
  errors: ['RUN_NOT_FOUND', 'RUN_OVER', 'RUN_PAUSES_USED_UP'],
})

export const resumeRun = command('games.resume', {
  path: 'POST /runs/{id}/resume',
  ...run,
  about: 'Goes on with a paused run.',
  answer: Done,
  errors: ['RUN_NOT_FOUND', 'RUN_OVER', 'RUN_NOT_PAUSED'],
})

export const giveUpRun = command('games.give_up', {
  path: 'POST /runs/{id}/give-up',
  ...run,
  about: 'Ends a run before its end.',
  answer: Done,
  errors: ['RUN_NOT_FOUND', 'RUN_OVER'],
})

export const getRun = query('games.run', {
  path: 'GET /runs/{id}',
  access: 'public',
  limit: 'play',
  about: 'A run move by move, for its player and for whoever has its link: with nothing that was not told yet.',
  params: Obj({ id: Id }),
  answer: RunView,
  errors: ['RUN_NOT_FOUND', 'RUN_OF_TODAY'],
})

export const getBoard = query('games.board', {
  path: 'GET /games/{game}/board',
  access: 'public',
  about: 'The best results of a game today, in this week or ever.',
  params: Obj({ game: OneOf(GAMES) }),
  query: Obj({ variant: Type.String({ minLength: 1, maxLength: 40 }), period: OneOf(PERIODS) }),
  answer: BoardView,
})

export const getQuizPools = query('games.quiz_pools', {
  path: 'GET /games/snake-quiz/pools',
  access: 'public',
  about: 'Of which subjects and levels there are enough questions for a run of snake-quiz.',
  query: Obj({ language: Language }),
  answer: QuizPoolsView,
})

export const getOwnGames = query('games.own', {
  path: 'GET /games/own',
  ...user,
  about: 'The runs that the caller has open, and their best results of all time.',
  answer: OwnGamesView,
})

export const getDaily = query('games.daily', {
  path: 'GET /games/daily',
  access: 'public',
  about:
    'The daily challenge: what is played today, how it stands for the caller, who is best, and how yesterday went.',
  answer: DailyView,
})

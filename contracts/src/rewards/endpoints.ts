import { command, Done, query } from '../kernel/endpoints.ts'
import { Count, Id, Nullable, Obj, OneOf, PageQuery, Type } from '../kernel/schema.ts'
import { SubjectRef } from '../offers/views.ts'
import { PERIODS, PLAYER_NAME_MAX, PLAYER_NAME_MIN, PLAYER_NAME_PATTERN } from './rules.ts'
import { AttemptRewardsView, LedgerRowView, PlayerView, QuizRankingView, RankingView, RewardsView } from './views.ts'

const user = { access: 'user' } as const
const One = Obj({ id: Id })

export const visitDaily = command('rewards.daily_login', {
  path: 'POST /rewards/daily-login',
  ...user,
  about: 'Says that the caller is here today; the first time on a day earns points.',
  answer: Obj({ points: Count }),
})

export const choosePlayer = command('rewards.choose_player', {
  path: 'POST /rewards/player',
  ...user,
  about: 'Under what name the caller stands in rankings, null for first name and initial, and whether at all.',
  body: Obj({
    player_name: Nullable(
      Type.String({ minLength: PLAYER_NAME_MIN, maxLength: PLAYER_NAME_MAX, pattern: PLAYER_NAME_PATTERN }),
    ),
    is_ranked: Type.Boolean(),
  }),
  answer: Done,
  errors: ['PLAYER_NAME_FULL'],
})

export const getRewards = query('rewards.show', {
  path: 'GET /rewards',
  ...user,
  about: 'The caller’s points and streak, as they stand today.',
  answer: RewardsView,
})

export const listLedger = query('rewards.ledger', {
  path: 'GET /rewards/ledger',
  ...user,
  about: 'What the caller earned, lost and spent, the newest first.',
  query: Obj(PageQuery),
  answer: Type.Array(LedgerRowView),
  paged: true,
})

export const getAttemptRewards = query('rewards.attempt', {
  path: 'GET /rewards/attempts/{id}',
  ...user,
  about: 'What one of the caller’s finished quizzes earned, or why nothing.',
  params: One,
  answer: AttemptRewardsView,
})

export const getPlayer = query('rewards.player', {
  path: 'GET /rewards/player',
  ...user,
  about: 'Under what name the caller stands in rankings, and whether.',
  answer: PlayerView,
})

export const getRanking = query('rewards.ranking', {
  path: 'GET /rankings',
  access: 'public',
  about: 'Who earned most points today, in this week or ever, of all subjects or of one.',
  query: Obj({ period: OneOf(PERIODS), subject_id: Type.Optional(SubjectRef) }),
  answer: RankingView,
})

export const getQuizRanking = query('rewards.quiz_ranking', {
  path: 'GET /quizzes/{id}/ranking',
  access: 'public',
  about: 'The best scores of one quiz.',
  params: One,
  answer: QuizRankingView,
})

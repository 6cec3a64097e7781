import { accountEvents } from '@kredka/contracts/accounts/events'
import { rewardEvents as e, playerEvents, quizBestEvents } from '@kredka/contracts/rewards/events'
import { FREEZES, PERIODS } from '@kredka/contracts/rewards/rules'
import { on, type Projection, type Rows } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'
import { ALL_SUBJECTS, spanOf } from './spans.ts'

/** Points, streaks and rankings, as sums that each event adds to (QUI-07). */
export const rewardsProjection: Projection = {
  name: 'rewards',
  number: 3,
  tables: sqlBeside(import.meta.url),
  on: {
    ...on(e.PointsEarned, ({ data, revision, metadata }, rows) => {
      const { subject_id, ...entry } = data
      rows.put('entries', { ...entry, n: revision, kind: 'earned', at: metadata.occurred_at })
      changeBalance(rows, data.user_id, data.points)
      addToSums(rows, data, data.points)
    }),
    ...on(e.GamePointsEarned, ({ data, revision, metadata }, rows) => {
      rows.put('entries', { ...data, n: revision, kind: 'earned', cause: 'run', at: metadata.occurred_at })
      changeBalance(rows, data.user_id, data.points)
      addToSums(rows, { ...data, subject_id: null }, data.points)
    }),
    ...on(e.PointsReversed, ({ data, revision, metadata }, rows) => {
      const { subject_id, written_off_because, ...entry } = data
      const of = { n: revision, kind: 'reversed', type: 'quiz_run', at: metadata.occurred_at }
      rows.put('entries', { ...entry, ...of, points: -data.points })
      changeBalance(rows, data.user_id, -data.points)
      // who has most is about what was earned, spent or not
      addToSums(rows, data, -data.points - data.written_off)
    }),
    ...on(e.PartBought, ({ data: { points, ...data }, revision, metadata }, rows) => {
      const of = { n: revision, kind: 'spent', type: 'avatar_part', cause: 'purchase', at: metadata.occurred_at }
      rows.put('entries', { ...data, ...of, points: -points })
      changeBalance(rows, data.user_id, -points)
      rows.put('parts', { user_id: data.user_id, part: data.part })
    }),
    ...on(e.RunUnrewarded, ({ data, revision, metadata }, rows) => {
      rows.put('entries', { ...data, n: revision, kind: 'unrewarded', points: 0, at: metadata.occurred_at })
    }),
    ...on(e.StreakDay, ({ data: { user_id, day, length } }, rows) => {
      rows.put('streak_days', { user_id, day, state: 'done' })
      keepPerson(rows, user_id)
      rows.patch('people', { user_id }, { last_day: day, length })
    }),
    ...on(e.FreezeUsed, ({ data: { user_id, day, freezes_left } }, rows) => {
      rows.put('streak_days', { user_id, day, state: 'frozen' })
      rows.patch('people', { user_id }, { freezes_left })
    }),
    ...on(e.StreakEnded, ({ data: { user_id } }, rows) => {
      rows.patch('people', { user_id }, { last_day: null, length: 0, freezes_left: FREEZES })
    }),
    ...on(quizBestEvents.QuizScoreNoted, ({ data: { quiz_id, user_id, best_bp } }, rows) => {
      rows.put('bests', { quiz_id, user_id, bp: best_bp })
    }),
    ...on(playerEvents.PlayerChosen, ({ data }, rows) => {
      rows.put('players', { ...data })
    }),
    ...on(accountEvents.PersonForgotten, ({ data: { subject_id: user_id } }, rows) => {
      for (const table of ['people', 'entries', 'streak_days', 'sums', 'bests', 'players', 'parts']) {
        rows.remove(table, { user_id })
      }
    }),
  },
}

function keepPerson(rows: Rows, user_id: string): void {
  rows.keep('people', { user_id, freezes_left: FREEZES })
}

function changeBalance(rows: Rows, user_id: string, balance: number): void {
  keepPerson(rows, user_id)
  rows.add('people', { user_id }, { balance })
}

interface Change {
  readonly user_id: string
  readonly day: string
  readonly subject_id: string | null
}

function addToSums(rows: Rows, { user_id, day, subject_id }: Change, points: number): void {
  for (const span of PERIODS.map((period) => spanOf(period, day))) {
    for (const subject of subject_id === null ? [ALL_SUBJECTS] : [ALL_SUBJECTS, subject_id]) {
      const key = { span, subject_id: subject, user_id }
      rows.keep('sums', key)
      rows.add('sums', key, { points })
    }
    if (subject_id !== null) rows.keep('subjects', { span, subject_id })
  }
}

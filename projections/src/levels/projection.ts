import { accountEvents } from '@kredka/contracts/accounts/events'
import { runEvents } from '@kredka/contracts/games/events'
import { drawnLevelOfBoard } from '@kredka/contracts/games/snake/drawn'
import { readMap } from '@kredka/contracts/games/snake/level'
import { foldLetters } from '@kredka/contracts/kernel/slug'
import type { LevelContent } from '@kredka/contracts/levels/content'
import { levelEvents as e } from '@kredka/contracts/levels/events'
import { applyOps } from '@kredka/contracts/levels/ops'
import { actOf } from '../admin/index.ts'
import { on, type Projection } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'

/** A clear counts by the food that its version has; only those against the clock have a time. */
const COUNT_CLEAR = `
  with cleared as (
    update versions set clears = clears + 1 where level_id = $1 and version = $2 and food = $3 returning 1)
  insert into clears as known (level_id, version, user_id, best_ms)
  select $1, $2, $4, $5::bigint from cleared where $5::bigint is not null
  on conflict (level_id, version, user_id) do update set best_ms = least(known.best_ms, excluded.best_ms)`

/** Drawn levels for their authors, players and the back office (GAM-03). */
export const levelsProjection: Projection = {
  name: 'levels',
  number: 3,
  tables: sqlBeside(import.meta.url),
  on: {
    ...on(e.LevelBegun, ({ data: { level_id, author_id, drawn, words }, metadata }, rows) => {
      const begun = { state: 'draft', revision: 0, reports: 0, search: '', changed_at: metadata.occurred_at }
      rows.put('levels', { level_id, author_id, name: words?.name ?? null, drawn, ...begun })
    }),
    ...on(e.LevelNamed, ({ data: { level_id, words }, metadata }, rows) => {
      rows.patch('levels', { level_id }, { name: words?.name ?? null, changed_at: metadata.occurred_at })
    }),
    ...on(e.LevelChanged, async ({ data: { level_id, revision, ops }, metadata }, rows) => {
      const [level] = await rows.sql<{ readonly drawn: LevelContent }>('select drawn from levels where level_id = $1', [
        level_id,
      ])
      const drawn = level === undefined ? null : applyOps(level.drawn, ops)
      if (drawn !== null) rows.patch('levels', { level_id }, { drawn, revision, changed_at: metadata.occurred_at })
    }),
    ...on(e.LevelProven, async ({ data: { level_id } }, rows) => {
      await rows.sql('update levels set proven = drawn where level_id = $1', [level_id])
    }),
    ...on(e.LevelPublished, (event, rows) => {
      const { level_id, author_id, version, drawn, words } = event.data
      rows.put('history', { level_id, ...actOf(event) })
      const published_at = event.metadata.occurred_at
      const name = words?.name ?? null
      const search = foldLetters(name ?? '')
      const named = { name, published_name: name, search }
      const listed = { state: 'listed', version, published: drawn, published_at, reports: 0, changed_at: published_at }
      rows.patch('levels', { level_id }, { ...named, ...listed })
      rows.remove('versions', { level_id, version: version - 1 })
      const counted = { food: foodOf(drawn), tries: 0, clears: 0 }
      rows.put('versions', { level_id, version, author_id, is_listed: true, search, published_at, ...counted })
    }),
    ...on(e.LevelUnlisted, (event, rows) => {
      const { level_id, version } = event.data
      rows.put('history', { level_id, ...actOf(event) })
      rows.patch('levels', { level_id }, { state: 'draft' })
      rows.patch('versions', { level_id, version }, { is_listed: false })
    }),
    ...on(e.LevelReported, ({ data: { level_id, version, reporter_id, kind, note }, metadata }, rows) => {
      rows.put('reports', { level_id, version, reporter_id, kind, note, reported_at: metadata.occurred_at })
      rows.add('levels', { level_id }, { reports: 1 })
    }),
    ...on(e.LevelHidden, (event, rows) => {
      const { level_id, version } = event.data
      rows.put('history', { level_id, ...actOf(event) })
      rows.patch('levels', { level_id }, { state: 'hidden' })
      rows.patch('versions', { level_id, version }, { is_listed: false })
    }),
    ...on(e.LevelCleared, (event, rows) => {
      const { level_id, version, reason } = event.data
      rows.put('history', { level_id, ...actOf(event, reason) })
      rows.patch('levels', { level_id }, { state: 'listed', reports: 0 })
      rows.patch('versions', { level_id, version }, { is_listed: true })
    }),
    ...on(e.LevelTakenDown, (event, rows) => {
      const { level_id, version, reason } = event.data
      rows.put('history', { level_id, ...actOf(event, reason) })
      rows.patch('levels', { level_id }, { state: 'taken_down', reason })
      rows.patch('versions', { level_id, version }, { is_listed: false })
    }),
    ...on(e.LevelRemoved, ({ data: { level_id } }, rows) => {
      for (const table of ['levels', 'versions', 'clears', 'reports', 'history']) rows.remove(table, { level_id })
    }),
    ...on(runEvents.RunStarted, ({ data: { variant } }, rows) => {
      const level = drawnLevelOfBoard(variant)
      if (level !== null) rows.add('versions', { level_id: level.level_id, version: level.version }, { tries: 1 })
    }),
    ...on(runEvents.RunEnded, async ({ data: { variant, is_ranked, score, played_ms, user_id } }, rows) => {
      const level = drawnLevelOfBoard(variant)
      if (level === null || !is_ranked) return
      const time = variant.endsWith('-steps') ? null : played_ms
      await rows.sql(COUNT_CLEAR, [level.level_id, level.version, score, user_id, time])
    }),
    ...on(accountEvents.PersonForgotten, ({ data: { subject_id } }, rows) => {
      for (const table of ['levels', 'versions']) rows.remove(table, { author_id: subject_id })
      rows.remove('clears', { user_id: subject_id })
      rows.patch('reports', { reporter_id: subject_id }, { note: null })
    }),
  },
}

function foodOf({ map }: LevelContent): number {
  return readMap(map)?.food.length ?? 0
}

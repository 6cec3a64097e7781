import { make } from '@kredka/contracts/kernel/events'
import type { LevelOp } from '@kredka/contracts/levels/content'
import { levelEvents as e } from '@kredka/contracts/levels/events'
import { applyOps, opsBetween } from '@kredka/contracts/levels/ops'
import { LEVEL_CHANGES_MAX, LEVEL_GRAPH, LEVEL_VERSIONS_MAX } from '@kredka/contracts/levels/rules'
import { graphStory } from '../kernel/testing/graph-story.ts'
import { story } from '../kernel/testing/story.ts'
import { type LevelCommand, levelDecider } from './level.ts'
import { DRAWN } from './testing/drawn.ts'

const idOf = (n: number) => `01jd${String(n).padStart(22, '0')}`
const [level_id, author_id, stranger, run_id] = [idOf(1), idOf(2), idOf(3), idOf(4)]
const ids = { level_id, author_id }
const words = { name: 'Łąka' }
const tale = story(levelDecider, e)

const begun = make(e.LevelBegun, { ...ids, drawn: DRAWN, words })
const put = (sign: string, cell: number): LevelOp => ({ op: 'put', sign, cells: [cell] })
const wall = put('#', 20)
const changed = (revision: number, op = wall) => make(e.LevelChanged, { ...ids, revision, ops: [op] })
const proven = make(e.LevelProven, { ...ids, run_id })
const published = (version: number, drawn = DRAWN) =>
  make(e.LevelPublished, { ...ids, version, drawn, proof_run_id: run_id, words })
const reported = (n: number, version = 1) =>
  make(e.LevelReported, { ...ids, version, reporter_id: idOf(100 + n), kind: 'name', note: '' })
const hidden = make(e.LevelHidden, { ...ids, version: 1, reports: 3 })
const takenDown = make(e.LevelTakenDown, { ...ids, version: 1, reason: 'Obraża' })
const change = (revision: number, ...ops: readonly LevelOp[]): LevelCommand => ({
  do: 'change',
  ...ids,
  revision,
  ops: ops.length === 0 ? [wall] : ops,
})
const publish = (revision: number) => ({ do: 'publish', ...ids, revision, words }) as const
const report = (n: number, version = 1) =>
  ({ do: 'report', level_id, version, reporter_id: idOf(100 + n), kind: 'name', note: ' Obraża. ' }) as const
const listed = [begun, proven, published(1)]

test('GAM-03 a level is begun as it is drawn, and no board at all is none', () => {
  const begin = { do: 'begin', ...ids, words: { name: ' Łąka ' }, drawn: DRAWN } as const
  tale.when(begin).gives(begun)
  tale.when({ ...begin, drawn: { ...DRAWN, map: '@1' } }).rejects('LEVEL_PART_IMPOSSIBLE')
  tale.when({ ...begin, drawn: { ...DRAWN, map: '@1\n.' } }).rejects('LEVEL_PART_IMPOSSIBLE')
  tale.given(begun).when(begin).rejects('CONFLICT')
})

test('GAM-03 each gesture is one change of what was seen, and what takes it back is another one', () => {
  tale.given(begun).when(change(0)).gives(changed(1))
  tale.given(begun, changed(1)).when(change(0)).rejects('LEVEL_CHANGED')
  const { drawn } = tale.given(begun, changed(1)).state()
  expect(drawn?.map.split('\n')[2]).toBe('....#...')
  expect(applyOps(drawn ?? DRAWN, opsBetween(drawn ?? DRAWN, DRAWN))).toEqual(DRAWN)
})

test('GAM-03 what lies beyond the board cannot be added, and a level is changed so often', () => {
  tale
    .given(begun)
    .when(change(0, put('#', 64)))
    .rejects('LEVEL_PART_IMPOSSIBLE')
  const square = (side: number): LevelOp => ({ op: 'size', columns: side, rows: side })
  tale
    .given(begun)
    .when(change(0, square(9), square(8), put('#', 64)))
    .rejects('LEVEL_PART_IMPOSSIBLE')
  tale
    .given(begun, changed(LEVEL_CHANGES_MAX))
    .when(change(LEVEL_CHANGES_MAX))
    .rejects('LEVEL_CHANGES_USED_UP', { most: LEVEL_CHANGES_MAX })
})

test('GAM-03 only what its author cleared exactly so is published; any change voids it, and taking that back restores it', () => {
  tale.given(begun).when(publish(0)).rejects('LEVEL_UNPROVEN')
  tale.given(begun, proven).when(publish(0)).gives(published(1))
  tale.given(begun, proven, changed(1)).when(publish(1)).rejects('LEVEL_UNPROVEN')
  tale
    .given(begun, proven, changed(1, { op: 'speed', speed: 4 }))
    .when(publish(1))
    .rejects('LEVEL_UNPROVEN')
  // one wall more than what is published
  tale.given(begun, proven, published(1), changed(1)).when(publish(1)).rejects('LEVEL_UNPROVEN')
  const back = changed(2, put('.', 20))
  tale.given(begun, proven, changed(1), back).when(publish(2)).gives(published(1))
  // what another window drew meanwhile is not published unseen
  tale.given(begun, proven, changed(1), back).when(publish(0)).rejects('LEVEL_CHANGED')
  tale.given(begun, proven, published(LEVEL_VERSIONS_MAX)).when(publish(0)).rejects('LEVEL_NOT_POSSIBLE')
})

test('GAM-03 a run of what was drawn before proves nothing, and one more of the same changes nothing', () => {
  const prove = { do: 'prove', ...ids, run_id, drawn: DRAWN } as const
  tale.given(begun).when(prove).gives(proven)
  tale.given(begun, changed(1)).when(prove).gives()
  tale
    .given(begun, proven)
    .when({ ...prove, run_id: idOf(5) })
    .gives()
  tale
    .given(begun)
    .when({ ...prove, author_id: stranger })
    .rejects('LEVEL_NOT_FOUND')
})

test('GAM-03 at three reports a level is hidden until staff have looked; nobody reports a version twice', () => {
  const first = tale.given(...listed)
  first.when(report(1)).gives(make(e.LevelReported, { ...reported(1).data, note: 'Obraża.' }))
  first.given(reported(1)).when(report(1)).gives()
  const third = make(e.LevelReported, { ...reported(3).data, note: 'Obraża.' })
  first.given(reported(1), reported(2)).when(report(3)).gives(third, hidden)
  first.when(report(1, 2)).rejects('LEVEL_NOT_FOUND')
  first.when({ ...report(1), reporter_id: author_id }).rejects('LEVEL_NOT_FOUND')
  // those who were not right once do not hide it again
  const cleared = make(e.LevelCleared, { ...ids, version: 1, reason: 'W porządku' })
  const again = first.given(reported(1), reported(2), reported(3), hidden, cleared)
  again.when(report(1)).gives()
  again.when(report(4)).gives(make(e.LevelReported, { ...reported(4).data, note: 'Obraża.' }))
})

test('GAM-03 what is hidden or taken down is not published again by its author', () => {
  const gone = [...listed, reported(1), reported(2), reported(3), hidden]
  for (const command of [publish(0), { do: 'unlist', ...ids } as const]) {
    tale
      .given(...gone)
      .when(command)
      .rejects('LEVEL_NOT_POSSIBLE')
    tale
      .given(...listed, takenDown)
      .when(command)
      .rejects('LEVEL_NOT_POSSIBLE')
  }
  tale
    .given(...listed, takenDown)
    .when({ do: 'remove', ...ids })
    .gives(make(e.LevelRemoved, ids))
})

test('GAM-03 somebody else’s level is as good as none', () => {
  const theirs = { level_id, author_id: stranger }
  for (const command of [
    { ...change(0), ...theirs },
    { ...publish(0), ...theirs },
    { do: 'name', ...theirs, words } as const,
    { do: 'unlist', ...theirs } as const,
    { do: 'remove', ...theirs } as const,
  ]) {
    tale
      .given(...listed)
      .when(command)
      .rejects('LEVEL_NOT_FOUND')
  }
})

test('GAM-03 a level goes along its graph', () => {
  graphStory(levelDecider, e).follows({
    graph: LEVEL_GRAPH,
    stateOf: ({ state }) => state,
    given: {
      absent: [],
      draft: [begun, proven],
      listed: [...listed, reported(1), reported(2)],
      hidden: [...listed, reported(1), reported(2), reported(3), hidden],
      taken_down: [...listed, takenDown],
      removed: [...listed, make(e.LevelRemoved, ids)],
    },
    // what is drawn is proven already
    granted: { draft: ['prove', 'unlist'], listed: ['prove'], hidden: ['prove'] },
    when: {
      begin: () => ({ do: 'begin', ...ids, words, drawn: DRAWN }),
      change: ({ revision }) => change(revision),
      prove: ({ drawn }) => ({ do: 'prove', ...ids, run_id: idOf(6), drawn: drawn ?? DRAWN }),
      publish: ({ revision }) => publish(revision),
      unlist: () => ({ do: 'unlist', ...ids }),
      report: () => report(9),
      clear: () => ({ do: 'clear', level_id, reason: 'W porządku' }),
      take_down: () => ({ do: 'take_down', level_id, reason: 'Obraża' }),
      remove: () => ({ do: 'remove', ...ids }),
    },
  })
})

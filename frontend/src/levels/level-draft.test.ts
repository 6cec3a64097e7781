import { FREE } from '@kredka/contracts/games/snake/level'
import type { LevelContent, LevelOp } from '@kredka/contracts/levels/content'
import { applyOps, emptyMap } from '@kredka/contracts/levels/ops'
import { localError } from '../kernel/errors.ts'
import { cellsBetween, drawOn, foodAt, resized, signAt } from './drawing.ts'
import { LevelDraft } from './level-draft.ts'

const EMPTY: LevelContent = { map: emptyMap(8, 8), heading: 'right', speed: 3, open_edges: 0 }
const drawn = (tool: 'wall' | 'food' | 'start' | 'erase', cells: readonly number[], on = EMPTY) => {
  const done = drawOn(on, tool, cells)
  if (!done.ok) throw new Error(done.why)
  return done.level
}

test('GAM-03 food is numbered as it is laid, and what is erased leaves no gap; laid again it is eaten last', () => {
  const three = [5, 9, 20].reduce((level, cell) => drawn('food', [cell], level), EMPTY)
  expect([5, 9, 20].map((cell) => foodAt(three, cell))).toEqual([1, 2, 3])
  const two = drawn('erase', [9], three)
  expect([5, 9, 20].map((cell) => foodAt(two, cell))).toEqual([1, null, 2])
  const again = drawn('food', [5], three)
  expect([5, 9, 20].map((cell) => foodAt(again, cell))).toEqual([3, 1, 2])
  expect(foodAt(resized(three, 8, 8), 20)).toBe(3)
})

test('GAM-03 a part cannot be added where another lies, nor food beyond sixty', () => {
  const start = drawn('start', [10])
  expect(drawOn(start, 'wall', [10])).toEqual({ ok: false, why: 'taken' })
  expect(drawOn(start, 'food', [10])).toEqual({ ok: false, why: 'taken' })
  expect(drawOn(drawn('wall', [3]), 'start', [3])).toEqual({ ok: false, why: 'taken' })
  // a wall that is drawn past it goes around it
  const walls = drawn('wall', [9, 10, 11], start)
  expect([9, 10, 11].map((cell) => signAt(walls, cell))).toEqual(['#', '@', '#'])
  const sixty = Array.from({ length: 60 }, (_, cell) => cell).reduce((on, cell) => drawn('food', [cell], on), EMPTY)
  expect(drawOn(sixty, 'food', [63])).toEqual({ ok: false, why: 'food_full' })
})

test('GAM-03 there is one start; set where it is already, the snake heads elsewhere', () => {
  const moved = drawn('start', [12], drawn('start', [10]))
  expect([signAt(moved, 10), signAt(moved, 12)]).toEqual([FREE, '@'])
  expect(drawn('start', [12], moved).heading).toBe('down')
})

test('GAM-03 a quick hand leaves no gaps', () => {
  expect(cellsBetween(0, 3, 8)).toEqual([0, 1, 2, 3])
  expect(cellsBetween(18, 0, 8)).toEqual([18, 9, 0])
})

/** A site that other windows draw on as well. */
function siteOf() {
  const site = { level: EMPTY, revision: 0, isDown: false }
  const draft: LevelDraft = new LevelDraft(
    {
      async change(revision, ops) {
        if (site.isDown) return { ok: false, error: localError('OFFLINE') }
        if (revision !== site.revision) return { ok: false, error: { ...localError('ABORTED'), code: 'LEVEL_CHANGED' } }
        draw(ops)
        return { ok: true, data: { revision: site.revision } }
      },
      refresh: () => draft.take(site.level, site.revision),
    },
    EMPTY,
    0,
  )
  const draw = (ops: readonly LevelOp[]) => {
    site.level = applyOps(site.level, ops) ?? site.level
    site.revision += 1
  }
  /** Until nothing is on its way. */
  const settled = async () => {
    for (let n = 0; n < 20; n += 1) await Promise.resolve()
  }
  return { site, draft, draw, settled }
}

test('GAM-03 each gesture is saved in its order, and so is taking it back and doing it again', async () => {
  const { site, draft, settled } = siteOf()
  const wall = drawn('wall', [1, 2])
  draft.change(wall)
  draft.change({ ...wall, speed: 8 })
  expect(draft.state()).toMatchObject({ saving: 'saving', canUndo: true, canRedo: false })
  await settled()
  expect(site).toMatchObject({ revision: 2, level: { ...wall, speed: 8 } })
  draft.undo()
  draft.undo()
  draft.redo()
  await settled()
  expect(site).toMatchObject({ revision: 5, level: wall })
  expect(draft.state()).toMatchObject({ level: wall, saving: 'saved', revision: 5, canUndo: true, canRedo: true })
})

test('GAM-03 what another window drew meanwhile stays, and what was drawn here comes on top of it', async () => {
  const { site, draft, draw, settled } = siteOf()
  draw([{ op: 'put', sign: '#', cells: [40] }])
  draft.change(drawn('wall', [1]))
  await settled()
  expect([1, 40].map((cell) => signAt(site.level, cell))).toEqual(['#', '#'])
  expect(draft.state()).toMatchObject({ level: site.level, saving: 'saved', isJoined: true, canUndo: false })
})

test('GAM-03 what could not be saved stays, and is saved once somebody tries again', async () => {
  const { site, draft, settled } = siteOf()
  site.isDown = true
  draft.change(drawn('wall', [1]))
  draft.change(drawn('wall', [1, 2]))
  await settled()
  expect(draft.state()).toMatchObject({ saving: 'refused', level: drawn('wall', [1, 2]) })
  site.isDown = false
  draft.retry()
  await settled()
  expect(site).toMatchObject({ revision: 2, level: drawn('wall', [1, 2]) })
})

test('GAM-03 whoever comes back to a level as they left it can take back what they drew, and nothing else', async () => {
  const { draft, settled } = siteOf()
  const [wall, two] = [drawn('wall', [1]), drawn('wall', [1, 2])]
  for (const level of [wall, two]) draft.change(level)
  draft.undo()
  await settled()
  const comesBack = (level: LevelContent) =>
    new LevelDraft(
      { change: async () => ({ ok: true, data: { revision: 9 } }), refresh: () => undefined },
      level,
      3,
      draft.past(),
    )
  const back = comesBack(wall)
  expect(back.state()).toMatchObject({ canUndo: true, canRedo: true })
  back.redo()
  expect(back.state().level).toEqual(two)
  const elsewhere = comesBack(drawn('wall', [40]))
  expect(elsewhere.state()).toMatchObject({ canUndo: false, canRedo: false })
  // what was read first may be older than what was saved last
  elsewhere.take(wall, 4)
  expect(elsewhere.state()).toMatchObject({ level: wall, canUndo: true, canRedo: true })
  elsewhere.take(two, 5)
  expect(elsewhere.state()).toMatchObject({ canUndo: false, canRedo: false })
})

import { LEVELS } from '@kredka/contracts/games/snake/levels/levels'
import { clearOf, clears } from './clears.ts'

test('GAM-03 the solver finds a way through every built-in level', () => {
  for (const level of LEVELS) expect(clears(level, clearOf(level) ?? [])).toBe(true)
})

test('GAM-03 it finds none where there is none', () => {
  const shut = ['........', '.@......', '........', '########', '.....1..', '........', '........', '........'].join(
    '\n',
  )
  const level = { id: 'shut', pl: '', en: '', heading: 'right', speed: 1, open_edges: 0, map: shut } as const
  expect(clearOf(level)).toBeNull()
})

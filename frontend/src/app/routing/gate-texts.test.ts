import { ROUTES } from '@kredka/contracts/kernel/routes'
import { GATE_TEXTS } from './gate-texts.ts'

test('NAV-03 each gated page tells those outside what it is for, and no other does', () => {
  const gated = ROUTES.filter(({ gate, redirect }) => (gate === 'user' || gate === 'teacher') && redirect === undefined)
  expect(Object.keys(GATE_TEXTS).sort()).toEqual([...new Set(gated.map(({ name }) => name))].sort())
})

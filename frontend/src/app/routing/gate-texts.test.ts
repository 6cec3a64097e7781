import { ROUTES } from '@kredka/contracts/kernel/routes'
import { MODULES } from '../../modules.ts'

test('NAV-03 each gated page tells those outside what it is for, and no other does', () => {
  const gated = ROUTES.filter(({ gate, redirect }) => (gate === 'user' || gate === 'teacher') && redirect === undefined)
  expect(MODULES.flatMap(({ gates = {} }) => Object.keys(gates)).sort()).toEqual(
    [...new Set(gated.map(({ name }) => name))].sort(),
  )
})

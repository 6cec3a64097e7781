import { bothWays } from './both-ways.ts'

test('ADM-02 each column orders both ways, the key the same way as it, so that one index gives both', () => {
  expect(bothWays({ amount: 'x.amount', starts_at: 'x.starts_at', state: ['x.state', 'x.at'] }, 'x.id')).toEqual({
    amount: 'x.amount, x.id',
    '-amount': 'x.amount desc, x.id desc',
    starts_at: 'x.starts_at, x.id',
    '-starts_at': 'x.starts_at desc, x.id desc',
    state: 'x.state, x.at desc, x.id desc',
    '-state': 'x.state desc, x.at, x.id',
  })
})

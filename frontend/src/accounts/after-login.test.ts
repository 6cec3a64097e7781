import { afterLogin } from './after-login.ts'

test.each([
  ['/', '/dashboard'],
  ['/en', '/dashboard'],
  ['/?from=mail', '/dashboard'],
  ['/signup', '/dashboard'],
  ['/offers?page=2', '/offers?page=2'],
  ['//evil.example', '/dashboard'],
  ['https://evil.example', '/dashboard'],
])('ACC-02 a login begun at %s leads to %s', (from, to) => {
  expect(afterLogin(from)).toBe(to)
})

test.each([
  ['/', '/offers/maths?sort=price', '/offers/maths?sort=price'],
  ['/signup', '/offers/maths', '/offers/maths'],
  ['/teachers', '/offers/maths', '/teachers'],
  ['/signup', '/', '/dashboard'],
  ['/', '//evil.example', '/dashboard'],
])('OFR-07 a login begun at %s with an intent of %s leads to %s', (from, wanted, to) => {
  expect(afterLogin(from, wanted)).toBe(to)
})

import { afterLogin } from './after-login.ts'

test.each([
  ['/', '/dashboard'],
  ['/?from=mail', '/dashboard'],
  ['/signup', '/dashboard'],
  ['/offers?page=2', '/offers?page=2'],
  ['//evil.example', '/dashboard'],
  ['https://evil.example', '/dashboard'],
])('ACC-02 a login begun at %s leads to %s', (from, to) => {
  expect(afterLogin(from)).toBe(to)
})

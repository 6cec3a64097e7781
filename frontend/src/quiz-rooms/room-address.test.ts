import { linkIn, seatSecretIn, spacedToken, tokenIn } from './room-address.ts'

test.each([
  ['ab3d5kqz', 'ab3d5kqz'],
  [' AB3D 5KQZ ', 'ab3d5kqz'],
  ['oI3d5kqz', '013d5kqz'],
  ['https://kredka.test/quiz-room/ab3d5kqz#screen', 'ab3d5kqz'],
  ['ab3d5kq', null],
  ['ab3d5kqu', null],
  ['', null],
])('ROO-01 “%s” leads to the room %s', (typed, token) => {
  expect(tokenIn(typed)).toBe(token)
})

test('ROO-01 a code is read in two halves', () => {
  expect(spacedToken('ab3d5kqz')).toBe('AB3D 5KQZ')
})

test('ROO-04 a link to lead the room or to show it has its key behind the #', () => {
  const key = 'c'.repeat(64)
  expect(linkIn(`#host=${key}`)).toEqual({ as: 'host', key })
  expect(linkIn('#screen')).toEqual({ as: 'screen', key: null })
  expect(linkIn('#screen=short')).toBeNull()
  expect(linkIn('')).toBeNull()
})

test('ROO-04 a link to a guest’s seat has its secret behind the #, and leads no room', () => {
  const secret = 'e'.repeat(40)
  expect(seatSecretIn(`#claim=${secret}`)).toBe(secret)
  expect(seatSecretIn(`#claim=${secret}e`)).toBeNull()
  expect(seatSecretIn(`#host=${'c'.repeat(64)}`)).toBeNull()
  expect(linkIn(`#claim=${secret}`)).toBeNull()
})

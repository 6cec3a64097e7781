import { literal, searched } from './typed.ts'

test('what is typed into a search is trimmed, in small letters, and nothing where it is blank', () => {
  expect([searched(' Ola Żak '), searched('  '), searched(undefined)]).toEqual(['ola żak', null, null])
})

test('signs of a pattern mean themselves', () => {
  expect([literal(' 100%_\\ '), literal(undefined)]).toEqual(['100\\%\\_\\\\', ''])
})

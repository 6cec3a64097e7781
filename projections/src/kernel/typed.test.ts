import { literal, toSearchText } from './typed.ts'

test('what is typed into a search is trimmed, in small letters, and nothing where it is blank', () => {
  expect([toSearchText(' Ola Żak '), toSearchText('  '), toSearchText(undefined)]).toEqual(['ola żak', null, null])
})

test('signs of a pattern mean themselves', () => {
  expect([literal(' 100%_\\ '), literal(undefined)]).toEqual(['100\\%\\_\\\\', ''])
})

import { foldName, isName, tidyName } from './names.ts'

test.each([
  ['Ania', 'Аnia'],
  ['Ania', ' ANIA '],
  ['Zażółć', 'zazolc'],
  ['Olo', '0lo'],
  ['Ola K', 'Ola-K'],
  ['Wiki', 'vviki'],
  ['Martyna', 'rnartyna'],
  ['Lila', 'IiIa'],
  ['Ξενία'.normalize('NFD'), 'Ξενια'],
])('ROO-01 %s and %s look alike', (a, b) => {
  expect(foldName(a)).toBe(foldName(b))
})

test('ROO-01 names that differ to the eye stay two', () => {
  const names = ['Ania', 'Hania', 'Anna', 'Zosia', 'Kasia', 'Basia', 'Ola', 'Ala', '王小明', '王小红']
  expect(new Set(names.map(foldName)).size).toBe(names.length)
})

test.each([
  ['Al', true],
  ['A', false],
  ['🙂🙂', false],
  ['Ola 🙂', true],
  ['A\u200bB', false],
  ['abcdefghijklmnopqrst', true],
  ['abcdefghijklmnopqrstu', false],
])('ROO-01 %j is a name: %s', (name, yes) => {
  expect(isName(tidyName(name))).toBe(yes)
})

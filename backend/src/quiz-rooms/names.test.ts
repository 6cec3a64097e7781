import { isName } from '@kredka/contracts/quiz-rooms/names'
import { allowedName, inventName } from './names.ts'

test('ROO-01 a name is tidied; what nobody could read, or nobody should, is refused however it is spelt', () => {
  expect(allowedName('  Ala   Nowak ')).toBe('Ala Nowak')
  expect(allowedName('Łucja')).toBe('Łucja')
  for (const unfit of ['', 'A', '..', 'x'.repeat(21)]) expect([unfit, allowedName(unfit)]).toEqual([unfit, null])
  for (const refused of ['kurwa', 'K.U.R.W.A', 'KURW4', 'fuck', 'F u c k', 'FUCKER', 'ｆｕｃｋ']) {
    expect([refused, allowedName(refused)]).toEqual([refused, null])
  }
})

test('ROO-01 pupils who are numbered come in, whatever their number looks like', () => {
  const numbered = ['Gracz', 'Player', 'Uczeń'].flatMap((word) => Array.from({ length: 500 }, (_, n) => `${word} ${n}`))
  expect(numbered.filter((name) => allowedName(name) !== name)).toEqual([])
  for (const refused of ['KURW4 138', 'fuck 1', 'f 4 g g 0 t'])
    expect([refused, allowedName(refused)]).toEqual([refused, null])
})

test('ROO-04 names that the site invents are those of a room’s language, fit everybody, and differ with each try', () => {
  for (const language of ['pl', 'en'] as const) {
    const names = Array.from({ length: 200 }, (_, n) => inventName(language, String(n).padStart(32, '0'), 0))
    expect(names.filter((name) => !isName(name) || allowedName(name) !== name)).toEqual([])
    expect(new Set(names).size).toBeGreaterThan(100)
    const key = 'd'.repeat(32)
    expect(inventName(language, key, 0)).toBe(inventName(language, key, 0))
    expect(new Set(Array.from({ length: 10 }, (_, tries) => inventName(language, key, tries))).size).toBeGreaterThan(5)
  }
})

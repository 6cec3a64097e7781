import { defaultPlayerName, PLAYER_NAME_PATTERN, runPoints, streakOn, weekBegin } from './rules.ts'

test('QUI-07 a score is worth 10 and 10 × share × difficulty, in whole points rounded down', () => {
  expect(runPoints(0, 1)).toBe(10)
  expect(runPoints(10_000, 1)).toBe(20)
  expect(runPoints(10_000, 5)).toBe(60)
  expect(runPoints(3_333, 2)).toBe(16)
  expect(runPoints(9_999, 3)).toBe(39)
})

test('QUI-07 more of a score is never worth less', () => {
  for (let bp = 0; bp < 10_000; bp += 7) expect(runPoints(bp + 7, 3)).toBeGreaterThanOrEqual(runPoints(bp, 3))
})

const streak = { last_day: '2026-11-20', length: 5, freezes_left: 2 }

test('QUI-07 a streak goes on today and tomorrow, and two missed days are frozen', () => {
  expect(streakOn(streak, '2026-11-20')).toMatchObject({ frozen: [], is_over: false, freezes_left: 2 })
  expect(streakOn(streak, '2026-11-21')).toMatchObject({ frozen: [], is_over: false })
  expect(streakOn(streak, '2026-11-23')).toMatchObject({ frozen: ['2026-11-21', '2026-11-22'], is_over: false })
})

test('QUI-07 the third missed day ends a streak, however long ago it was', () => {
  expect(streakOn(streak, '2026-11-24')).toMatchObject({ frozen: ['2026-11-21', '2026-11-22'], is_over: true })
  expect(streakOn(streak, '2031-01-01')).toMatchObject({ freezes_left: 0, is_over: true })
})

test('QUI-07 weeks are those of ISO 8601, over the end of a year too', () => {
  expect(weekBegin('2026-11-23')).toBe('2026-11-23')
  expect(weekBegin('2026-11-29')).toBe('2026-11-23')
  expect(weekBegin('2027-01-01')).toBe('2026-12-28')
})

test.each([
  ['Żaneta Źdźbło', 'Żaneta Ź.'],
  ['Maria Anna Nowak', 'Maria N.'],
  ['Kuba', 'Kuba'],
  ['  jan   łęcki ', 'jan Ł.'],
  ['Wolfeschlegelsteinhausenberger Dorff', 'Wolfeschlegelstei D.'],
  ['jan@example.pl', null],
  ['', null],
])('QUI-07 "%s" without a choice is listed as %s, never with the whole surname', (name, shown) => {
  expect(defaultPlayerName(name)).toBe(shown)
})

test('QUI-07 a player name has two characters and is no address', () => {
  const isName = (name: string) => new RegExp(PLAYER_NAME_PATTERN, 'u').test(name)
  expect(['Ja', 'Mała Mi', ' Żuk '].every(isName)).toBe(true)
  expect([' a ', '  ', 'ja@site.pl'].some(isName)).toBe(false)
})

import { nameFaults, normalName } from './names.ts'

test.each([
  ...[
    'Anna Nowak',
    'Żaneta Gżegżółka-Brzęczyszczykiewicz',
    'Łukasz',
    "Seán O'Brien",
    'Zoë',
    'Nguyễn Thị Hương',
    'Jan 2.',
  ],
  ...['Олена Шевченко', 'Дар’я Їжакевич', 'Знам’янська', 'Ольга Петрова', 'Ελένη Παπαδοπούλου', 'محمد علي', 'דוד לוי'],
  ...[
    '山田 太郎',
    'ひろみ 山田',
    '김철수',
    'अमित शर्मा',
    'สมชาย',
    'ქეთევან',
    'Adam Minkowski',
    'Kredens',
    'Systemowski',
  ],
  ...['Anna (mama Ewy)', 'A. N.', 'Ćwiek', 'Marek Redka', 'Jacek Redka', 'Марек Редка', 'Редка Марек'],
  ...['علی\u200cرضا', 'ලක්\u200dෂ්මි', 'लक्\u200dष्मी'],
])('ACC-07 %s is a name', (name) => {
  expect(nameFaults(name)).toEqual([])
})

test.each([
  ['An\u200bna', 'hidden_signs'],
  ['Anna \u202eakwoN', 'hidden_signs'],
  ['\u2066Anna\u2069', 'hidden_signs'],
  ['Anna\u00ad', 'hidden_signs'],
  ['\u3164', 'hidden_signs'],
  ['An\u200dna', 'hidden_signs'],
  ['رضا\u200cعلی', 'hidden_signs'],
  ['علی\u200c', 'hidden_signs'],
  ['𝐀𝐧𝐧𝐚', 'hidden_signs'],
  [`Anna${'\u0301'.repeat(99)}`, 'too_many_marks'],
  ['\u0301Anna', 'too_many_marks'],
  ['Аnna', 'mixed_scripts'],
  ['Jan Κowalski', 'mixed_scripts'],
  ['Kredka', 'reserved'],
  ['KREDKA pomoc', 'reserved'],
  ['K r e d k a', 'reserved'],
  ['Kr€dka', 'reserved'],
  ['Кредка', 'reserved'],
  ['Admin', 'reserved'],
  ['@dm1n', 'reserved'],
  ['Admlnistrator serwisu', 'reserved'],
  ['Ａdmin', 'reserved'],
  ['Obsługa klienta', 'reserved'],
  ['Obsluga klienta', 'reserved'],
  ['Kred-ka', 'reserved'],
  ['Pani K. r. e. d. k. a.', 'reserved'],
  ['Kredka Support', 'reserved'],
] as const)('ACC-07 %j is refused: %s', (name, fault) => {
  expect(nameFaults(name)).toEqual([fault])
})

test('ACC-07 a Cyrillic letter in our own name is two faults at once', () => {
  expect(nameFaults('Krеdka Administrator')).toEqual(['mixed_scripts', 'reserved'])
})

test('ACC-01 a name is shown composed and without stray white space', () => {
  expect(normalName('  Anna \u00a0  Nowak ')).toBe('Anna Nowak')
  expect(normalName('Zo\u0065\u0308')).toBe('Zoë')
})

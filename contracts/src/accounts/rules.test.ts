import { isEmail, isTypedEmail, passwordFaults } from './rules.ts'

test.each([
  ['Demo-haslo-2026!', []],
  ['Abcdefg1', ['no_symbol_and_not_long']],
  ['Abcdefghijklmno1', []],
  ['short', ['too_short', 'no_digit', 'no_uppercase', 'no_symbol_and_not_long']],
  ['bezduzej1!', ['no_uppercase']],
  ['Żółć-1234', []],
] as const)('ACC-07 the password %s has the faults %j', (password, faults) => {
  expect(passwordFaults(password)).toEqual(faults)
})

test.each(['anna@example.com', 'a.b+c@sub.example.pl', `${'a'.repeat(63)}@example.com`, "o'brien@example.com"])(
  'ACC-07 %s is an e-mail',
  (email) => {
    expect(isEmail(email)).toBe(true)
  },
)

test.each([
  '',
  'anna',
  'a@b',
  'a@@example.com',
  'a@b@example.com',
  '.a@example.com',
  'a..b@example.com',
  `${'a'.repeat(64)}@example.com`,
  `${'a'.repeat(33)}.${'a'.repeat(33)}@example.com`,
  `a@${'b'.repeat(64)}.pl`,
  'a@-example.com',
  'a@example.123',
  'a b@example.com',
])('ACC-07 "%s" is no e-mail', (email) => {
  expect(isEmail(email)).toBe(false)
})

test('ACC-07 an e-mail is trimmed and lower-cased before it is judged', () => {
  expect(isTypedEmail('  Anna@Example.COM ')).toBe(true)
})

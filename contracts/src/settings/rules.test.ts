import { nextBetaState } from './features.ts'
import { bankAccountDigits, formatBankAccount, isBankAccount, isMeetingLink, isUsualHost } from './rules.ts'

test.each(['61109010140000071219812874', '61 1090 1014 0000 0712 1981 2874', 'PL61-1090-1014-0000-0712-1981-2874'])(
  'PRO-02 %s is an account number',
  (typed) => {
    expect(isBankAccount(typed)).toBe(true)
    expect(formatBankAccount(bankAccountDigits(typed))).toBe('61 1090 1014 0000 0712 1981 2874')
  },
)

test.each([
  '',
  '6110901014000007121981287',
  '611090101400000712198128744',
  '61109010140000071219812875',
  '61109010140000071291812874',
  '00000000000000000000000000',
  'DE89370400440532013000',
])('PRO-02 "%s" is no account number', (typed) => {
  expect(isBankAccount(typed)).toBe(false)
})

test('PRO-02 every single wrong digit of an account number is found', () => {
  const right = '61109010140000071219812874'
  for (let place = 0; place < right.length; place++) {
    for (let digit = 0; digit < 10; digit++) {
      const typed = right.slice(0, place) + String(digit) + right.slice(place + 1)
      expect(isBankAccount(typed)).toBe(typed === right)
    }
  }
})

test('PRO-02 a half-typed number is grouped as far as it goes', () => {
  expect(formatBankAccount('6')).toBe('6')
  expect(formatBankAccount('611')).toBe('61 1')
  expect(formatBankAccount('6110901')).toBe('61 1090 1')
})

test.each([
  'https://meet.google.com/abc-defg-hij',
  'https://us02web.zoom.us/j/123?pwd=x',
  'https://lekcje.example.pl/ola',
])('PRO-02 %s is a meeting link', (link) => {
  expect(isMeetingLink(link)).toBe(true)
})

test.each([
  'http://meet.google.com/abc',
  'meet.google.com/abc',
  'javascript:alert(1)',
  'https://localhost/x',
  'https://192.168.0.1/x',
  'https://anna:secret@zoom.us/j/1',
  'https://',
])('PRO-02 "%s" is no meeting link', (link) => {
  expect(isMeetingLink(link)).toBe(false)
})

test('PRO-02 a link to another host than the tool’s is told apart', () => {
  expect(isUsualHost('zoom', 'https://us02web.zoom.us/j/1')).toBe(true)
  expect(isUsualHost('zoom', 'https://notzoom.us/j/1')).toBe(false)
  expect(isUsualHost('google_meet', 'https://zoom.us/j/1')).toBe(false)
  expect(isUsualHost('skype', 'https://join.skype.com/x')).toBe(true)
})

test('ACC-11 a feature is asked for, given, refused, given up and asked for again', () => {
  expect(nextBetaState('none', 'request')).toBe('requested')
  expect(nextBetaState('requested', 'request')).toBeNull()
  expect(nextBetaState('requested', 'refuse')).toBe('refused')
  expect(nextBetaState('refused', 'request')).toBe('requested')
  expect(nextBetaState('none', 'refuse')).toBeNull()
  expect(nextBetaState('granted', 'revoke')).toBe('refused')
  expect(nextBetaState('granted', 'give_up')).toBe('none')
})

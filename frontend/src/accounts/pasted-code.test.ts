import { readPastedCode } from './pasted-code.ts'

const TOKEN = 'Zk3_-9abcdefghijklmnop'

test('ACC-01 the code is taken as it stands in the mail, white space around it forgiven', () => {
  expect(readPastedCode(`  ${TOKEN}\n`, 'st')).toEqual({ token: TOKEN, email: null })
})

test('ACC-01 the whole link serves as well, and tells the address', () => {
  const link = `https://kredka.test/?st=${TOKEN}&em=anna%2Bszkola%40example.com`
  expect(readPastedCode(link, 'st')).toEqual({ token: TOKEN, email: 'anna+szkola@example.com' })
})

test('ACC-04 a link for something else is no code', () => {
  expect(readPastedCode(`https://kredka.test/?st=${TOKEN}&em=a%40example.com`, 'rt')).toBeNull()
})

test.each(['', '   ', 'krótki', 'two words that are long'])('"%s" is no code', (pasted) => {
  expect(readPastedCode(pasted, 'st')).toBeNull()
})

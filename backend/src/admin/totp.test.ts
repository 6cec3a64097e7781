import { base32, findStep, hotp, otpauthUri, stepAt } from './totp.ts'

/** Of both RFCs. */
const SECRET = Buffer.from('12345678901234567890')

test('ADM-08 codes by counter are those of RFC 4226, appendix D', () => {
  const codes = Array.from({ length: 10 }, (_, counter) => hotp(SECRET, counter))
  expect(codes).toEqual([
    '755224',
    '287082',
    '359152',
    '969429',
    '338314',
    '254676',
    '287922',
    '162583',
    '399871',
    '520489',
  ])
})

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('ADM-08 the code at second %d is that of RFC 6238, appendix B', (second, code) => {
  const step = stepAt(second * 1000)
  expect(hotp(SECRET, step, 8)).toBe(code)
  expect(findStep(SECRET, code.slice(2), second * 1000)).toBe(step)
})

test('ADM-08 the code before and the one after are taken, no others and nothing of another form', () => {
  const now = 1_764_000_000_000
  const step = stepAt(now)
  const taken = [-2, -1, 0, 1, 2].map((drift) => findStep(SECRET, hotp(SECRET, step + drift), now))
  expect(taken).toEqual([null, step - 1, step, step + 1, null])
  for (const code of ['', '1', '12345', '1234567', '０１２３４５']) expect(findStep(SECRET, code, now)).toBeNull()
  expect(findStep(Buffer.from('another secret 12345'), hotp(SECRET, step), now)).toBeNull()
})

test('ADM-08 a secret is written as apps read it (RFC 4648)', () => {
  const words = ['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((word) => base32(Buffer.from(word)))
  expect(words).toEqual(['', 'MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI'])
  expect(otpauthUri(SECRET, { issuer: 'Kredka', name: 'ania@biuro' })).toBe(
    'otpauth://totp/Kredka:ania%40biuro?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Kredka',
  )
})

import { transferCode, transferTitle } from './transfer.ts'

const account = '61109010140000071219812874'

test('PAY-01 a transfer code has nine fields: account, amount in grosze with six digits, name and title', () => {
  expect(transferCode({ recipient: 'Żaneta Źdźbło', account, amount: 8050, title: 'Lekcja 2026-11-05 8K2M4N6P' })).toBe(
    '|PL|61109010140000071219812874|008050|Żaneta Źdźbło|Lekcja 2026-11-05 8K2M4N6P|||',
  )
})

test('PAY-01 names and titles keep to their length and letters, and never hold a separator', () => {
  const code = transferCode({
    recipient: 'Korepetycje | Bardzo Długa Nazwa Firmy',
    account,
    amount: 100_000,
    title: 'Lekcja „trudna” | z gwiazdką ★ i jeszcze więcej słów',
  })
  const fields = code.split('|')
  expect(fields).toHaveLength(9)
  expect(fields[3]).toBe('100000')
  expect(fields[4]).toBe('Korepetycje Bardzo D')
  expect(fields[5]).toBe('Lekcja trudna z gwiazdką i jeszc')
  expect(code.length).toBeLessThanOrEqual(160)
})

test('PAY-01 the title names the day and finds the payment again', () => {
  const title = transferTitle('01jd0000000000000000000081', '2026-11-05')
  expect(title).toBe('Lekcja 2026-11-05 00000081')
  expect(title.length).toBeLessThanOrEqual(32)
})

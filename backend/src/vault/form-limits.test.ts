import { FORM_RULES } from './form-limits.ts'
import { type TestVault, testVault } from './testing/test-vault.ts'

const { free } = FORM_RULES.sender

let site: TestVault
beforeAll(async () => {
  site = await testVault()
})
afterAll(() => site.drop())

test('CNT-01 a sender has some forms free from anywhere, then waits; another form counts for itself', async () => {
  const { formLimits } = site.vault
  for (let n = 0; n < free; n += 1) expect(await formLimits.count('contact', `10.0.0.${n}`, ['Ala@example.pl'])).toBe(0)
  expect(await formLimits.count('contact', '10.0.1.1', [' ala@example.pl'])).toBe(60)
  expect(await formLimits.count('newsletter', '10.0.1.1', ['ala@example.pl'])).toBe(0)
  expect(await formLimits.count('contact', '10.0.1.1', ['bob@example.pl', 'ala@example.pl'])).toBe(60)
  expect(await formLimits.count('contact', '10.0.1.1', ['bob@example.pl'])).toBe(0)
  site.clock.advance(60_000)
  expect(await formLimits.count('contact', '10.0.1.1', ['ala@example.pl'])).toBe(0)
})

test('CNT-01 an address that sends under many names is slowed down as well', async () => {
  const { formLimits } = site.vault
  for (let n = 0; n < FORM_RULES.address.free; n += 1) {
    expect(await formLimits.count('contact', '10.9.9.9', [`user-${n}@example.pl`])).toBe(0)
  }
  expect(await formLimits.count('contact', '10.9.9.9', ['one-more@example.pl'])).toBeGreaterThan(0)
})

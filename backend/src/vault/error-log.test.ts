import { type TestVault, testVault } from './testing/test-vault.ts'

let site: TestVault
beforeAll(async () => {
  site = await testVault()
})
afterAll(() => site.drop())

describe('error log', () => {
  const fault = (message: string) => {
    const error = new TypeError(message)
    error.stack = `TypeError: ${message}\n    at offers (offers.ts:1:1)`
    return { source: 'endpoint' as const, error, where: 'offers.submit', correlation_id: 'c1' }
  }

  test('equal faults are one entry, which is new again when it comes back', async () => {
    const { errorLog } = site.vault
    for (let n = 0; n < 5; n += 1) errorLog.note(fault(`no row for ania${n}@example.pl`))
    await errorLog.flush()
    const [entry] = await errorLog.list({ limit: 10 })
    expect(entry).toMatchObject({
      source: 'endpoint',
      state: 'new',
      place: 'offers.submit',
      name: 'TypeError',
      times: 5,
    })
    expect(entry?.message).toBe('no row for […]')
    expect(await errorLog.resolve(entry?.error_id ?? '', 'admin-1')).toBe(true)
    expect(await errorLog.list({ limit: 10, state: 'new' })).toEqual([])
    errorLog.note(fault('again'))
    await errorLog.flush()
    expect(await errorLog.list({ limit: 10, state: 'new' })).toMatchObject([{ times: 6, resolved_by: null }])
    expect(await errorLog.resolve('unknown', 'admin-1')).toBe(false)
  })

  test('ADM-06 each fault is counted on its day of Europe/Warsaw, equal ones each time', async () => {
    const { vault, clock } = site
    clock.set(Date.parse('2026-10-24T21:59:00Z'))
    for (let n = 0; n < 3; n += 1) vault.errorLog.note(fault('late in the evening'))
    await vault.errorLog.flush()
    clock.set(Date.parse('2026-10-24T22:01:00Z'))
    vault.errorLog.note(fault('after midnight'))
    await vault.errorLog.flush()
    // the night in which clocks go back, an hour later
    clock.set(Date.parse('2026-10-25T22:59:00Z'))
    vault.errorLog.note({ ...fault('on the same day'), source: 'cron' })
    await vault.errorLog.flush()
    expect(await vault.errorLog.countByDay('2026-10-24', '2026-10-25')).toEqual([
      { day: '2026-10-24', times: 3 },
      { day: '2026-10-25', times: 2 },
    ])
    expect(await vault.errorLog.countByDay('2026-10-26', '2026-10-27')).toEqual([])
  })

  test('what is no error, too long, or no text for Postgres is kept all the same', async () => {
    const { errorLog } = site.vault
    errorLog.note({ source: 'unhandled-rejection', error: 'just text', where: 'site', correlation_id: null })
    await errorLog.flush()
    expect(await errorLog.list({ limit: 1, source: 'unhandled-rejection' })).toMatchObject([{ message: 'just text' }])
    errorLog.note({ source: 'cron', error: `\u0000${'x'.repeat(9_000)}`, where: 'site', correlation_id: null })
    await errorLog.flush()
    expect(await errorLog.list({ limit: 1, source: 'cron' })).toHaveLength(1)
  })
})

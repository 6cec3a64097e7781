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

  test('ADM-02 equal faults are one entry, which is new again when it comes back, and not when it is ignored', async () => {
    const { errorLog } = site.vault
    for (let n = 0; n < 5; n += 1) errorLog.note(fault(`no row for ania${n}@example.pl`))
    await errorLog.flush()
    const [entry] = await errorLog.list({ limit: 10 })
    const id = entry?.id ?? ''
    expect(entry).toMatchObject({
      source: 'endpoint',
      state: 'new',
      place: 'offers.submit',
      name: 'TypeError',
      times: 5,
    })
    expect(entry?.message).toBe('no row for […]')
    expect(await errorLog.decide(id, 'resolved', 'admin-1')).toBe(true)
    expect(await errorLog.decide(id, 'resolved', 'admin-1')).toBe(false)
    expect(await errorLog.list({ limit: 10, state: 'new' })).toEqual([])
    site.clock.advance(60_000)
    errorLog.note(fault('again'))
    await errorLog.flush()
    const back = { times: 6, reopened_at: new Date(site.clock.now()).toISOString() }
    expect(await errorLog.list({ limit: 10, state: 'new' })).toMatchObject([back])
    expect(await errorLog.decide('unknown', 'resolved', 'admin-1')).toBe(false)
    expect(await errorLog.decide(id, 'ignored', 'admin-1')).toBe(true)
    errorLog.note(fault('and again'))
    await errorLog.flush()
    expect(await errorLog.find(id)).toMatchObject({ state: 'ignored', times: 7, reopened_at: null })
  })

  test('ADM-02 the last times of a fault stand one by one, and lead to it by their correlation', async () => {
    const { errorLog } = site.vault
    const at = (n: number) => ({ ...fault('x'), where: 'orders.place', correlation_id: `c-${n}` })
    for (let n = 0; n < 25; n += 1) {
      site.clock.advance(1_000)
      errorLog.note(at(n))
      await errorLog.flush()
    }
    const [entry] = await errorLog.list({ limit: 10, q: 'C-24' })
    expect(entry).toMatchObject({ place: 'orders.place', times: 25 })
    const { occurrences = [] } = (await errorLog.find(entry?.id ?? '')) ?? {}
    expect(occurrences.map(({ correlation_id }) => correlation_id)).toEqual(
      Array.from({ length: 20 }, (_, n) => `c-${24 - n}`),
    )
    expect(await errorLog.list({ limit: 10, q: 'c-3' })).toEqual([])
    expect((await errorLog.list({ limit: 10, q: 'typeerror', sort: '-times' })).map(({ times }) => times)).toEqual([
      25, 7,
    ])
  })

  test('ADM-02 what browsers report stands apart from the server, is no figure of it and has an end', async () => {
    const { vault, database } = site
    const { errorLog } = vault
    errorLog.note({ ...fault('of a browser'), side: 'browser' })
    await errorLog.flush()
    expect(await errorLog.list({ limit: 10, side: 'browser' })).toMatchObject([{ place: 'offers.submit', times: 1 }])
    await database.pool.query(
      `insert into vault.error_log (error_id, source, place, name, message, stack, times, first_at, last_at, side)
       select 'b' || n, 'uncaught-exception', 'page x', 'Error', '', '', 1, now(), now(), 'browser'
         from generate_series(1, 499) n`,
    )
    errorLog.note({ ...fault('one too many'), where: 'page elsewhere', side: 'browser' })
    errorLog.note({ ...fault('known'), side: 'browser' })
    await errorLog.flush()
    const found = await errorLog.list({ limit: 1_000, side: 'browser' })
    expect([found.length, found.filter(({ message }) => message === 'known').length]).toEqual([500, 1])
    await database.pool.query("delete from vault.error_log where side = 'browser'")
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

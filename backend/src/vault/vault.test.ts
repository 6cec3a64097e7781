import { jest } from '@jest/globals'
import { createIds } from '../kernel/ids.ts'
import { memoryLog } from '../kernel/testing/memory-log.ts'
import { WrongMasterKeyError } from './master-key.ts'
import { TEST_MASTER_KEY, type TestVault, testVault } from './testing/test-vault.ts'
import { migrateVault, openVault } from './vault.ts'

let site: TestVault
beforeAll(async () => {
  site = await testVault()
})
afterAll(() => site.drop())

test('EVT-01 the vault holds these tables and nothing else', async () => {
  const { rows } = await site.database.pool.query<{ table_name: string }>(
    "select table_name from information_schema.tables where table_schema = 'vault' order by table_name",
  )
  expect(rows.map((row) => row.table_name)).toEqual([
    'admin_credentials',
    'admin_sessions',
    'credentials',
    'day_limits',
    'error_days',
    'error_log',
    'error_times',
    'files',
    'half_logins',
    'idempotency_answers',
    'impersonations',
    'login_limits',
    'master_key',
    'migrations',
    'push_devices',
    'push_messages',
    'raw_counters',
    'recovery_codes',
    'refresh_tokens',
    'second_factors',
    'secrets',
    'sessions',
    'subject_keys',
    'tokens',
  ])
  expect(await migrateVault(site.database.pool)).toEqual([])
})

test('OPS-07 another master key is refused by name before anything is read', async () => {
  const other = new Uint8Array(TEST_MASTER_KEY.map((byte) => byte ^ 1))
  const { pool } = site.database
  const opening = openVault({ pool, masterKey: other, clock: site.clock, ids: createIds(site.clock), log: memoryLog() })
  await expect(opening).rejects.toThrow(WrongMasterKeyError)
  await expect(opening).rejects.toThrow(/MASTER_KEY is not the key/)
  await expect(site.again()).resolves.toBeDefined()
})

test('the key of an address is the same in every process, however it is typed, and says nothing of it', async () => {
  const again = await site.again()
  const key = site.vault.emailKey('ania@example.pl')
  expect(key).toMatch(/^[0-9a-f]{64}$/)
  expect(again.emailKey('  Ania@Example.PL ')).toBe(key)
  expect(site.vault.emailKey('ania@example.com')).not.toBe(key)
})

describe('EVT-10 keys of people', () => {
  test('two processes that need a new key at once get the same one', async () => {
    const again = await site.again()
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, n) => (n % 2 === 0 ? site.vault : again).keyring.keyFor('person-1')),
    )
    expect(new Set(made.map((key) => Buffer.from(key).toString('hex'))).size).toBe(1)
    expect(made[0]).toHaveLength(32)
  })

  test('ROO-01 keys of five hundred people are made in one statement; two processes that make them at once agree', async () => {
    const { pool } = site.database
    const query = jest.spyOn(pool, 'query')
    const people = Array.from({ length: 500 }, (_, n) => `crowd-${n}`)
    const made = await site.vault.keyring.keysFor(people)
    expect(query).toHaveBeenCalledTimes(1)
    query.mockRestore()
    expect(new Set(made.keys())).toEqual(new Set(people))
    expect(await site.vault.keyring.keysFor([...people].reverse())).toEqual(made)

    const again = await site.again()
    const pupils = Array.from({ length: 200 }, (_, n) => `pupil-${n}`)
    const [first, ...others] = await Promise.all(
      [site.vault, again, site.vault, again].map(({ keyring }, n) =>
        keyring.keysFor(n % 2 === 0 ? pupils : pupils.toReversed()),
      ),
    )
    expect(first?.size).toBe(200)
    for (const other of others) expect(other).toEqual(first)
  })

  test('keys lie encrypted, and an envelope does not open for another person', async () => {
    const key = await site.vault.keyring.keyFor('person-2')
    const { pool } = site.database
    const { rows } = await pool.query<{ envelope: Buffer }>(
      "select envelope from vault.subject_keys where subject_id = 'person-2'",
    )
    expect(rows[0]?.envelope.includes(Buffer.from(key))).toBe(false)
    await site.vault.keyring.keyFor('person-3')
    await pool.query(
      "update vault.subject_keys set envelope = (select envelope from vault.subject_keys where subject_id = 'person-2') where subject_id = 'person-3'",
    )
    await expect(site.vault.keyring.keyFor('person-3')).rejects.toThrow('does not open')
  })

  test('a forgotten person has no key, never gets another, and the others keep theirs', async () => {
    const { keyring } = site.vault
    await keyring.keyFor('gone')
    const kept = await keyring.keyFor('stays')
    await keyring.forget('gone')
    await keyring.forget('gone')
    await expect(keyring.keyFor('gone')).rejects.toThrow('gone was forgotten')
    expect(await keyring.keysFor(['gone', 'stays'])).toEqual(new Map([['stays', kept]]))
    expect(await keyring.keysOf(['gone', 'stays', 'never'])).toEqual(new Map([['stays', kept]]))
    expect(await keyring.forgottenAmong(['gone', 'stays', 'never'])).toEqual(new Set(['gone']))
    await keyring.forget('never')
    await expect(keyring.keyFor('never')).rejects.toThrow('forgotten')
  })

  test('forgetting a person leaves nothing of them in any table but that they are gone', async () => {
    const { vault, database } = site
    const subject_id = '0000000000000000000000gone'
    await vault.keyring.keyFor(subject_id)
    await vault.credentials.put({ credential_id: 'c-gone', user_id: subject_id, hash: 'hash' })
    await vault.sessions.begin({ user_id: subject_id, user_agent: 'Firefox' })
    await vault.tokens.mint({ purpose: 'password_reset', subject_id, ttl_ms: 1_000 })
    const keys = { p256dh: 'p256dh', auth: 'auth' }
    await vault.pushDevices.subscribe(subject_id, 'session', { endpoint: 'https://push.example/1', ...keys })
    await vault.forgetPerson(subject_id)
    await vault.forgetPerson(subject_id)
    const { rows } = await database.pool.query<{ table_name: string }>(
      "select distinct table_name from information_schema.columns where table_schema = 'vault'",
    )
    const found: string[] = []
    for (const { table_name } of rows) {
      const hit = await database.pool.query(`select 1 from vault.${table_name} t where t::text like $1`, [
        `%${subject_id}%`,
      ])
      if (hit.rows.length > 0) found.push(table_name)
    }
    expect(found).toEqual(['subject_keys'])
  })
})

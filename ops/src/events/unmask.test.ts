import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { jest } from '@jest/globals'
import { stored } from '@kredka/backend/audit/testing/small-log'
import { ENCRYPTION, EVENT_STORE, VAULT } from '@kredka/backend/composition/identifiers'
import { PRIVATE_READS } from '@kredka/contracts/audit/rules'
import { START } from '@kredka/contracts/kernel/ports'
import { type TestDatabase, testDatabase } from '@kredka/projections/postgres/testing/database'
import { admin } from '../admin/admin.ts'
import { MASTER_KEY, partsOver } from '../proof/testing/product.ts'
import { events } from './events.ts'
import { readSample } from './testing/sample-log.ts'

const { signal } = new AbortController()
const given = { ...process.env }
const HERE = '01jd00000000000000000000c1'
const GONE = '01jd00000000000000000000c2'
const REASON = 'Sprawa 14/2026, pismo z sądu.'
const AS = ['--as', 'anna', '--reason', REASON]

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await testDatabase({ template: 'site' })
  Object.assign(process.env, { NODE_ENV: 'test', DATABASE_URL: database.url, MASTER_KEY })
  const parts = partsOver(database, '2026-06-01T08:00:00.000Z')
  const [store, encryption] = [await parts.get(EVENT_STORE), await parts.get(ENCRYPTION)]
  for (const [n, user_id] of [HERE, GONE].entries()) {
    const type = 'AccountRegistered'
    const data = { ...readSample('accounts', type, 1), user_id, name: `Kanarek${n}`, email: `kanarek${n}@example.com` }
    const event = stored(n + 1, type, data)
    const stream = `account-${user_id}`
    await store.append(stream, 'no_stream', [
      { ...event, data: await encryption.encrypt(stream, event.id, { type, data }) },
    ])
  }
  await (await parts.get(VAULT)).keyring.forget(GONE)
  await parts.close()
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  await admin(['create', 'anna', '--role', 'support'], signal)
  await admin(['create', 'analyst', '--role', 'analyst'], signal)
  await admin(['create', 'owner'], signal)
  await admin(['create', 'former', '--role', 'support'], signal)
  await admin(['end', 'former'], signal)
  log.mockRestore()
}, 60_000)
afterAll(async () => {
  process.env = given
  await database.drop()
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kredka-unmask-'))
})
afterEach(() => rm(folder, { recursive: true }))

const runExport = (...args: readonly string[]) => events(['export', ...args], signal)

async function recordsInLog() {
  const parts = partsOver(database)
  try {
    const { events: all } = await (await parts.get(EVENT_STORE)).readAll(START, 1_000)
    return all.filter(({ type }) => type === 'PersonalExportBegan')
  } finally {
    await parts.close()
  }
}

async function linesOf(file: string): Promise<Record<string, never>[]> {
  return (await readFile(file, 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

test('ANA-01 an export has nothing personal, unless it is asked for: then it has all but that of who is gone', async () => {
  const [masked, clear] = [join(folder, 'masked.ndjson'), join(folder, 'clear.ndjson')]
  expect(await runExport('--out', masked)).toBe(0)
  expect(await readFile(masked, 'utf8')).not.toMatch(/kanarek/i)
  expect(await runExport('--out', clear, '--unmask', ...AS)).toBe(0)
  const accounts = (await linesOf(clear)).filter(({ type }) => type === 'AccountRegistered')
  expect(accounts.map(({ data }) => data)).toMatchObject([
    { user_id: HERE, name: 'Kanarek0', email: 'kanarek0@example.com' },
    { user_id: GONE, name: null, email: null },
  ])
  expect(await readFile(clear, 'utf8')).not.toContain('$encrypted')
  expect((await stat(clear)).mode & 0o777).toBe(0o600)
})

test('ANA-01 ADM-03 the log says who took what and why before anything of it is read', async () => {
  const out = join(folder, 'clear.ndjson')
  const before = (await recordsInLog()).length
  const narrowed = ['--category', 'account', '--category', 'personalexport', '--from', '2026-01-01']
  expect(await runExport('--out', out, '--unmask', ...AS, ...narrowed)).toBe(0)
  const record = (await recordsInLog()).at(-1)
  expect(await recordsInLog()).toHaveLength(before + 1)
  expect(record?.data).toMatchObject({
    categories: ['account', 'personalexport'],
    from: '2026-01-01T00:00:00.000Z',
    until: null,
    os_user: userInfo().username,
    reason: REASON,
  })
  expect(record?.metadata['actor']).toMatch(/^admin:[0-9a-z]{26}$/)
  expect(record?.data).toMatchObject({ admin_id: record?.metadata['actor']?.slice('admin:'.length) })
  // an export reads up to the head that it finds when it begins: its own record stands before that
  expect((await linesOf(out)).at(-1)).toMatchObject({ id: record?.id })
  expect(PRIVATE_READS).toContain(record?.type)
})

test('ANA-01 an export that says what is personal goes on only as such, and each run is in the log', async () => {
  const [whole, torn] = [join(folder, 'whole.ndjson'), join(folder, 'torn.ndjson')]
  const only = ['--category', 'account']
  expect(await runExport('--out', whole, '--unmask', ...AS, ...only)).toBe(0)
  const text = await readFile(whole, 'utf8')
  await writeFile(torn, text.slice(0, text.length - 40))
  await writeFile(`${torn}.unmasked`, await readFile(`${whole}.unmasked`))
  await expect(runExport('--out', torn, '--resume', ...only)).rejects.toThrow('begun with --unmask')
  await expect(runExport('--out', torn, '--resume', '--unmask', ...only)).rejects.toThrow('--as')
  const before = await recordsInLog()
  expect(await runExport('--out', torn, '--resume', '--unmask', ...AS, ...only)).toBe(0)
  expect(await readFile(torn, 'utf8')).toBe(text)
  const [one, other] = [before.at(-1), (await recordsInLog()).at(-1)]
  expect({ ...other, stream: other?.stream }).toMatchObject({ stream: one?.stream, revision: (one?.revision ?? 0) + 1 })
  await rm(`${torn}.unmasked`)
  await expect(runExport('--out', torn, '--resume', '--unmask', ...AS)).rejects.toThrow('begun without --unmask')
})

test('ANA-01 a table that says what is personal is for its owner alone, and leaves nothing beside it', async () => {
  const out = join(folder, 'clear.csv')
  expect(await runExport('--format', 'csv', '--out', out, '--unmask', ...AS, '--type', 'AccountRegistered')).toBe(0)
  expect(await readFile(out, 'utf8')).toContain('Kanarek0')
  expect((await stat(out)).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(['clear.csv'])
})

test.each<[string, readonly string[], string]>([
  ['nobody named', ['--reason', REASON], '--as'],
  ['no reason', ['--as', 'anna'], '--reason'],
  ['an empty reason', ['--as', 'anna', '--reason', '  '], '--reason'],
  ['a reason without end', ['--as', 'anna', '--reason', 'x'.repeat(501)], 'at most 500'],
  ['pseudonyms', [...AS, '--pseudonyms'], 'Either --pseudonyms'],
  ['somebody who is not there', ['--as', 'nobody', '--reason', REASON], "no admin 'nobody'"],
  ['somebody who was', ['--as', 'former', '--reason', REASON], "no admin 'former'"],
  ['somebody who may not', ['--as', 'analyst', '--reason', REASON], 'may not read what is private'],
])('ANA-01 unmasking is refused with %s: nothing is written, here or in the log', async (_, args, message) => {
  await assertRefused(args, message)
})

test('ANA-01 unmasking is refused without the key of the data, or with another', async () => {
  try {
    process.env['MASTER_KEY'] = '7b'.repeat(32)
    await assertRefused(AS, 'MASTER_KEY is not the key')
    delete process.env['MASTER_KEY']
    await assertRefused(AS, 'MASTER_KEY')
  } finally {
    process.env['MASTER_KEY'] = MASTER_KEY
  }
})

async function assertRefused(args: readonly string[], message: string): Promise<void> {
  const before = (await recordsInLog()).length
  await expect(runExport('--out', join(folder, 'clear.ndjson'), '--unmask', ...args)).rejects.toThrow(message)
  expect(await readdir(folder)).toEqual([])
  expect(await recordsInLog()).toHaveLength(before)
}

test('ANA-01 --as and --reason without --unmask are a mistake', async () => {
  await expect(runExport(...AS)).rejects.toThrow('belong to --unmask')
})

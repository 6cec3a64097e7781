import { readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BACKEND, ENCRYPTION } from '@kredka/backend/composition/identifiers'
import { beginRestore } from '@kredka/backend/kernel/followed-log/unfinished-restore'
import type { TestDatabase } from '@kredka/projections/postgres/testing/database'
import { partsOver } from '../proof/testing/product.ts'
import { restore } from '../restore/restore.ts'
import { backup } from './backup.ts'
import { readSource } from './forgotten.ts'
import { KEPT_TABLES, LEFT_OUT } from './kept-tables.ts'
import { readManifest } from './manifest.ts'
import {
  addPerson,
  type BackedUpSite,
  backedUpSite,
  eventsIn,
  inEnvironment,
  keptIn,
  soundnessOf,
} from './testing/backed-up-site.ts'

let site: BackedUpSite
beforeEach(async () => {
  import.meta.jest.spyOn(console, 'log').mockReturnValue(undefined)
  site = await backedUpSite()
})
afterEach(async () => {
  import.meta.jest.restoreAllMocks()
  await site.close()
})

test('OPS-06 of every table that no read model owns it is decided whether a backup holds it', async () => {
  const { rows } = await site.database.pool.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables
     where schemaname in ('vault', 'outbox', 'reactions', 'jobs', 'live', 'read_side', 'event_store')
       and tablename <> 'migrations'`,
  )
  expect(rows.map(({ name }) => name).sort()).toEqual([...KEPT_TABLES, ...Object.keys(LEFT_OUT)].sort())
})

test('OPS-06 a backup does not go on behind a last file that was changed', async () => {
  await addPerson(site.database, 'first@example.com')
  await site.backup()
  const last = (await readManifest(site.folder))?.segments.at(-1)
  const file = join(site.folder, last?.file ?? '')
  await writeFile(file, Buffer.alloc((await stat(file)).size))
  await expect(site.backup()).rejects.toThrow('00000001.ndjson.gz was changed.')
})

test('OPS-06 EVT-13 two runs into one folder, restored elsewhere: log, identity, vault, files and places are the same', async () => {
  await addPerson(site.database, 'first@example.com')
  await site.database.pool.query(
    `insert into reactions.checkpoints (name, position, event_id)
     select 'orders.follow', position::text, id from event_store.events where position = 2`,
  )
  expect(await site.backup()).toBe(0)
  const [first] = (await readManifest(site.folder))?.segments ?? []
  const before = await stat(join(site.folder, first?.file ?? ''))
  await addPerson(site.database, 'second@example.com')
  expect(await site.backup()).toBe(0)

  const manifest = await readManifest(site.folder)
  expect(manifest?.segments[0]).toEqual(first)
  expect((await stat(join(site.folder, first?.file ?? ''))).mtimeMs).toBe(before.mtimeMs)
  expect(manifest?.segments).toHaveLength(2)
  expect((await readdir(site.folder)).filter((name) => name.startsWith('state-'))).toHaveLength(1)

  const into = await site.empty()
  expect((await soundnessOf(into)).identity).not.toBe((await soundnessOf(site.database)).identity)
  expect(await site.restore(into)).toBe(0)
  expect(await eventsIn(into)).toEqual(await eventsIn(site.database))
  expect(await keptIn(into)).toEqual(await keptIn(site.database))
  const places = 'select name, position, event_id from reactions.checkpoints order by name'
  expect((await into.pool.query(places)).rows).toEqual((await site.database.pool.query(places)).rows)
  expect(await soundnessOf(into)).toEqual({ identity: (await soundnessOf(site.database)).identity, faults: [] })

  // what was restored is backed up into the same folder
  await addPerson(into, 'third@example.com')
  expect(await inEnvironment(into, () => backup(['--to', site.folder], new AbortController().signal))).toBe(0)
  expect((await readManifest(site.folder))?.segments).toHaveLength(3)
}, 240_000)

test('OPS-06 EVT-10 whoever was deleted after the backup stays deleted after the restore, by each way to know of it', async () => {
  const [gone, listed, kept] = [
    await addPerson(site.database, 'gone@example.com'),
    await addPerson(site.database, 'listed@example.com'),
    await addPerson(site.database, 'kept@example.com'),
  ]
  await site.backup()
  await forget(site.database, listed)
  await site.backup('--deletions-only')
  await forget(site.database, gone)

  const into = await site.empty()
  expect(await readSource(site.database.url)).toEqual([gone, listed].sort())
  const file = join(site.folder, '..', `${gone}.txt`)
  await writeFile(file, `${gone}\n`)
  expect(await site.restore(into, '--deletions', file)).toBe(0)
  await rm(file)
  for (const id of [gone, listed]) {
    expect(await leftOf(into, id)).toEqual({ key: 0, credentials: 0, files: 0 })
    const types = (await eventsIn(into)).filter(({ stream }) => stream === `account-${id}`).map(({ type }) => type)
    expect(types.slice(-3)).toEqual(['AccountDeletionScheduled', 'AccountDeleted', 'PersonForgotten'])
  }
  expect(await leftOf(into, kept)).toEqual({ key: 1, credentials: 1, files: 1 })
  expect((await soundnessOf(into)).faults).toEqual([])

  // a later run keeps neither their keys nor their pictures
  await site.backup()
  const texts = await Promise.all((await filesIn(site.folder)).map((file) => readFile(file, 'utf8')))
  expect(texts.filter((text) => text.includes('kept@example.com'))).toHaveLength(1)
  expect(texts.filter((text) => text.includes('listed@example.com') || text.includes('gone@'))).toEqual([])
}, 240_000)

test('OPS-06 a backup that is broken, cut, missing, foreign or of another key is refused in one sentence, and so is a target with data', async () => {
  await addPerson(site.database, 'one@example.com')
  await site.backup()
  const into = await site.empty()
  const refusal = () => site.restore(into).then(String, (error: Error) => `${error.name}: ${error.message}`)
  const files = await filesIn(site.folder)
  for (const file of files.filter((path) => !path.endsWith('running'))) {
    const whole = await readFile(file)
    await writeFile(file, Buffer.concat([whole.subarray(0, -1), Buffer.from([(whole.at(-1) ?? 0) ^ 1])]))
    expect([file, await refusal()]).toEqual([
      file,
      expect.stringMatching(/^Refusal: The backup at .* is broken: .*\.$/),
    ])
    await writeFile(file, whole)
    await truncate(file, whole.length - 2)
    expect([file, await refusal()]).toEqual([
      file,
      expect.stringMatching(/^Refusal: The backup at .* is broken: .*\.$/),
    ])
    await rm(file)
    expect([file, await refusal()]).toEqual([file, expect.stringMatching(/^Refusal: .*(is not there|no backup)\.$/)])
    await writeFile(file, whole)
  }
  await expect(site.restore(into, '--deletions', '/nonexistent')).rejects.toThrow('--deletions /nonexistent cannot')
  expect(await eventsIn(into)).toEqual([])
  expect(await site.restore(into, '--check')).toBe(0)
  expect(await eventsIn(into)).toEqual([])

  const going = new AbortController().signal
  const key = { MASTER_KEY: 'ab'.repeat(32) }
  const wrong = inEnvironment(into, () => restore(['--from', site.folder], going), key)
  await expect(wrong).rejects.toThrow('MASTER_KEY is not the key that this backup was written with')
  expect(await eventsIn(into)).toEqual([])

  await beginRestore(into.pool, 'another backup', 0)
  expect(await refusal()).toMatch(/^Refusal: The restore of another backup .* did not end/)
  await into.pool.query('delete from read_side.restoring')
  const other = await site.empty()
  await addPerson(other, 'two@example.com')
  const before = await eventsIn(other)
  await expect(site.restore(other)).rejects.toThrow('There are data already.')
  expect(await eventsIn(other)).toEqual(before)
  const another = inEnvironment(other, () => backup(['--to', site.folder], going))
  await expect(another).rejects.toThrow('holds the backup of another log')
}, 240_000)

/** As the end of an account does it: first the key, then the log says so. */
async function forget(database: TestDatabase, id: string): Promise<void> {
  const parts = partsOver(database)
  try {
    await (await parts.get(BACKEND)).tools.vault.forgetPerson(id)
  } finally {
    await parts.close()
  }
}

async function leftOf(database: TestDatabase, id: string) {
  const parts = partsOver(database)
  try {
    const { keyring } = await parts.get(ENCRYPTION)
    const count = async (table: string, column: string) =>
      (await database.pool.query(`select from ${table} where ${column} = $1`, [id])).rowCount
    return {
      key: (await keyring.keysOf([id])).size,
      credentials: await count('vault.credentials', 'user_id'),
      files: await count('vault.files', 'owner_id'),
    }
  } finally {
    await parts.close()
  }
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

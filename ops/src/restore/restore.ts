import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BACKEND, CLOCK, CONFIG, EVENT_STORE, MASTER_KEY, POOL } from '@kredka/backend/composition/identifiers'
import type { Config } from '@kredka/backend/config/config'
import { beginRestore, endRestore, restoreUnderWay } from '@kredka/backend/kernel/followed-log/unfinished-restore'
import { masterKeys } from '@kredka/backend/vault/master-key'
import { START } from '@kredka/contracts/kernel/ports'
import { isAlive } from '@kredka/projections/postgres/leases'
import { assertSound } from '../backup/checked-file.ts'
import { forgottenSince, readSource } from '../backup/forgotten.ts'
import { type Manifest, readManifest } from '../backup/manifest.ts'
import { stateFiles } from '../backup/state.ts'
import { assertFilesSound } from '../backup/stored-files.ts'
import { compareLogs, copyLog } from '../log-copy/copy-log.ts'
import { targetOf } from '../log-copy/open-target.ts'
import { readEnvironment } from '../start/environment.ts'
import { type Command, readArguments } from '../terminal/command.ts'
import { progress } from '../terminal/progress.ts'
import { Refusal } from '../terminal/run-main.ts'
import { type Opened, withParts } from '../tools/with-parts.ts'
import { readPlaces, readSegmentsOf, type Whole } from './contents.ts'
import { holdsData } from './holds-data.ts'
import { putState } from './put-state.ts'
import { tellForgotten } from './tell-forgotten.ts'

const COMMAND = {
  name: 'restore',
  says: 'A backup into an empty data folder or database. What was killed goes on when it is run again.',
  options: {
    from: { type: 'string', value: 'folder', required: true, says: 'where the backup is kept' },
    deletions: {
      type: 'string',
      value: 'file-or-postgres-url',
      multiple: true,
      says: 'who was forgotten after the backup: a file of ids, or the database that was lost',
    },
    check: { type: 'boolean', says: 'only look whether the backup is whole' },
  },
} as const satisfies Command

/**
 * `npm run restore` (OPS-06): a backup into an empty data folder or database. The log is copied first and compared,
 * then the rest goes in at once, then whoever was forgotten since is forgotten again. Until all is there, no process
 * starts on it. Read models are made by the next start.
 */
export async function restore(args: readonly string[], signal: AbortSignal): Promise<number> {
  const { values } = readArguments(COMMAND, args)
  const folder = resolve(values.from)
  const whole = await checkAll(folder, signal)
  // Before anything is changed: one that is left out would bring somebody back.
  for (const source of values.deletions) await readSource(source)
  if (values.check) {
    console.log(`${folder} is whole: ${whole.state.events} events, as of ${whole.state.taken_at}.`)
    return 0
  }
  assertMasterKey(readEnvironment())
  try {
    return await withParts(
      'restore',
      (opened) => run(opened, whole, values.deletions, signal),
      () => true,
    )
  } catch (error) {
    if (!signal.aborted) throw error
    console.log('Stopped: the same command goes on, and nothing starts on the half until it has ended.')
    return 1
  }
}

/** Reads every file once. @throws Refusal */
async function checkAll(folder: string, signal: AbortSignal): Promise<Whole> {
  const manifest = await readManifest(folder)
  if (manifest === null) throw new Refusal(`${folder} holds no backup.`)
  const { state } = manifest
  if (state === null) throw new Refusal(`The first backup into ${folder} did not end: there is nothing to restore yet.`)
  const files = [...manifest.segments, ...stateFiles(manifest)]
  const bar = progress('Checking', 'files', files.length)
  for (const [n, file] of files.entries()) {
    signal.throwIfAborted()
    await assertSound(folder, file)
    bar.set(n + 1)
  }
  await assertFilesSound(folder, state.files)
  bar.end()
  return { folder, manifest, state }
}

/** None is made here: with another one nothing of what people wrote could be read. */
function assertMasterKey({ master_key, data_dir }: Config): void {
  if (master_key !== null || existsSync(join(data_dir, 'master.key'))) return
  throw new Refusal(
    `The key of the site is needed: set MASTER_KEY, or put its master.key into ${data_dir}. A backup does not hold it.`,
  )
}

async function run(opened: Opened, whole: Whole, deletions: readonly string[], signal: AbortSignal): Promise<number> {
  const { parts } = opened
  const { manifest, state } = whole
  const [pool, clock, key] = await Promise.all([parts.get(POOL), parts.get(CLOCK), parts.get(MASTER_KEY)])
  if (masterKeys(key).fingerprint !== state.master_key) {
    throw new Refusal('MASTER_KEY is not the key that this backup was written with: set the former one.')
  }
  await assertMayRestore(opened, manifest)
  const target = await targetOf(parts)
  await beginRestore(pool, manifest.id, clock.now())

  const copying = progress('Restoring', 'events', state.events)
  await copyLog(readSegmentsOf(whole), manifest.log, target, { signal, onProgress: (events) => copying.set(events) })
  copying.end()
  const places = await readPlaces(whole)
  const comparing = progress('Comparing', 'events', state.events)
  const compared = await compareLogs(readSegmentsOf(whole), target.store, {
    signal,
    onProgress: (events) => comparing.set(events),
    looked: new Set(places.flatMap(({ event_id }) => event_id ?? [])),
    // An EventStoreDB that outlived Postgres goes on behind the backup; a restore that was killed may have, too.
    mayBeLonger: true,
  })
  comparing.end()

  const since = { given: deletions, store: target.store, end: compared.end }
  const forgotten = await forgottenSince(whole.folder, manifest, since)
  await putState(pool, whole, { places, positions: compared.places, forgotten, now: clock.now() })
  const told = await tellForgotten(await parts.get(BACKEND), forgotten)
  await endRestore(pool)
  if (told > 0) console.log(`${told} people were forgotten after this backup, and are forgotten again.`)
  console.log(
    `${compared.events} events are back, as of ${state.taken_at}. Everybody has to log in again. The next start makes ` +
      'the read models; npm run projections -- rebuild --all does so beforehand.',
  )
  return 0
}

/** @throws Refusal where something stands there that is no part of this very restore */
async function assertMayRestore({ parts }: Opened, { id }: Manifest): Promise<void> {
  const [pool, clock, store, config] = await Promise.all([
    parts.get(POOL),
    parts.get(CLOCK),
    parts.get(EVENT_STORE),
    parts.get(CONFIG),
  ])
  if (await isAlive(pool, clock.now())) throw new Refusal('Processes of a site run on this database: stop them first.')
  const underWay = await restoreUnderWay(pool)
  if (underWay === id) return
  const into = config.eventstore_url === null ? 'this database' : 'this database, beside EVENTSTORE_URL,'
  if (underWay !== null) throw new Refusal(`The restore of another backup into ${into} did not end: use an empty one.`)
  const isLogThere = config.eventstore_url === null && (await store.head()) !== START
  if (isLogThere || (await holdsData(pool))) {
    throw new Refusal('There are data already. A restore needs an empty data folder (DATA_DIR) or database.')
  }
}

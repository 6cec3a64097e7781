import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, rmdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { EVENT_STORE, FOLLOWED_LOG, POOL } from '@kredka/backend/composition/identifiers'
import { type EventStore, type Position, START } from '@kredka/contracts/kernel/ports'
import { inTransaction } from '@kredka/projections/postgres/postgres'
import { HeldByProcessError, lockForProcess } from '@kredka/projections/postgres/process-lock'
import type pg from 'pg'
import { type Command, readArguments } from '../terminal/command.ts'
import { progress } from '../terminal/progress.ts'
import { Refusal } from '../terminal/run-main.ts'
import { type Opened, withParts } from '../tools/with-parts.ts'
import { assertLength, assertSound, type CheckedFile } from './checked-file.ts'
import { writeForgotten } from './forgotten.ts'
import { type Manifest, readManifest, writeManifest } from './manifest.ts'
import { atQuietMoment } from './quiet-moment.ts'
import { lastOf, writeSegments } from './segments.ts'
import { sizeOf, stateFiles, writeState } from './state.ts'
import { dropFiles } from './stored-files.ts'

const COMMAND = {
  name: 'backup',
  says: 'All that the site cannot make anew, in a folder, while the site runs. Again into the same folder: what is new.',
  options: {
    to: { type: 'string', value: 'folder', required: true, says: 'where the backup is kept' },
    'deletions-only': { type: 'boolean', says: 'only note who was forgotten since, in a backup that is there' },
  },
} as const satisfies Command
const LOCK = 'running'
/** What a run may leave that was killed before its manifest. */
const OWN = /^(running|log|files|state-|forgotten-|backup\.json)/

/**
 * `npm run backup` (OPS-06): all that the site cannot make anew, in a folder, while the site runs. Another run into the
 * same folder adds what came since.
 */
export async function backup(args: readonly string[], signal: AbortSignal): Promise<number> {
  const { values } = readArguments(COMMAND, args)
  const folder = resolve(values.to)
  return withParts('backup', async (opened) => {
    await (await opened.parts.get(FOLLOWED_LOG)).check()
    const release = await hold(folder)
    try {
      return values['deletions-only'] ? await noteForgotten(folder, opened) : await run(folder, opened, signal)
    } catch (error) {
      if (!signal.aborted) throw error
      console.log('Stopped: the same command goes on.')
      return 1
    } finally {
      await release()
    }
  })
}

/** @throws Refusal where it is no folder of a backup, or another run works on it */
async function hold(folder: string): Promise<() => Promise<void>> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const isForeign = (await readdir(folder)).some((name) => !OWN.test(name))
    if ((await readManifest(folder)) === null && isForeign) {
      throw new Refusal(`${folder} holds something that is no backup: name another folder.`)
    }
    return await lockForProcess(`${folder}/${LOCK}`)
  } catch (error) {
    if (error instanceof Refusal) throw error
    if (error instanceof HeldByProcessError) throw new Refusal(`Process ${error.pid} writes into ${folder} already.`)
    throw new Refusal(`${folder} cannot be written: ${(error as Error).message}`)
  }
}

async function run(folder: string, { parts }: Opened, signal: AbortSignal): Promise<number> {
  const [pool, store] = await Promise.all([parts.get(POOL), parts.get(EVENT_STORE)])
  const before = await readManifest(folder)
  let manifest = before ?? (await emptyManifest(store))
  const after = await placeOf(folder, manifest, store)
  const bar = progress('Backing up', 'events')
  const total = (head: Position) => (store.gapless && head !== START ? Number(head) : 0)
  const number = randomUUID().slice(0, 8)
  let events = eventsOf(manifest)
  const held = events

  const { state, head } = await atQuietMoment(pool, store, async (client, end) => ({
    state: await writeState(folder, `state-${number}`, client, store),
    head: end,
  }))
  const last = head === START ? null : await store.eventAt(head)
  for await (const segment of writeSegments(folder, {
    store,
    after,
    events,
    segments: manifest.segments.length,
    head,
    signal,
    onProgress: (done) => bar.set(done, total(head)),
  })) {
    events += segment.rows
    manifest = { ...manifest, segments: [...manifest.segments, segment] }
    // Who is killed from here on goes on behind this segment.
    await writeManifest(folder, manifest)
  }
  const { forgotten, ...rest } = state
  manifest = { ...manifest, state: { ...rest, events, last_event: last }, forgotten }
  await writeManifest(folder, manifest)
  bar.end()
  await dropOthers(folder, manifest)
  console.log(
    `${events - held} new events of ${events}, ${rest.files.rows} files, ${sizeOf(manifest)} in ${folder}. ` +
      'MASTER_KEY is not among them: keep it elsewhere.',
  )
  return 0
}

async function emptyManifest(store: EventStore): Promise<Manifest> {
  const log = await store.identity()
  return { kredka: 'backup', version: 1, id: randomUUID(), log, segments: [], state: null, forgotten: null }
}

const eventsOf = ({ segments }: Manifest) => segments.reduce((sum, { rows }) => sum + rows, 0)

/**
 * Where the log of the backup ends in the log of the site.
 * @throws Refusal where it is the backup of another log, or of one that was restored from an older copy since
 */
async function placeOf(folder: string, manifest: Manifest, store: EventStore): Promise<Position> {
  if (manifest.log !== (await store.identity())) {
    throw new Refusal(`${folder} holds the backup of another log: name another folder.`)
  }
  for (const segment of manifest.segments) await assertLength(folder, segment)
  const last = manifest.segments.at(-1)
  if (last === undefined) return START
  // It is read below, and all that is added stands on it.
  await assertSound(folder, last)
  const place = await findEnd(folder, last, store)
  if (place !== null) return place
  throw new Refusal(`${folder} holds events that this log does not have: it was restored since. Name another folder.`)
}

async function findEnd(folder: string, segment: CheckedFile, store: EventStore): Promise<Position | null> {
  const last = await lastOf(folder, segment)
  const [found] = last === null ? [] : await store.read(last.stream, { from: last.revision, limit: 1 })
  return found !== undefined && found.id === last?.id ? found.position : null
}

/** What no manifest names: earlier states, which may hold keys of people who are gone, and what a killed run left. */
async function dropOthers(folder: string, manifest: Manifest): Promise<void> {
  if (manifest.state === null) return
  const kept = new Set(stateFiles(manifest).map(({ file }) => file))
  for (const name of await readdir(folder)) {
    if (name.startsWith('forgotten-') && !kept.has(name)) await rm(`${folder}/${name}`)
    if (!name.startsWith('state-')) continue
    for (const file of await readdir(`${folder}/${name}`)) {
      if (!kept.has(`${name}/${file}`)) await rm(`${folder}/${name}/${file}`)
    }
    if ((await readdir(`${folder}/${name}`)).length === 0) await rmdir(`${folder}/${name}`)
  }
  await dropFiles(folder, manifest.state.files)
}

/** Only who was forgotten, in a backup that is there: takes a moment. */
async function noteForgotten(folder: string, { parts }: Opened): Promise<number> {
  const [pool, store] = await Promise.all([parts.get(POOL), parts.get(EVENT_STORE)])
  const manifest = await readManifest(folder)
  if (manifest?.state == null) throw new Refusal(`${folder} holds no backup that has ended: run it without the option.`)
  if (manifest.log !== (await store.identity())) {
    throw new Refusal(`${folder} holds the backup of another log: name another folder.`)
  }
  const file = `forgotten-${randomUUID().slice(0, 8)}.ndjson.gz`
  const forgotten = await inTransaction(pool, (client: pg.PoolClient) => writeForgotten(folder, client, file))
  await writeManifest(folder, { ...manifest, forgotten })
  await dropOthers(folder, { ...manifest, forgotten })
  console.log(`${forgotten.rows} people are forgotten.`)
  return 0
}

import { readLog } from '@kredka/backend/audit/read-log'
import { CLOCK, POOL } from '@kredka/backend/composition/identifiers'
import { createFollowedLog } from '@kredka/backend/kernel/followed-log/followed-log'
import { START } from '@kredka/contracts/kernel/ports'
import { isAlive } from '@kredka/projections/postgres/leases'
import { readPolicyPlaces } from '../backup/places.ts'
import { compareLogs, copyLog, type Pages } from '../log-copy/copy-log.ts'
import { type Command, readArguments, useOf } from '../terminal/command.ts'
import { progress } from '../terminal/progress.ts'
import { Refusal } from '../terminal/run-main.ts'
import { SILENT } from '../terminal/silent.ts'
import { type Opened, withParts } from '../tools/with-parts.ts'
import { followCopy } from './follow-copy.ts'
import { type End, openEnd } from './open-end.ts'

const COMMAND = {
  name: 'migrate',
  says: 'The log of a site that stands still into the other kind of store. What was killed goes on when it is run again.',
  options: {
    from: { type: 'string', value: 'embedded|esdb://…', required: true, says: 'where the log is' },
    to: { type: 'string', value: 'esdb://…|embedded', required: true, says: 'where it goes: the other of the two' },
  },
} as const satisfies Command

/**
 * `npm run migrate` (OPS-06): the log of a site that stands still into the other kind of store, with ids, revisions,
 * metadata, order and identity. What was killed goes on. At the end both are compared, and the site follows the copy.
 */
export async function migrateLog(args: readonly string[], signal: AbortSignal): Promise<number> {
  const { from, to } = readArguments(COMMAND, args).values
  if ((from === EMBEDDED) === (to === EMBEDDED)) throw new Refusal(`Use: ${useOf(COMMAND)}`)
  try {
    return await withParts('migrate', async (opened) => {
      const source = await openEnd(opened, from)
      try {
        const target = await openEnd(opened, to)
        return await run(opened, source, target, signal).finally(() => target.close())
      } finally {
        await source.close()
      }
    })
  } catch (error) {
    if (!signal.aborted) throw error
    console.log('Stopped: the same command goes on. The site still follows the log that it followed.')
    return 1
  }
}

const EMBEDDED = 'embedded'

async function run({ parts }: Opened, source: End, target: End, signal: AbortSignal): Promise<number> {
  const [pool, clock] = await Promise.all([parts.get(POOL), parts.get(CLOCK)])
  if (await isAlive(pool, clock.now())) throw new Refusal('Processes of the site run: stop them first.')
  await createFollowedLog({ pool, store: source.store, clock, log: SILENT, setting: source.name }).check()

  const places = await readPolicyPlaces(pool, source.store)
  const head = await source.store.head()
  const total = source.store.gapless && head !== START ? Number(head) : 0
  const pages = (): Pages => readLog(source.store, START)
  const identity = await source.store.identity()
  const copying = progress('Copying', 'events', total)
  const events = await copyLog(pages(), identity, target, { signal, onProgress: (done) => copying.set(done) })
  copying.end()
  const comparing = progress('Comparing', 'events', events)
  const compared = await compareLogs(pages(), target.store, {
    signal,
    onProgress: (done) => comparing.set(done),
    looked: new Set(places.flatMap(({ event_id }) => event_id ?? [])),
    mayBeLonger: false,
  })
  comparing.end()
  await followCopy(pool, { places, positions: compared.places, now: clock.now() })
  console.log(
    `${compared.events} events are the same in both. This site follows ${target.name} from now on: ${target.how}, and ` +
      'start it. The start makes the read models; npm run projections -- rebuild --all does so beforehand.',
  )
  return 0
}

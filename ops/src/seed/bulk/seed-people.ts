import { appendNewStreams } from '@kredka/backend/adapters/event-store/postgres/bulk'
import type { Parts } from '@kredka/backend/composition/container'
import { BACKEND, CATALOG, CONFIG, MASTER_KEY, MODULES, POOL } from '@kredka/backend/composition/identifiers'
import { createEventEncryption } from '@kredka/backend/kernel/event-encryption'
import { putSecretsInBulk } from '@kredka/backend/vault/bulk'
import { DAY } from '@kredka/contracts/kernel/durations'
import { inTransaction } from '@kredka/projections/postgres/postgres'
import { Refusal } from '../../terminal/run-main.ts'
import { DEMO_PASSWORD } from '../demo.ts'
import { cellPlan, PEOPLE_OF_CELL } from './cell-plan.ts'
import { type CopiedEvent, copyOf } from './copy.ts'
import { copyWriter, emailOf } from './copy-words.ts'
import { makeKeys } from './made-keys.ts'
import { type PlayParts, playCell } from './play-cell.ts'
import { type Template, templateOf } from './template.ts'
import { firstUnwritten, type Seeding } from './written.ts'

/** Lives that are played; all others are told after them. */
const MAX_TEMPLATES = 40
/** Copies of one template begin so many weeks apart, and after that at the same time as others. */
const WEEKS = 52
/** A chunk is one transaction, in the order of its times. */
const CHUNK_EVENTS = 10_000
/** Courses of the two cells that show what a course takes. */
const TRIALS = [4, 16] as const
export const EVENTS_A_PERSON = { least: 10, most: 400 } as const

export interface People {
  readonly people: number
  readonly events: number
}

/** @throws Refusal */
export function checkPeople({ people, events }: People): void {
  const { least, most } = EVENTS_A_PERSON
  const each = events / people
  if (people < PEOPLE_OF_CELL || people > 1_000_000) throw new Refusal('From 10 to 1000000 people.')
  if (each < least || each > most)
    throw new Refusal(`From ${least} to ${most} events a person; these are ${Math.round(each)}.`)
}

/**
 * So many people with their lives, about so many events in all (within a few in a hundred): some lives are played
 * through the real deciders, the others are those under other ids, names, words and weeks, sealed for each. Chunks go
 * into the embedded log whole; what broke off goes on where it stopped, and a larger number adds to what is there.
 * Everything ends before today. Everybody logs in with the password of the demonstration.
 * @returns how many events were added; false where so many people are there already
 */
export async function seedPeople(parts: Parts, wanted: People, { signal, progress }: Seeding): Promise<number> {
  const [pool, config, catalog, modules, masterKey, { tools }] = await Promise.all([
    parts.get(POOL),
    parts.get(CONFIG),
    parts.get(CATALOG),
    parts.get(MODULES),
    parts.get(MASTER_KEY),
    parts.get(BACKEND),
  ])
  if (config.eventstore_url !== null)
    throw new Refusal('People in bulk go into the embedded log alone: EVENTSTORE_URL is set.')
  const { emailKey } = tools.vault
  const cells = Math.ceil(wanted.people / PEOPLE_OF_CELL)
  const first = await firstUnwritten(pool, cells, (cell) => emailKey(emailOf(cell * PEOPLE_OF_CELL)))
  if (first >= cells) throw new Refusal(`${first * PEOPLE_OF_CELL} people are there already: ask for more.`)
  const now = Math.floor(tools.clock.now() / DAY) * DAY
  const playing = { parts: { ...tools, catalog, modules: modules.all }, now }
  const templates = await playTemplates(playing, {
    a_cell: wanted.events / cells,
    count: Math.min(cells - first, MAX_TEMPLATES),
  })
  const hash = await tools.passwords.hash(DEMO_PASSWORD)
  const made = makeKeys()
  const copying = { encryption: createEventEncryption({ catalog, keyring: made.keyring }), emailKey }
  const wordsOf = copyWriter()
  const total = Math.round((wanted.events / cells) * (cells - first))
  let added = 0

  async function write(events: readonly CopiedEvent[], secrets: Parameters<typeof putSecretsInBulk>[2]): Promise<void> {
    await inTransaction(pool, async (client) => {
      // what a crash takes back is made again
      await client.query('set local synchronous_commit to off; set local statement_timeout to 0')
      await putSecretsInBulk(client, masterKey, secrets, tools.clock.now())
      await appendNewStreams(client, events)
    })
    added += events.length
    progress(added, total)
  }

  /** The next chunk is made while Postgres writes the one before. */
  let writing: Promise<void> = Promise.resolve()
  for (let cell = first; cell < cells && !signal.aborted; ) {
    const chunk: CopiedEvent[] = []
    const credentials: { readonly credential_id: string; readonly user_id: string }[] = []
    for (; cell < cells && chunk.length < CHUNK_EVENTS; cell += 1) {
      const template = templates[cell % templates.length]
      if (template === undefined) throw new Error('no life was played')
      const weeks = Math.floor(cell / templates.length) % WEEKS
      const copied = await copyOf(copying, template, { number: cell, weeks, words: wordsOf(template.cell, cell) })
      chunk.push(...copied.events)
      credentials.push(...copied.credentials)
    }
    await writing
    // stable: what one cell did stays in its order
    writing = write(
      chunk.toSorted((a, b) => a.at - b.at),
      { keys: made.take(), credentials, hash },
    )
    writing.catch(() => undefined)
  }
  await writing
  await pool.query('analyze event_store.events')
  return added
}

interface Playing {
  readonly parts: PlayParts
  readonly now: number
}

/** Lives of about so many events each, as many courses as that takes. */
async function playTemplates(
  { parts, now }: Playing,
  { a_cell, count }: { readonly a_cell: number; readonly count: number },
): Promise<readonly Template[]> {
  const play = async (number: number, courses: number): Promise<Template> => {
    const cell = cellPlan({ number, now, courses, emailKey: parts.vault.emailKey })
    const { events } = await playCell(parts, cell)
    return templateOf(cell, events, (type) => parts.catalog.definition(type))
  }
  const [few, many] = [await play(0, TRIALS[0]), await play(0, TRIALS[1])]
  const a_course = (many.events.length - few.events.length) / (TRIALS[1] - TRIALS[0])
  const templates: Template[] = []
  // lives differ: the next takes up what the ones before had too much or too little of
  let due = 0
  for (let number = 0; number < count; number += 1) {
    due += a_cell
    const courses = TRIALS[0] + (due - few.events.length) / a_course
    const template = await play(number, Math.max(0, Math.round(courses)))
    templates.push(template)
    due -= template.events.length
  }
  return templates
}

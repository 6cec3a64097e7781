import { memoryEventStore } from '@kredka/backend/adapters/event-store/memory/store'
import { appendNewStreams, type BulkEvent } from '@kredka/backend/adapters/event-store/postgres/bulk'
import { readLog } from '@kredka/backend/audit/read-log'
import { createBackend } from '@kredka/backend/composition/backend'
import type { Parts } from '@kredka/backend/composition/container'
import { BACKEND, CATALOG, CONFIG, MASTER_KEY, MODULES, POOL } from '@kredka/backend/composition/identifiers'
import { createEventEncryption } from '@kredka/backend/kernel/event-encryption'
import { putSecretsInBulk } from '@kredka/backend/vault/bulk'
import { DAY } from '@kredka/contracts/kernel/durations'
import { START } from '@kredka/contracts/kernel/ports'
import { inTransaction } from '@kredka/projections/postgres/postgres'
import { Refusal } from '../../terminal/run-main.ts'
import { withReactions } from '../reacting.ts'
import { playInTurn } from '../step.ts'
import { authorSteps, emailOfAuthor, QUIZZES_AN_AUTHOR } from './author-plan.ts'
import { makeKeys } from './made-keys.ts'
import { firstUnwritten, type Seeding } from './written.ts'

/** What follows from what they did. */
const FOLLOWING = ['quizzes.leave-queue', 'rewards.earn']
/** Authors whose past is one transaction. */
const AUTHORS_TOGETHER = 5

/**
 * So many listed quizzes of ten questions each, some of them taken: what their authors and staff did runs through the
 * real deciders over a log in memory, and goes into the embedded log author by author. What broke off goes on where it
 * stopped, and a larger number adds to what is there. Everything ends before today; nobody logs in as these authors.
 * @returns how many quizzes were added
 */
export async function seedQuizzes(parts: Parts, quizzes: number, { signal, progress }: Seeding): Promise<number> {
  const [pool, config, catalog, modules, masterKey, { tools }] = await Promise.all([
    parts.get(POOL),
    parts.get(CONFIG),
    parts.get(CATALOG),
    parts.get(MODULES),
    parts.get(MASTER_KEY),
    parts.get(BACKEND),
  ])
  if (config.eventstore_url !== null)
    throw new Refusal('Quizzes in bulk go into the embedded log alone: EVENTSTORE_URL is set.')
  const { emailKey } = tools.vault
  const authors = Math.ceil(quizzes / QUIZZES_AN_AUTHOR)
  const first = await firstUnwritten(pool, authors, (author) => emailKey(emailOfAuthor(author)))
  if (first >= authors) throw new Refusal(`${first * QUIZZES_AN_AUTHOR} quizzes are there already: ask for more.`)
  const now = Math.floor(tools.clock.now() / DAY) * DAY
  const total = quizzes - first * QUIZZES_AN_AUTHOR
  const countOf = (author: number) => Math.min(QUIZZES_AN_AUTHOR, quizzes - author * QUIZZES_AN_AUTHOR)

  async function tell(numbers: readonly number[]) {
    const store = memoryEventStore()
    const made = makeKeys()
    const encryption = createEventEncryption({ catalog, keyring: made.keyring })
    const backend = createBackend({ ...tools, catalog, modules: modules.all, store, encryption })
    const following = backend.wired.policies.filter(({ name }) => FOLLOWING.includes(name))
    const write = withReactions(backend.tools.write, following, [])
    await Promise.all(numbers.map((one) => playInTurn(authorSteps(one, countOf(one), { emailKey, now }), write)))
    const events: BulkEvent[] = []
    for await (const page of readLog(store, START)) {
      events.push(
        ...page.map(({ data, metadata, ...event }) => ({
          ...event,
          data: JSON.stringify(data),
          metadata: JSON.stringify(metadata),
        })),
      )
    }
    await store.close()
    return { events, keys: made.take() }
  }

  let added = 0
  for (let author = first; author < authors && !signal.aborted; ) {
    const numbers = Array.from({ length: Math.min(AUTHORS_TOGETHER, authors - author) }, (_, n) => author + n)
    const { events, keys } = await tell(numbers)
    await inTransaction(pool, async (client) => {
      // what a crash takes back is made again
      await client.query('set local synchronous_commit to off; set local statement_timeout to 0')
      await putSecretsInBulk(client, masterKey, { keys, credentials: [], hash: '' }, tools.clock.now())
      await appendNewStreams(client, events)
    })
    added += numbers.reduce((sum, one) => sum + countOf(one), 0)
    author += numbers.length
    progress(added, total)
  }
  await pool.query('analyze event_store.events')
  return added
}

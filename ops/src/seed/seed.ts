import type { Parts } from '@kredka/backend/composition/container'
import { BACKEND, EVENT_STORE, FOLLOWED_LOG } from '@kredka/backend/composition/identifiers'
import { type Command, readArguments, useOf } from '../terminal/command.ts'
import { progress } from '../terminal/progress.ts'
import { Refusal } from '../terminal/run-main.ts'
import { type Opened, withParts } from '../tools/with-parts.ts'
import { emailOf } from './bulk/copy-words.ts'
import { checkPeople, type People, seedPeople } from './bulk/seed-people.ts'
import { seedQuizzes } from './bulk/seed-quizzes.ts'
import { seedMarket } from './bulk-market.ts'
import { DEMO_PASSWORD } from './demo.ts'
import { holdsLiveEvents, seedWhereEmpty } from './first-time.ts'

const COMMAND = {
  name: 'seed',
  says:
    'The demonstration into a log that nobody has used yet. With --offers, --quizzes, or --people and --events: so ' +
    'many more of them.',
  options: {
    offers: { type: 'string', value: 'n', says: 'a market of so many offers, behind whatever there is' },
    quizzes: { type: 'string', value: 'n', says: 'so many listed quizzes of ten questions each' },
    people: { type: 'string', value: 'n', says: 'so many people with their lives; needs --events' },
    events: { type: 'string', value: 'n', says: 'how much happens to these people' },
    anyway: { type: 'boolean', says: 'people also behind what real ones did' },
  },
} as const satisfies Command
const USE = `Use: ${useOf(COMMAND)}`
const MAX_OFFERS = 1_000_000
const MAX_QUIZZES = 1_000_000

/**
 * `npm run seed`: the demonstration into a configured log that nobody has used yet, before or after the first start.
 * `npm start` does it by itself on its own data. `--offers n` adds a market of so many offers behind whatever there is,
 * `--quizzes n` so many listed quizzes of ten questions each;
 * `--people n --events m` people with their lives, behind the demonstration, or with `--anyway` behind what people did.
 */
export function seed(args: readonly string[], signal: AbortSignal): Promise<number> {
  const wanted = parseWanted(args)
  const demonstrate = async ({ parts, config }: Opened) => {
    if (config.production)
      throw new Refusal('Demo people have a known password: they are refused where NODE_ENV is production.')
    await (await parts.get(FOLLOWED_LOG)).check()
    if (wanted.people !== null && !wanted.anyway && (await holdsLiveEvents(await parts.get(EVENT_STORE))))
      throw new Refusal('The log holds what people did: --anyway adds to it.')
    const was_empty = await seedWhereEmpty(parts, signal)
    if (wanted.offers !== null) await addMarket(parts, wanted.offers, signal)
    else if (wanted.people !== null) return addPeople(parts, wanted.people, signal)
    else if (wanted.quizzes !== null) return addQuizzes(parts, wanted.quizzes, signal)
    else if (!was_empty) throw new Refusal('The log holds events already: demo data go into an empty one.')
    return 0
  }
  // A log may be filled before anything was started on it; `npm start` fills one of its own by itself.
  return withParts(
    'seed',
    demonstrate,
    ({ eventstore_url, production }) =>
      (eventstore_url !== null || wanted.people !== null || wanted.quizzes !== null) && !production,
  )
}

interface Wanted {
  readonly offers: number | null
  readonly quizzes: number | null
  readonly people: People | null
  readonly anyway: boolean
}

/** @throws Refusal */
function parseWanted(args: readonly string[]): Wanted {
  const { values } = readArguments(COMMAND, args)
  const [offers, quizzes] = [countOf(values.offers), countOf(values.quizzes)]
  const [people, events] = [countOf(values.people), countOf(values.events)]
  const wanted = [offers, quizzes, people].filter((count) => count !== null)
  if ((people === null) !== (events === null) || wanted.length > 1) throw new Refusal(USE)
  if (offers !== null && offers > MAX_OFFERS) throw new Refusal(`From 1 to ${MAX_OFFERS} offers.`)
  if (quizzes !== null && quizzes > MAX_QUIZZES) throw new Refusal(`From 1 to ${MAX_QUIZZES} quizzes.`)
  const { anyway } = values
  if (people === null || events === null) return { offers, quizzes, people: null, anyway }
  checkPeople({ people, events })
  return { offers, quizzes, people: { people, events }, anyway }
}

function countOf(text: string | undefined): number | null {
  if (text === undefined) return null
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1) throw new Refusal(USE)
  return count
}

async function addPeople(parts: Parts, people: People, signal: AbortSignal): Promise<number> {
  const bar = progress('Making people', 'events', people.events)
  await seedPeople(parts, people, { signal, progress: (done, total) => bar.set(done, total) })
  bar.end()
  console.log(
    signal.aborted
      ? 'Stopped: the same command goes on from here.'
      : `They log in as ${emailOf(0)} to ${emailOf(people.people - 1)} with the password ${DEMO_PASSWORD}`,
  )
  return signal.aborted ? 1 : 0
}

async function addQuizzes(parts: Parts, quizzes: number, signal: AbortSignal): Promise<number> {
  const bar = progress('Making quizzes', 'quizzes', quizzes)
  await seedQuizzes(parts, quizzes, { signal, progress: (done, total) => bar.set(done, total) })
  bar.end()
  if (signal.aborted) console.log('Stopped: the same command goes on from here.')
  return signal.aborted ? 1 : 0
}

async function addMarket(parts: Parts, offers: number, signal: AbortSignal): Promise<void> {
  const { tools } = await parts.get(BACKEND)
  const bar = progress('Making offers', 'offers', offers)
  const { write, vault, clock } = tools
  await seedMarket(offers, {
    write,
    emailKey: vault.emailKey,
    now: clock.now(),
    progress: (done) => bar.set(done),
    signal,
  })
  bar.end()
}

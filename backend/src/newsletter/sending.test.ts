import { accountEvents } from '@kredka/contracts/accounts/events'
import type { AnyEvent, Recorded } from '@kredka/contracts/kernel/events'
import { must } from '@kredka/contracts/kernel/testing/must'
import { mailEvents } from '@kredka/contracts/mail/events'
import { newsletterEvents } from '@kredka/contracts/newsletter/events'
import { NotYetError, type WaitForReadModels } from '../kernel/reactions/not-yet.ts'
import { reactionTo } from '../kernel/reactions/reaction.ts'
import { type TestWriteSide, testWriteSide } from '../kernel/testing/test-write-side.ts'
import { type IssueCommand, issueDecider } from './issue.ts'
import { type AudienceOf, PART, sendIssues } from './sending.ts'
import { type SubscriberCommand, subscriberDecider } from './subscriber.ts'

const issue_id = '01jd0000000000000000000042'
const by = { issue_id, admin_id: '01jd0000000000000000000002' }
const content = { subject_pl: 'Nowości', text_pl: 'Dzień dobry.', subject_en: 'News', text_en: 'Hello.' }
const subscriber = (n: number) => `01jd00000000000000000${String(n).padStart(5, '0')}`
const keyOf = (n: number) => n.toString(16).padStart(64, '0')

let side: TestWriteSide
let audience: number[]
beforeEach(async () => {
  side = testWriteSide({
    events: { ...newsletterEvents, ...mailEvents, PersonForgotten: accountEvents.PersonForgotten },
  })
  audience = Array.from({ length: 2 * PART + 30 }, (_, n) => n + 1)
  for (const n of audience) await subscribe(n)
  await issue({ do: 'create', ...by, content })
  await issue({ do: 'send', ...by })
})

async function subscribe(n: number): Promise<void> {
  const address = { subscriber_id: subscriber(n), email_key: keyOf(n), email: `n${n}@example.com`, language: 'pl' }
  await change(n, { do: 'subscribe', ...address } as SubscriberCommand)
}

async function change(n: number, command: SubscriberCommand): Promise<void> {
  must(await side.write.execute(subscriberDecider, keyOf(n), command, side.context('newsletter.subscribe')))
}

async function issue(command: IssueCommand): Promise<void> {
  must(await side.write.execute(issueDecider, issue_id, command, side.context('newsletter.issue')))
}

const members: AudienceOf = async (_, after, limit) =>
  audience
    .map((n) => ({ subscriber_id: subscriber(n), email_key: keyOf(n) }))
    .filter(({ subscriber_id }) => after === null || subscriber_id > after)
    .slice(0, limit)

async function events(): Promise<readonly Recorded[]> {
  const { events } = await side.store.readAll('start', 5_000)
  return side.encryption.openEvents(events)
}

async function addressees(): Promise<readonly unknown[]> {
  return (await events()).filter(({ type }) => type === 'MailRequested').map(({ data }) => data['to'])
}

/**
 * Has the policy react to every event from the first on, as often as there are new ones.
 * @param read the audience, for processes that die
 * @param wait for the read models, where these are behind
 */
async function run(read: AudienceOf = members, wait: WaitForReadModels = async () => undefined): Promise<void> {
  const streams = { read: async (stream: string) => side.encryption.openEvents(await side.store.read(stream)) }
  const policy = sendIssues({ streams }, read, wait)
  let seen = 0
  for (;;) {
    const { events: log } = await side.store.readAll('start', 5_000)
    if (log.length === seen) return
    for (const stored of log.slice(seen)) {
      const event = side.encryption.toClosedEvent(stored)
      await policy.on[event.type]?.(event, reactionOf(event))
    }
    seen = log.length
  }
}

function reactionOf(event: Recorded<AnyEvent>) {
  const cause = {
    by: 'newsletter.send-issue',
    id: event.id,
    event: { event_id: event.id, type: event.type, stream: event.stream },
    correlation_id: event.metadata.$correlationId,
    at: Date.parse(event.metadata.occurred_at),
  }
  return reactionTo(cause, side.write, side.clock)
}

const all = (numbers: readonly number[]) => numbers.map((n) => `n${n}@example.com`)

test('CNT-01 an issue goes to everybody, part by part, and says how many got it', async () => {
  await run()
  expect(await addressees()).toEqual(all(audience))
  const log = await events()
  expect(log.filter(({ type }) => type === 'NewsletterIssuePartSent').map(({ data }) => data['recipients'])).toEqual([
    PART,
    PART,
    30,
  ])
  expect(log.at(-1)).toMatchObject({ type: 'NewsletterIssueSent', data: { recipients: audience.length } })
})

test('CNT-01 EVT-05 a process that dies amid a part: the next one goes on, and nobody gets it twice', async () => {
  let asked = 0
  const dying: AudienceOf = async (...question) => {
    asked += 1
    if (asked === 2) {
      // half of the second part left before the end
      const half = await members(question[0], question[1], PART / 2)
      return [...half, { subscriber_id: '', email_key: 'not a stream of ours' }]
    }
    return members(...question)
  }
  const write = side.write.execute
  const broken = new Error('the process died')
  const dead = {
    ...side.write,
    execute: (async (decider, id, command, context) => {
      if (decider.category === 'newsletterissue' && asked === 2) throw broken
      return write(decider, id, command, context)
    }) as typeof write,
  }
  const living = side.write
  side = { ...side, write: dead }
  await expect(run(dying)).rejects.toBe(broken)
  side = { ...side, write: living }
  expect((await addressees()).length).toBe(PART + PART / 2)

  // meanwhile somebody left, so that the part now reaches further
  await change(PART + 1, { do: 'unsubscribe', way: 'link' })
  audience = audience.filter((n) => n !== PART + 2)
  await run()
  await run()
  const got = await addressees()
  expect(new Set(got).size).toBe(got.length)
  expect(got).toHaveLength(2 * PART + 30)
})

test('CNT-01 whoever left, or came back under another id, gets nothing, whatever the read model says', async () => {
  await change(1, { do: 'unsubscribe', way: 'link' })
  await change(2, { do: 'unsubscribe', way: 'link' })
  const again = {
    subscriber_id: subscriber(9_000),
    email_key: keyOf(2),
    email: 'n2@example.com',
    language: 'pl',
  } as const
  await change(2, { do: 'subscribe', ...again })
  await run()
  expect(await addressees()).toEqual(all(audience.slice(2)))
})

test('EVT-06 a read model that has not seen the issue is waited for, then the event is put back', async () => {
  const behind = run(members, async () => {
    throw new NotYetError('not yet')
  })
  await expect(behind).rejects.toThrow(NotYetError)
  expect(await addressees()).toEqual([])
})

import { accountEvents } from '@kredka/contracts/accounts/events'
import { type EventOf, make, streamOf } from '@kredka/contracts/kernel/events'
import { mailEvents } from '@kredka/contracts/mail/events'
import { notificationEvents } from '@kredka/contracts/notifications/events'
import { profileEvents } from '@kredka/contracts/profiles/events'
import { communityNoticeWays } from '../community/mails.ts'
import type { Decider } from '../kernel/decider.ts'
import { causeOf, reactionTo } from '../kernel/reactions/reaction.ts'
import { testWriteSide } from '../kernel/testing/test-write-side.ts'
import type { OpenStreams } from '../kernel/tools.ts'
import { inboxDecider } from './inbox.ts'
import { mailAlarm } from './mail-alarm.ts'

const user_id = '01jd0000000000000000000001'
const NOTICES = 40
const idOf = (n: number) => `01jd${String(n).padStart(22, '0')}`

const registration: Decider<null, null, EventOf<typeof accountEvents.AccountRegistered>> = {
  category: 'account',
  initial: null,
  evolve: () => null,
  decide: () => [
    make(accountEvents.AccountRegistered, {
      user_id,
      email_key: 'a'.repeat(64),
      email: 'ania@example.com',
      name: 'Ania',
      credential_id: user_id,
      provider: 'email',
      language: 'pl',
    }),
  ],
}

test('NOT-01 of an inbox that mails are due for, each mail opens its own notice and no other', async () => {
  const events = { ...accountEvents, ...profileEvents, ...notificationEvents, ...mailEvents }
  const side = testWriteSide({ events })
  const inbox = streamOf(inboxDecider.category, user_id)
  let opened = 0
  const streams: OpenStreams = {
    read: async (stream, options) => {
      const stored = await side.store.read(stream, options)
      if (stream === inbox) opened += stored.length
      return side.encryption.openEvents(stored)
    },
  }
  await side.write.execute(registration, user_id, null, side.context())
  for (let n = 0; n < NOTICES; n++) {
    const idea = { idea_id: idOf(90), idea_title: `Pomysł ${n}`, status: 'accepted', answer: null }
    const told = {
      notification_id: idOf(n),
      user_id,
      type: 'idea_status',
      person_id: null,
      about_id: null,
      data: idea,
    } as const
    const cause = {
      cause_event_id: side.ids.uuid(),
      cause_type: 'IdeaAccepted',
      cause_stream: 'idea-1',
      policy: 'tests',
    }
    await side.write.execute(inboxDecider, user_id, { do: 'notify', now: 0, ...told, ...cause }, side.context())
  }

  const alarm = mailAlarm({ streams }, communityNoticeWays)
  for (const event of await side.encryption.openEvents(await side.store.read(inbox))) {
    const change = alarm.set[event.type]?.(event)
    if (!change || 'length' in change || !('due_at' in change)) throw new Error('no alarm was set')
    await alarm.fire(
      { ...change, now: side.clock.now() },
      reactionTo(causeOf(alarm.name, event), side.write, side.clock),
    )
  }

  expect(opened).toBe(NOTICES)
  for (let n = 0; n < NOTICES; n++) {
    const [mail] = await side.encryption.openEvents(await side.store.read(`mail-${idOf(n)}`))
    expect(mail?.data).toMatchObject({ template: 'idea_accepted', params: { name: 'Ania', idea_title: `Pomysł ${n}` } })
  }
})

import { make } from '@kredka/contracts/kernel/events'
import { notificationEvents as e } from '@kredka/contracts/notifications/events'
import type { NotificationType } from '@kredka/contracts/notifications/types'
import { story } from '../kernel/testing/story.ts'
import { inboxDecider } from './inbox.ts'

const user_id = '01jd0000000000000000000001'
const chat = '01jd00000000000000000000c1'
const idOf = (n: number) => `01jd00000000000000000000${String(n).padStart(2, '0')}`
const NOW = Date.UTC(2026, 10, 22, 8)
const IN_FIVE_MINUTES = '2026-11-22T08:05:00.000Z'

function told(n: number, type: NotificationType = 'idea_status', about_id: string | null = null) {
  return {
    notification_id: idOf(n),
    user_id,
    type,
    person_id: null,
    about_id,
    data: { idea_id: idOf(90), idea_title: 'Tablica', status: 'accepted', answer: null },
    cause_event_id: '00000000-0000-5000-8000-000000000001',
    cause_type: 'IdeaAccepted',
    cause_stream: 'idea-1',
    policy: 'community.tell-author',
  }
}
const notify = (n: number, type?: NotificationType) => ({ do: 'notify', now: NOW, ...told(n, type) }) as const
const notified = (n: number, ways: object = {}, type?: NotificationType, about?: string) =>
  make(e.Notified, { ...told(n, type, about), in_app: true, push: false, mail_due_at: IN_FIVE_MINUTES, ...ways })
const chose = (channel: 'in_app' | 'mail' | 'push', wanted: boolean, type: NotificationType = 'idea_status') =>
  make(e.NotificationChannelChosen, { user_id, type, channel, wanted, way: 'settings' })
const inbox = story(inboxDecider, { ...e })
const about = {
  do: 'see_about',
  user_id,
  type: 'chat_message',
  about_id: chat,
  cause_event_id: '00000000-0000-5000-8000-000000000002',
  up_to: idOf(99),
} as const

describe('NOT-01 where a notice goes', () => {
  test('without a choice: into the list, and by mail a little later for what can wait', () => {
    inbox.when(notify(1)).gives(notified(1))
  })

  test('what somebody waits for goes by mail at once, and to their devices', () => {
    const ways = { push: true, mail_due_at: new Date(NOW).toISOString() }
    inbox.when(notify(1, 'order_received')).gives(notified(1, ways, 'order_received'))
  })

  test('a type that no module declares is told to nobody, and has no switches', () => {
    const [type, decide] = ['nothing_of_ours' as NotificationType, inboxDecider.decide]
    expect(() => decide(inboxDecider.initial, notify(1, type))).toThrow('nothing_of_ours')
    const choice = { do: 'choose', user_id, type, channel: 'mail', wanted: false, way: 'settings' } as const
    expect(() => decide(inboxDecider.initial, choice)).toThrow('nothing_of_ours')
  })

  test('a mail that another module sends is not asked for here', () => {
    inbox.when(notify(1, 'chat_message')).gives(notified(1, { push: true, mail_due_at: null }, 'chat_message'))
  })

  test('a switch holds from the next notice on, for its type alone', () => {
    const chosen = inbox.given(chose('mail', false), chose('push', true))
    chosen.when(notify(1)).gives(notified(1, { push: true, mail_due_at: null }))
    const other = { push: true, mail_due_at: IN_FIVE_MINUTES }
    chosen.when(notify(1, 'offer_activated')).gives(notified(1, other, 'offer_activated'))
  })

  test('who wants to hear of it in no way is told nothing; a mail alone stands in no list', () => {
    inbox.given(chose('mail', false), chose('in_app', false)).when(notify(1)).gives()
    const alone = inbox.given(chose('in_app', false))
    alone.when(notify(1)).gives(notified(1, { in_app: false }))
    expect(alone.when(notify(1)).state().unseen).toEqual([])
  })

  test('a choice that holds already changes nothing', () => {
    const off = { user_id, type: 'idea_status', channel: 'mail', wanted: false, way: 'mail_link' } as const
    const choice = { do: 'choose', ...off } as const
    inbox.when(choice).gives(make(e.NotificationChannelChosen, off))
    inbox.given(chose('mail', false)).when(choice).gives()
    inbox.when({ ...choice, wanted: true }).gives()
  })
})

describe('NOT-01 what was seen', () => {
  const see = (n: number) => ({ do: 'see', user_id, notification_id: idOf(n) }) as const
  const all = (up_to: number | null = null) =>
    ({ do: 'see_all', user_id, up_to: up_to === null ? null : idOf(up_to) }) as const
  const seen = (...numbers: number[]) => make(e.NotificationsSeen, { user_id, notification_ids: numbers.map(idOf) })
  const allSeen = (...except: number[]) =>
    make(e.AllNotificationsSeen, { user_id, except_notification_ids: except.map(idOf) })
  const three = inbox.given(notified(1), notified(2), notified(3))

  test('one is seen once; an unknown one is somebody else’s', () => {
    three.when(see(2)).gives(seen(2))
    three.given(seen(2)).when(see(2)).gives()
    three.when(see(7)).rejects('NOTIFICATION_NOT_FOUND')
    inbox.when(see(1)).rejects('NOTIFICATION_NOT_FOUND')
  })

  test('all at once is one event, and nothing where nothing is new', () => {
    three.when(all()).gives(allSeen())
    three.given(allSeen()).when(all()).gives()
    inbox.when(all()).gives()
  })

  test('what came after the newest one on the page stays new, whatever the order of the requests', () => {
    three.when(all(2)).gives(allSeen(3))
    expect(
      three
        .when(all(2))
        .state()
        .unseen.flat()
        .map(({ notification_id }) => notification_id),
    ).toEqual([idOf(3)])
    three.given(seen(3)).when(all(2)).gives(allSeen())
    three.given(seen(1), seen(2)).when(all(2)).gives()
    three.when(all(3)).gives(allSeen())
  })

  test('all up to one that nobody knows marks nothing', () => {
    three.when(all(8)).gives()
  })

  test('what it is about was seen elsewhere: its notices of that type are seen, in one event', () => {
    const chats = inbox.given(
      notified(1, {}, 'chat_message', chat),
      notified(2),
      notified(3, {}, 'chat_message', chat),
      notified(4, {}, 'chat_message', idOf(99)),
    )
    chats.when(about).gives(seen(1, 3))
    chats.given(seen(1, 3)).when(about).gives()
  })

  test('NOT-01 EVT-05 an event that is handled once more settles nothing that came of it or after it', () => {
    const chats = inbox.given(notified(1, {}, 'chat_message', chat))
    chats.when({ ...about, cause_event_id: told(1).cause_event_id }).gives()
    chats.when({ ...about, up_to: idOf(1).replace('01jd', '01jc') }).gives()
    chats.when({ ...about, up_to: idOf(1).replace('01jd', '01je') }).gives(seen(1))
  })
})

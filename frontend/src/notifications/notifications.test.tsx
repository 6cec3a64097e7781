import { countUnseen, listNotifications, markAllSeen, markSeen } from '@kredka/contracts/notifications/endpoints'
import { linkOf } from '@kredka/contracts/notifications/links'
import {
  type AnyNotice,
  NOTIFICATION_TYPES,
  type NotificationType,
  noticeType,
} from '@kredka/contracts/notifications/types'
import type { NotificationView } from '@kredka/contracts/notifications/views'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderPage } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { MODULES } from '../modules.ts'

const ID = '01jd0000000000000000000001'
/** About a quiz that the addressee need not have written. */
const OF_OTHERS: ReadonlySet<NotificationType> = new Set([
  'quiz_assigned',
  'assignment_changed',
  'assignment_due',
  'assignment_overdue',
  'assignment_reviewed',
  'assignment_done',
  'quiz_rescored',
  'contest_answered',
])
const AT = '2026-11-20T09:00:00.000Z'
function notice(type: NotificationType, n = 1, seen = false): NotificationView {
  const common = { id: `01jd00000000000000000000${String(n).padStart(2, '0')}`, created_at: AT, seen }
  const person = { id: ID, name: 'Łucja Żak', picture_url: null }
  const offer_title = type === 'saved_search_match' ? 'Matura bez stresu' : null
  const quiz_title = OF_OTHERS.has(type) ? 'Potęgi i pierwiastki' : null
  const looked_up = { person, offer_title, quiz_title }
  return {
    ...common,
    ...looked_up,
    cause_type: 'Something',
    ...({ type, data: noticeType(type).example } as AnyNotice),
  }
}

function open(rows: readonly NotificationView[], path = '/notifications', language: 'pl' | 'en' = 'pl') {
  const services = fakeServices()
  let shown = rows
  const meta = { page: 1, page_size: 20, has_next_page: false }
  services.api
    .on(listNotifications, ({ unseen }) => ({
      data: unseen === true ? shown.filter(({ seen }) => !seen) : [...shown],
      meta,
    }))
    .on(countUnseen, () => ({ data: { count: shown.filter(({ seen }) => !seen).length } }))
    .on(markSeen, ({ id }) => {
      shown = shown.map((one) => (one.id === id ? { ...one, seen: true } : one))
      return { data: null }
    })
    .on(markAllSeen, () => {
      shown = shown.map((one) => ({ ...one, seen: true }))
      return { data: null }
    })
  return { ...renderPage(path, { modules: MODULES, user: {}, services, language }), services }
}

test.each(NOTIFICATION_TYPES.flatMap((type) => [[type, 'pl'] as const, [type, 'en'] as const]))(
  'NOT-01 %s in %s: a card with words, about what, and the way there',
  async (type, language) => {
    open([notice(type)], '/notifications', language)
    const [card] = await screen.findAllByRole('link', { name: /^(Nowe|New): / })
    expect(card?.textContent).not.toMatch(/notifications\.|undefined|null|\{/)
    expect(card?.getAttribute('href')).toBe(linkOf(notice(type), language))
  },
)

test.each([...OF_OTHERS])('NOT-01 QUI-10 QUI-11 %s says which quiz it is about', async (type) => {
  open([notice(type)])
  expect((await screen.findByRole('link', { name: /^Nowe: / })).textContent).toContain('Potęgi i pierwiastki')
})

test('NOT-01 REV-01 a done lesson that asks for a review leads to both from one row', async () => {
  const done = notice('lesson_done')
  const { services } = open([done], '/notifications', 'en')
  await screen.findByRole('link', { name: /^New: A lesson took place\. How was it\?/ })
  const review = screen.getByRole('link', { name: 'Write a review' })
  expect(review.getAttribute('href')).toBe(`${linkOf(done, 'en')}#own-review`)
  fireEvent.click(review)
  await waitFor(() => expect(services.api.inputsOf(markSeen)).toEqual([{ id: done.id }]))
})

test('NOT-01 one is marked as read, then all: up to the newest on the page', async () => {
  const { services } = open([notice('offer_rejected', 3), notice('chat_message', 2), notice('idea_status', 1, true)])
  await screen.findByText(/Za krótki opis/)
  await waitFor(() => expect(document.title).toMatch(/^\(2\) /))
  expect(screen.getByRole('tab', { name: /Nieprzeczytane/ }).textContent).toContain('2')

  fireEvent.click(screen.getByRole('button', { name: /^Oznacz jako przeczytane.*Nowa wiadomość/ }))
  await waitFor(() => expect(document.title).toMatch(/^\(1\) /))
  expect(services.api.inputsOf(markSeen)).toEqual([{ id: notice('chat_message', 2).id }])

  fireEvent.click(screen.getByRole('button', { name: 'Oznacz wszystkie jako przeczytane' }))
  await waitFor(() => expect(document.title).not.toMatch(/^\(/))
  expect(services.api.inputsOf(markAllSeen)).toEqual([{ up_to: notice('offer_rejected', 3).id }])
  await waitFor(() => expect(screen.queryByRole('button', { name: /przeczytane/ })).toBeNull())
})

test('NOT-01 the filter shows what is new, and says when nothing is', async () => {
  const { location } = open([notice('idea_status', 1, true)])
  await screen.findByRole('link', { name: /Twój pomysł przyjęty/ })
  fireEvent.click(screen.getByRole('tab', { name: 'Nieprzeczytane' }))
  await screen.findByRole('heading', { name: 'Wszystko przeczytane' })
  expect(location()).toBe('/notifications?show=unseen')
})

test('NOT-01 nothing yet is said, with a way on', async () => {
  open([])
  await screen.findByRole('heading', { name: 'Nie ma powiadomień' })
})

test('NOT-01 somebody who is gone is a deleted user', async () => {
  const gone = { id: ID, name: null, picture_url: null }
  open([{ ...notice('chat_message'), person: gone }])
  await screen.findByText('Usunięty użytkownik')
})

test('NOT-01 the bell shows how many are new, opens the newest, marks one that is followed, and closes with Escape', async () => {
  const { services, location } = open(
    [notice('idea_status', 2), notice('offer_activated', 1, true)],
    '/notifications?page=9',
  )
  const bell = await screen.findByRole('button', { name: 'Powiadomienia: 1 nowe' })
  fireEvent.click(bell)
  const newest = await screen.findByRole('region', { name: 'Najnowsze powiadomienia' })
  await within(newest).findByRole('link', { name: /Oferta jest już widoczna/ })
  fireEvent.keyDown(newest, { key: 'Escape' })
  expect(screen.queryByRole('region', { name: 'Najnowsze powiadomienia' })).toBeNull()
  expect(document.activeElement).toBe(bell)

  fireEvent.click(bell)
  const again = await screen.findByRole('region', { name: 'Najnowsze powiadomienia' })
  fireEvent.click(await within(again).findByRole('link', { name: /^Nowe: Twój pomysł przyjęty/ }))
  await waitFor(() => expect(services.api.inputsOf(markSeen)).toEqual([{ id: notice('idea_status', 2).id }]))
  expect(location()).toBe('/dream?tab=mine')
})

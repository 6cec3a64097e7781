import { subjectById } from '@kredka/contracts/data/subjects'
import { linkOf } from '@kredka/contracts/notifications/links'
import type { NotificationType, SentType } from '@kredka/contracts/notifications/rules'
import type { AnyNotice } from '@kredka/contracts/notifications/types'

/**
 * What the service worker shows, and where it leads. Nobody's name and no word of another person: it lies on locked
 * screens.
 */
export interface PushText {
  readonly title: string
  readonly body: string
  /** Path on the site. */
  readonly url: string
  /** A newer one of the same tag takes the place of the older. */
  readonly tag: string
}

type Language = 'pl' | 'en'

const TITLES: Readonly<Record<SentType, Readonly<Record<Language, string>>>> = {
  saved_search_match: { pl: 'Nowa oferta w zapisanym wyszukiwaniu', en: 'A new offer in your saved search' },
  offer_activated: { pl: 'Oferta jest już widoczna', en: 'Your offer is public now' },
  offer_rejected: { pl: 'Oferta wymaga poprawek', en: 'Your offer needs changes' },
  exercise_status: { pl: 'Twoje zadanie jest sprawdzone', en: 'Your exercise was checked' },
  chat_message: { pl: 'Nowa wiadomość', en: 'A new message' },
  order_received: { pl: 'Nowe zamówienie', en: 'A new order' },
  order_accepted: { pl: 'Zamówienie przyjęte', en: 'Your order was accepted' },
  order_rejected: { pl: 'Zamówienie odrzucone', en: 'Your order was rejected' },
  order_cancelled: { pl: 'Zamówienie anulowane', en: 'An order was cancelled' },
  order_nudge: { pl: 'Zamówienie czeka na odpowiedź', en: 'An order waits for your answer' },
  review_requested: { pl: 'Jak oceniasz swoje lekcje?', en: 'How were your lessons?' },
  review_received: { pl: 'Masz nową opinię', en: 'You have a new review' },
  review_answered: { pl: 'Jest odpowiedź na Twoją opinię', en: 'Your review was answered' },
  lesson_booked: { pl: 'Lekcja umówiona', en: 'A lesson is booked' },
  lesson_moved: { pl: 'Nowości o terminie lekcji', en: 'News about the time of a lesson' },
  lesson_cancelled: { pl: 'Lekcja odwołana', en: 'A lesson was cancelled' },
  lesson_reminder: { pl: 'Lekcja już niedługo', en: 'A lesson begins soon' },
  lesson_done: { pl: 'Lekcja odbyta', en: 'A lesson took place' },
  lesson_problem: { pl: 'Nowości o zgłoszeniu do lekcji', en: 'News about a report on a lesson' },
  payment_paid: { pl: 'Płatność oznaczona jako opłacona', en: 'A payment was marked as paid' },
  payment_disputed: { pl: 'Zastrzeżenie do wpłaty', en: 'A payment is disputed' },
  report_decided: { pl: 'Jest decyzja o Twoim zgłoszeniu', en: 'Your report was decided' },
  idea_status: { pl: 'Nowości o Twoim pomyśle', en: 'News about your idea' },
}
const NEWS = { pl: 'Nowe powiadomienie', en: 'A new notification' } as const

/** @param id of the notice */
export function pushText(notice: AnyNotice, id: string, language: Language): PushText {
  const titles: Readonly<Partial<Record<NotificationType, Readonly<Record<Language, string>>>>> = TITLES
  const title = (titles[notice.type] ?? NEWS)[language]
  return { title, body: bodyOf(notice, language), url: linkOf(notice, language), tag: tagOf(notice, id) }
}

function bodyOf(notice: AnyNotice, language: Language): string {
  if (notice.type === 'saved_search_match') return subjectById(notice.data.offer_subject)?.[language] ?? ''
  if ('offer_title' in notice.data) return notice.data.offer_title
  if ('topic_title' in notice.data) return notice.data.topic_title
  if ('idea_title' in notice.data) return notice.data.idea_title
  return ''
}

/** Messages of one chat replace each other. */
function tagOf(notice: AnyNotice, id: string): string {
  return notice.type === 'chat_message' ? `chat ${notice.data.chat_id}` : id
}

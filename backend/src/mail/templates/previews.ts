import type { MailParams, MailTemplate } from '@kredka/contracts/mail/templates'
import type { Words } from '../../kernel/mail-content.ts'

/** What a mail of each template might look like: for developers and tests. */
export interface Preview<T extends MailTemplate> {
  readonly params: MailParams<T>
  /** What the sender would look up. */
  readonly content?: Readonly<Record<'pl' | 'en', Words>>
}

const id = '01hzy3v9k2m4n6p8q0r2s4t6v8'
const name = 'Żaneta Źdźbło'
const starts_at = '2027-03-01T16:00:00.000Z'
const offer = { name, offer_id: id, offer_title: 'Matematyka – ćwiczenia' }
const payment = { name, payment_id: id, amount: 8050, currency: 'PLN' } as const
const idea = { name, idea_title: 'Tablica do rysowania' }

const ofOrder = {
  params: { name, order_id: id },
  content: {
    pl: {
      subject: 'Matematyka',
      other_name: 'Łucja Gęś',
      dates: 'poniedziałek, 1 marca, 17:00–18:00 · 80 zł\nponiedziałek, 8 marca, 17:00–18:00 · 80 zł',
      place: 'online',
      message: 'Dzień dobry, chodzi o maturę rozszerzoną.',
      note: 'Proszę przygotować ostatni sprawdzian.',
      reason: 'W te dni jestem na wyjeździe.',
      expires: 'niedziela, 28 lutego, 18:00',
      total: '160 zł',
      hours: '24',
    },
    en: {
      subject: 'Maths',
      other_name: 'Łucja Gęś',
      dates: 'Monday, 1 March, 17:00–18:00 · PLN 80\nMonday, 8 March, 17:00–18:00 · PLN 80',
      place: 'over the internet',
      message: 'Good morning, it is about the final exam.',
      note: 'Please bring your last test along.',
      reason: 'I am away on these days.',
      expires: 'Sunday, 28 February, 18:00',
      total: 'PLN 160',
      hours: '24',
    },
  },
} as const

const lesson = { name, lesson_id: id, role: 'student' } as const
const ofLesson = {
  pl: {
    subject: 'Matematyka',
    person: 'Łucja Gęś',
    when: 'poniedziałek, 1 marca 2027 17:00',
    moved_from: 'wtorek, 2 marca 2027 17:00',
    minutes: '60',
    lessons: '1',
  },
  en: {
    subject: 'Maths',
    person: 'Łucja Gęś',
    when: 'Monday, 1 March 2027 at 17:00',
    moved_from: 'Tuesday, 2 March 2027 at 17:00',
    minutes: '60',
    lessons: '1',
  },
}
const ofTitle = { pl: { offer_title: offer.offer_title }, en: { offer_title: offer.offer_title } }
const ofSender = { pl: { sender_name: 'Łucja Gęś' }, en: { sender_name: 'Łucja Gęś' } }

export const PREVIEWS: { readonly [T in MailTemplate]: Preview<T> } = {
  signup: { params: {} },
  signup_existing_account: { params: { name } },
  password_reset: { params: { name } },
  password_changed: { params: { name, changed_at: '2027-03-28T01:30:00.000Z' } },
  many_failed_logins: { params: { name, failures: 10 } },
  third_party_linked: { params: { name, provider: 'google' } },
  become_teacher: { params: { name } },
  teacher_suspended: { params: { name, reason: 'Skargi uczniów.' } },
  teacher_reinstated: { params: { name } },
  saved_search_match: { params: { name, offer_id: id }, content: ofTitle },
  offer_activated: { params: offer },
  offer_rejected: { params: { ...offer, reason: 'Prosimy o dłuższy opis.' } },
  exercise_rejected: {
    params: { name, topic_id: id, topic_title: 'Równania – ćwiczenia', reason: 'W treści brakuje danych.' },
  },
  payment_paid: { params: payment },
  payment_disputed: { params: payment },
  idea_under_vote: { params: idea },
  idea_accepted: { params: { ...idea, answer: 'Zrobimy to w grudniu.' } },
  idea_rejected: { params: { ...idea, answer: 'Na razie brak na to czasu.' } },
  order_received: ofOrder,
  order_nudge: ofOrder,
  order_accepted: ofOrder,
  order_rejected: ofOrder,
  order_cancelled: { ...ofOrder, params: { ...ofOrder.params, role: 'teacher', why: 'expired' } },
  lesson_booked: { params: lesson, content: ofLesson },
  lesson_moved: {
    params: { ...lesson, step: 'moved', starts_at, moved_from: '2027-03-02T16:00:00.000Z' },
    content: ofLesson,
  },
  lesson_cancelled: { params: { ...lesson, starts_at, late: 'yes' }, content: ofLesson },
  lesson_done: { params: lesson, content: ofLesson },
  lesson_problem: { params: { ...lesson, step: 'reported' }, content: ofLesson },
  lesson_reminder: { params: { ...lesson, starts_at, hours: 24 }, content: ofLesson },
  account_blocked: { params: { name, reason: 'Skargi uczniów.' } },
  account_unblocked: { params: { name, reason: 'Sprawa się wyjaśniła.' } },
  account_deletion: { params: { name } },
  account_deletion_scheduled: { params: { name, due_at: '2027-04-28T01:30:00.000Z' } },
  account_deletion_cancelled: { params: { name } },
  account_deleted: { params: { name } },
  newsletter_confirm: { params: {} },
  newsletter_issue: {
    params: { issue_id: id },
    content: {
      pl: { subject: 'Nowości <z> zimy', text: 'Dzień **dobry**.\n\n- [oferty](/korepetycje)\n- <b>nic</b>' },
      en: { subject: 'News of <the> winter', text: '**Hello**.\n\n- [offers](/offers)\n- <b>nothing</b>' },
    },
  },
  chat_unread: { params: { name, sender_id: id, chat_id: id, count: 1 }, content: ofSender },
  chat_warning: { params: { name, reason: 'Płatności poza serwisem.' } },
  contact_message: {
    params: { contact_id: id, topic: 'teaching', name, email: 'kto@example.com', message: 'Jak zmienić cenę?' },
  },
  contact_receipt: { params: { topic: 'privacy' } },
  contact_answer: { params: { name, answer: 'W ofertach – „Edytuj”.', message: 'Jak zmienić cenę?' } },
  review_requested: { params: { name, lesson_id: id } },
  review_received: { params: { name, stars: 4 } },
  review_answered: { params: { name, teacher_id: id } },
  report_decided: { params: { name, what: 'message', outcome: 'acted', chat_id: id } },
}

import {
  MAIL_TEMPLATES,
  type MailParams,
  type MailTemplate,
  mailTemplates,
  tokenOf,
} from '@kredka/contracts/mail/templates'
import { createAjv } from '../../kernel/schemas.ts'
import { render } from './render.ts'

const NAME = 'Żaneta Źdźbło'
const offer = { name: NAME, offer_id: '01hzy3v9k2m4n6p8q0r2s4t6v8', offer_title: 'Matematyka – ćwiczenia' }
const order = { name: NAME, order_id: offer.offer_id }
const lesson = { name: NAME, lesson_id: offer.offer_id, role: 'student' } as const
const idea = { name: NAME, idea_title: 'Tablica do rysowania' }
const payment = { name: NAME, payment_id: offer.offer_id, amount: 8050, currency: 'PLN' } as const
const samples: { readonly [T in MailTemplate]: MailParams<T> } = {
  signup: {},
  signup_existing_account: { name: NAME },
  password_reset: { name: NAME },
  password_changed: { name: NAME, changed_at: '2027-03-28T01:30:00.000Z' },
  many_failed_logins: { name: NAME, failures: 10 },
  third_party_linked: { name: NAME, provider: 'google' },
  become_teacher: { name: NAME },
  teacher_suspended: { name: NAME, reason: 'Skargi uczniów.' },
  teacher_reinstated: { name: NAME },
  saved_search_match: { name: NAME, offer_id: offer.offer_id },
  offer_activated: offer,
  offer_rejected: { ...offer, reason: 'Prosimy o dłuższy opis.' },
  exercise_rejected: {
    name: NAME,
    topic_id: offer.offer_id,
    topic_title: 'Równania – ćwiczenia',
    reason: 'W treści brakuje danych.',
  },
  payment_paid: payment,
  payment_disputed: payment,
  idea_under_vote: idea,
  idea_accepted: { ...idea, answer: 'Zrobimy to w grudniu.' },
  idea_rejected: { ...idea, answer: 'Na razie brak na to czasu.' },
  order_received: order,
  order_nudge: order,
  order_accepted: order,
  order_rejected: order,
  order_cancelled: { ...order, role: 'teacher', why: 'expired' },
  lesson_booked: lesson,
  lesson_moved: {
    ...lesson,
    step: 'moved',
    starts_at: '2027-03-01T16:00:00.000Z',
    moved_from: '2027-03-02T16:00:00.000Z',
  },
  lesson_cancelled: { ...lesson, starts_at: '2027-03-01T16:00:00.000Z', late: 'yes' },
  lesson_done: lesson,
  lesson_problem: { ...lesson, step: 'reported' },
  lesson_reminder: { ...lesson, starts_at: '2027-03-01T16:00:00.000Z', hours: 24 },
  account_blocked: { name: NAME, reason: 'Skargi uczniów.' },
  account_unblocked: { name: NAME, reason: 'Sprawa się wyjaśniła.' },
  account_deletion: { name: NAME },
  account_deletion_scheduled: { name: NAME, due_at: '2027-04-28T01:30:00.000Z' },
  account_deletion_cancelled: { name: NAME },
  account_deleted: { name: NAME },
  newsletter_confirm: {},
  newsletter_issue: { issue_id: offer.offer_id },
  chat_unread: { name: NAME, sender_id: offer.offer_id, chat_id: offer.offer_id, count: 1 },
  chat_warning: { name: NAME, reason: 'Płatności poza serwisem.' },
  contact_message: {
    contact_id: offer.offer_id,
    topic: 'teaching',
    name: NAME,
    email: 'kto@example.com',
    message: 'Jak zmienić cenę?',
  },
  contact_receipt: { topic: 'privacy' },
  review_requested: { name: NAME, lesson_id: offer.offer_id },
  review_received: { name: NAME, stars: 4 },
  review_answered: { name: NAME, teacher_id: offer.offer_id },
  report_decided: { name: NAME, what: 'message', outcome: 'acted', chat_id: offer.offer_id },
  contact_answer: { name: NAME, answer: 'W ofertach – „Edytuj”.', message: 'Jak zmienić cenę?' },
}

const context = {
  brand: 'Kredka',
  public_url: 'https://kredka.example',
  to: 'zaneta+1@example.com',
  token: 'TOKEN_abc-123',
  api_url: 'https://kredka.example/api',
}
const ISSUE = {
  pl: { subject: 'Nowości <z> zimy', text: 'Dzień **dobry**.\n\n- [oferty](/korepetycje)\n- <b>nic</b>' },
  en: { subject: 'News of <the> winter', text: '**Hello**.\n\n- [offers](/offers)\n- <b>nothing</b>' },
}
/** What the sender looks up beside the parameters. */
const CONTENTS: Partial<Record<MailTemplate, Readonly<Record<'pl' | 'en', Readonly<Record<string, string>>>>>> = {
  newsletter_issue: ISSUE,
  chat_unread: { pl: { sender_name: 'Łucja' }, en: { sender_name: 'Łucja' } },
}
const languages = ['pl', 'en'] as const
const each = MAIL_TEMPLATES.flatMap((template) => languages.map((language) => [template, language] as const))

function rendered(template: MailTemplate, language: 'pl' | 'en', changes: Readonly<Record<string, unknown>> = {}) {
  const params = { ...samples[template], ...changes } as MailParams<MailTemplate>
  const content = CONTENTS[template]?.[language] ?? {}
  return render(template, language, params, { ...context, content })
}

test.each(each)(
  'MAI-01 %s in %s: subject, title and text are there, and every parameter found its place',
  (template, language) => {
    const mail = rendered(template, language)
    expect(createAjv().validate(mailTemplates[template], samples[template])).toBe(true)
    expect(mail.subject).toMatch(/\S{3}/)
    for (const body of [mail.html, mail.text]) {
      expect(body).not.toMatch(/undefined|null|NaN|\[object|\$\{|\{\{|Invalid Date/)
      if ('name' in samples[template]) expect(body).toContain(NAME)
      if ('reason' in samples[template]) expect(body).toContain(samples[template].reason)
      if (tokenOf(template) !== null) expect(body).toContain(context.token)
      expect(body).toContain('zaneta+1@example.com')
    }
    expect(mail.html).toContain(`<html lang="${language}">`)
    expect(mail.html).toContain('prefers-color-scheme: dark')
  },
)

test.each(MAIL_TEMPLATES)('MAI-01 %s differs between the languages in each part', (template) => {
  const [polish, english] = [rendered(template, 'pl'), rendered(template, 'en')]
  expect(polish.subject).not.toBe(english.subject)
  const shared = polish.text
    .split('\n')
    .filter((line) => line.trim().includes(' ') && english.text.split('\n').includes(line))
  expect(
    shared.filter(
      (line) => !line.includes('https://') && !Object.values(samples[template]).includes(line.replace('> ', '')),
    ),
  ).toEqual([])
})

test.each(each.filter(([template]) => 'name' in samples[template]))(
  '%s in %s: what people typed is escaped and cannot break out of its line',
  (template, language) => {
    const evil = '<script>alert(1)</script>"\'&\r\nBcc: all@example.com'
    const changes = Object.fromEntries(
      ['name', 'reason', 'offer_title', 'idea_title', 'answer']
        .filter((key) => key in samples[template])
        .map((key) => [key, evil]),
    )
    const mail = rendered(template, language, changes)
    expect(mail.html).not.toContain('<script>')
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;')
    expect(mail.subject).not.toMatch(/[\r\n]/)
  },
)

test('ACC-01 the sign-up link opens the form with token and address', () => {
  const { text, html } = rendered('signup', 'pl')
  expect(text).toContain('https://kredka.example/?st=TOKEN_abc-123&em=zaneta%2B1%40example.com')
  expect(html).toContain('href="https://kredka.example/?st=TOKEN_abc-123&amp;em=zaneta%2B1%40example.com"')
})

test('ACC-04 the reset link opens the form with code and address', () => {
  expect(rendered('password_reset', 'en').text).toContain(
    'https://kredka.example/?rt=TOKEN_abc-123&em=zaneta%2B1%40example.com',
  )
})

test('an offer is linked under the path of the language', () => {
  const path = `${offer.offer_id}-matematyka-cwiczenia`
  expect(rendered('offer_activated', 'pl').text).toContain(`https://kredka.example/korepetycje/${path}`)
  expect(rendered('offer_activated', 'en').text).toContain(`https://kredka.example/offers/${path}`)
})

test('times are those of Warsaw, across a change of the clock', () => {
  expect(rendered('password_changed', 'pl').text).toContain('28 marca 2027 03:30')
  expect(rendered('password_changed', 'en').text).toContain('28 March 2027 at 03:30')
})

test('CHT-02 the mail about unread messages names the sender and leads into the chat; Polish counts right', () => {
  const one = rendered('chat_unread', 'pl')
  expect([one.subject, one.text]).toEqual([
    'Nowa wiadomość – Łucja',
    expect.stringContaining(`https://kredka.example/chats?id=${offer.offer_id}`),
  ])
  expect(rendered('chat_unread', 'pl', { count: 2 }).text).toContain('Masz nowe wiadomości: 2.')
  expect(rendered('chat_unread', 'en', { count: 2 }).text).toContain('You have 2 new messages from Łucja.')
})

test('EVT-10 a sender who is gone has no name in the mail', () => {
  const params = { name: NAME, sender_id: offer.offer_id, chat_id: offer.offer_id, count: 1 }
  const mail = render('chat_unread', 'pl', params, { ...context, content: {} })
  expect(mail.text).toContain('konta już nie ma')
})

import { MAIL_TEMPLATES, type MailTemplate, mailType, tokenOf } from '@kredka/contracts/mail/templates'
import { ALL_MAILS } from '../../composition/testing/all-modules.ts'
import { createAjv } from '../../kernel/schemas.ts'
import { mailNamed, render } from './render.ts'

const NAME = 'Żaneta Źdźbło'
const OFFER = '01hzy3v9k2m4n6p8q0r2s4t6v8'
const context = {
  brand: 'Kredka',
  public_url: 'https://kredka.example',
  to: 'zaneta+1@example.com',
  token: 'TOKEN_abc-123',
  link_token: 'LINK_abc-123',
  api_url: 'https://kredka.example/api',
}
const languages = ['pl', 'en'] as const
const each = MAIL_TEMPLATES.flatMap((template) => languages.map((language) => [template, language] as const))

const paramsOf = (template: MailTemplate) => mailNamed(ALL_MAILS, template).preview.params

function rendered(template: MailTemplate, language: 'pl' | 'en', changes: Readonly<Record<string, unknown>> = {}) {
  const { params, content } = mailNamed(ALL_MAILS, template).preview
  const changed = { ...params, ...changes } as typeof params
  return render(ALL_MAILS, template, changed, { ...context, language, content: content?.[language] ?? {} })
}

test.each(each)(
  'MAI-01 %s in %s: subject, title and text are there, and every parameter found its place',
  (template, language) => {
    const mail = rendered(template, language)
    expect(createAjv().validate(mailType(template).params, paramsOf(template))).toBe(true)
    expect(mail.subject).toMatch(/\S{3}/)
    for (const body of [mail.html, mail.text]) {
      expect(body).not.toMatch(/undefined|null|NaN|\[object|\$\{|\{\{|Invalid Date/)
      if ('name' in paramsOf(template)) expect(body).toContain(NAME)
      if ('reason' in paramsOf(template)) expect(body).toContain(paramsOf(template)['reason'])
      if (tokenOf(template) !== null) expect(body).toContain(context.token)
      expect(body).toContain('zaneta+1@example.com')
    }
    expect(mail.html).toContain(`<html lang="${language}">`)
    expect(mail.html).toContain('prefers-color-scheme: dark')
  },
)

test('MAI-01 in the dark a button keeps an ink of its own, which links in a card do not take from it', () => {
  const { html } = rendered('quiz_requested', 'pl')
  const inks = [...html.matchAll(/(\.ink a(?:\.go)?) \{[^}]*\bcolor: (#\w+) !important/g)]
  expect(inks.map(([, selector, ink]) => [selector, ink])).toEqual([
    ['.ink a', '#f1ece4'],
    ['.ink a.go', '#12281c'],
  ])
  expect(html).toMatch(/class="card ink"[\s\S]*<a class="go"/)
})

test.each(MAIL_TEMPLATES)('MAI-01 %s differs between the languages in each part', (template) => {
  const [polish, english] = [rendered(template, 'pl'), rendered(template, 'en')]
  expect(polish.subject).not.toBe(english.subject)
  const shared = polish.text
    .split('\n')
    .filter((line) => line.trim().includes(' ') && english.text.split('\n').includes(line))
  expect(
    shared.filter(
      (line) => !line.includes('https://') && !Object.values(paramsOf(template)).includes(line.replace('> ', '')),
    ),
  ).toEqual([])
})

test.each(each.filter(([template]) => 'name' in paramsOf(template)))(
  '%s in %s: what people typed is escaped and cannot break out of its line',
  (template, language) => {
    const evil = '<script>alert(1)</script>"\'&\r\nBcc: all@example.com'
    const changes = Object.fromEntries(
      ['name', 'reason', 'offer_title', 'idea_title', 'answer']
        .filter((key) => key in paramsOf(template))
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
  const path = `${OFFER}-matematyka-cwiczenia`
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
    'Nowa wiadomość – Łucja Gęś',
    expect.stringContaining(`https://kredka.example/chats?id=${OFFER}`),
  ])
  expect(rendered('chat_unread', 'pl', { count: 2 }).text).toContain('Masz nowe wiadomości: 2.')
  expect(rendered('chat_unread', 'en', { count: 2 }).text).toContain('You have 2 new messages from Łucja Gęś.')
})

test('EVT-10 a sender who is gone has no name in the mail', () => {
  const params = { name: NAME, sender_id: OFFER, chat_id: OFFER, count: 1 }
  const mail = render(ALL_MAILS, 'chat_unread', params, { ...context, language: 'pl', content: {} })
  expect(mail.text).toContain('konta już nie ma')
})

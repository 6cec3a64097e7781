import { pathOf } from '@kredka/contracts/kernel/routes'
import type { Page } from '@playwright/test'
import { DEMO_ADMIN, DEMO_STUDENT } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { enterBackOffice, logInAs } from '../testing/browser/log-in.ts'
import { expect, ONCE, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const SAID = texts({
  contact: 'help.contact_title',
  topic: 'help.topic',
  technical: 'help.topic_technical',
  name: 'help.name',
  email: 'help.email',
  message: 'help.message',
  send: 'help.send',
  required: 'form.required',
  sent: 'help.sent',
  another: 'help.write_another',
  searchMessages: 'help.search_messages',
  answer: 'help.answer',
  sendAnswer: 'help.send_answer',
  answered: 'help.state_answered',
  close: 'help.close',
  note: 'help.note',
  closed: 'help.state_closed',
  showAddress: 'back_office.show_email',
  help: 'help.title',
  search: 'help.search',
  nothing: 'help.nothing',
  write: 'help.write',
  faq: 'help.faq',
  newQuestion: 'help.new_question',
  polish: 'help.in_pl',
  english: 'help.in_en',
  ask: 'help.question',
  save: 'help.save_question',
  saved: 'help.question_saved',
  publish: 'help.publish',
  takeBack: 'help.take_back',
  students: 'help.category_students',
})

const TEXTS = {
  pl: {
    ...SAID.pl,
    tooMany: /Zbyt wiele prób/,
    receipt: 'Mamy Twoją wiadomość',
    answerMail: 'Odpowiedź na Twoją wiadomość',
    typed: 'HASLO',
    found: 'Nie pamiętam hasła. Co teraz?',
    marked: 'hasł',
    question: 'Co musi mieć oferta?',
    answerPart: 'cena za 60 minut',
    first: 'Jak znaleźć korepetytora?',
    down: 'Niżej: Jak znaleźć korepetytora?',
    place2: /^.*: miejsce 2 z \d+$/,
  },
  en: {
    ...SAID.en,
    tooMany: /Too many/,
    receipt: 'We have your message',
    answerMail: 'An answer to your message',
    typed: 'PÁSSWORD',
    found: 'I forgot my password. What now?',
    marked: 'password',
    question: 'What does an offer need?',
    answerPart: 'price for 60 minutes',
    first: 'How do I find a tutor?',
    down: 'Move down: How do I find a tutor?',
    place2: /^.*: place 2 of \d+$/,
  },
} as const
type Texts = (typeof TEXTS)['pl' | 'en']

async function chooseTopic(page: Page, words: Texts): Promise<void> {
  await page.getByLabel(words.topic, { exact: true }).click()
  await page.getByRole('option', { name: words.technical }).click()
}

async function fill(page: Page, words: Texts, email: string, message: string): Promise<void> {
  const main = page.getByRole('main')
  await chooseTopic(page, words)
  await main.getByLabel(words.name, { exact: true }).fill('Żaneta Źdźbło')
  await main.getByLabel(words.email, { exact: true }).fill(email)
  await main.getByLabel(words.message, { exact: true }).fill(message)
}

test('CNT-01 MAI-01 a visitor writes and gets a receipt that quotes nothing', async ({ page, language, outbox }) => {
  const words = TEXTS[language]
  const main = page.getByRole('main')
  const address = `pisze-${language}@demo.test`
  const message = `Nie widzę przycisku zapisu na telefonie (${language}).`
  await page.goto('/contact')
  await page.getByRole('button', { name: words.send }).click()
  await expect(main.getByText(words.required)).toHaveCount(3)
  await expect(page.getByLabel(words.topic, { exact: true })).toBeFocused()
  await expectAccessible(page)
  await fill(page, words, address, message)
  await expect(main.getByText(`${message.length}/2000`)).toBeVisible()
  await page.getByRole('button', { name: words.send }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: words.sent })).toBeVisible()
  await expect(main.getByText(address)).toBeVisible()
  await expectAccessible(page)
  const receipt = await outbox.mailTo(address, words.receipt)
  expect(receipt.text).not.toContain(message)
})

test(
  'CNT-01 ADM-02 ADM-03 staff find a message, answer it by mail, see its address for a reason, and close it with a note',
  ONCE,
  async ({ page, language, outbox, request }) => {
    const words = TEXTS[language]
    const main = page.getByRole('main')
    const address = `czeka-${language}@demo.test`
    const message = `Strona wraca na początek (${language}).`
    const body = { topic: 'technical', name: 'Żaneta Źdźbło', email: address, message }
    const cookie = { cookie: `kredka_lang=${language}` }
    expect((await request.post('/api/contact', { data: body, headers: cookie })).status()).toBe(200)
    await enterBackOffice(page, DEMO_ADMIN)
    await page.goto('/adminero/contact-messages?state=new')
    await page.getByLabel(words.searchMessages).fill(`początek (${language})`)
    await expect(page.getByRole('row', { name: message })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('row', { name: message }).getByRole('link').click()
    await expect(main.getByText(message)).toBeVisible()
    await page.getByRole('button', { name: words.sendAnswer }).click()
    await expect(main.getByText(words.required)).toBeVisible()
    await page.getByRole('textbox', { name: words.answer }).fill('Już działa, dziękujemy.')
    await page.getByRole('button', { name: words.sendAnswer }).click()
    await expect(main.getByText(words.answered, { exact: true })).toBeVisible()
    await expect(main.getByText('Już działa, dziękujemy.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: words.answer })).toHaveValue('')
    await expectAccessible(page)
    const answer = await outbox.mailTo(address, words.answerMail)
    expect(answer.text).toContain('Już działa, dziękujemy.')
    expect(answer.text).toContain(`> ${message}`)
    const dialog = page.getByRole('dialog')
    await expect(main.getByText(address)).toHaveCount(0)
    await main.getByRole('button', { name: words.showAddress }).click()
    await dialog.getByRole('textbox').fill('Odpowiedź się odbiła')
    await dialog.getByRole('button', { name: words.showAddress }).click()
    await expect(main.getByRole('link', { name: address })).toBeVisible()
    await expect(main.getByRole('row', { name: /Odpowiedź się odbiła/ })).toContainText(DEMO_ADMIN)
    await main.getByRole('button', { name: words.close, exact: true }).click()
    await dialog.getByLabel(words.note).fill('Naprawione w wydaniu 12')
    await dialog.getByRole('button', { name: words.close, exact: true }).last().click()
    await expect(main.getByText(words.closed, { exact: true }).first()).toBeVisible()
    await expect(main.getByText('Naprawione w wydaniu 12')).toBeVisible()
  },
)

test('CNT-01 who is logged in finds name and address filled in; one sender waits after some messages, with what was typed kept', async ({
  page,
  language,
}) => {
  const words = TEXTS[language]
  const main = page.getByRole('main')
  await logInAs(page, DEMO_STUDENT)
  await page.goto('/contact')
  await expect(main.getByLabel(words.email, { exact: true })).toHaveValue(DEMO_STUDENT)
  await expect(main.getByLabel(words.name, { exact: true })).not.toHaveValue('')
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.removeItem('kredka.logged_in'))
  await page.goto('/contact')
  for (let n = 0; n < 5; n += 1) {
    await fill(page, words, `czesto-${language}@demo.test`, `Wiadomość ${n}`)
    await page.getByRole('button', { name: words.send }).click()
    await page.getByRole('button', { name: words.another }).click()
  }
  await fill(page, words, `czesto-${language}@demo.test`, 'Jeszcze jedna')
  await page.getByRole('button', { name: words.send }).click()
  await expect(main.getByText(words.tooMany)).toBeVisible()
  await expect(main.getByLabel(words.message, { exact: true })).toHaveValue('Jeszcze jedna')
})

test('CNT-01 the help is read, searched without accents, linked to, and leads to people', async ({
  page,
  language,
}) => {
  const words = TEXTS[language]
  const main = page.getByRole('main')
  await page.goto(pathOf('help', language))
  await expectAccessible(page)
  await page.getByLabel(words.search).fill(words.typed)
  await expect(main.getByRole('heading', { name: words.found })).toBeVisible()
  await expect(main.locator('mark').first()).toHaveText(new RegExp(words.marked, 'i'))
  await expect(main.getByRole('heading', { name: words.question })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByLabel(words.search).fill('qqqq')
  await expect(main.getByText(words.nothing)).toBeVisible()
  await page.getByLabel(words.search).fill('')

  await page.goto(`${pathOf('help', language)}#what-makes-an-offer`)
  await expect(main.getByText(words.answerPart)).toBeInViewport()
  await expect(main.locator('#what-makes-an-offer summary')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(main.getByText(words.answerPart)).toBeHidden()
  await page.getByRole('link', { name: words.write }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.contact })).toBeVisible()
})

test('CNT-01 NAV-05 search engines read the questions in the HTML', async ({ request, language }) => {
  const words = TEXTS[language]
  const html = await (await request.get(pathOf('help', language))).text()
  const scripts = [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  const page = scripts
    .map(([, json]) => JSON.parse(json ?? '') as Record<string, unknown>)
    .find((one) => one['@type'] === 'FAQPage')
  expect(JSON.stringify(page)).toContain(words.question)
  expect(html).toContain('rel="canonical"')
})

test(
  'CNT-01 ADM-02 staff write a question, publish it, put it in order and take it back',
  ONCE,
  async ({ page, language }) => {
    const words = TEXTS[language]
    const main = page.getByRole('main')
    const question = `Czy to działa (${language})?`
    await enterBackOffice(page, DEMO_ADMIN)
    await page.goto('/adminero/faq')
    await expectAccessible(page)
    await page.getByRole('link', { name: words.newQuestion }).click()
    for (const part of [words.polish, words.english]) {
      const region = page.getByRole('region', { name: part, exact: true })
      await region.getByLabel(words.ask, { exact: true }).fill(question)
      await region.getByLabel(words.answer, { exact: true }).fill('Tak, **zawsze**: [kontakt](/contact).')
    }
    await expectAccessible(page)
    await page.getByRole('button', { name: words.save }).click()
    await expect(page.getByText(words.saved)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible()
    await page.goto(pathOf('help', language))
    await expect(main.getByRole('heading', { name: words.first })).toBeVisible()
    await expect(main.getByRole('heading', { name: question })).toHaveCount(0)

    await page.goto('/adminero/faq')
    await page.getByRole('button', { name: `${words.publish}: ${question}` }).click()
    await expect(page.getByRole('button', { name: `${words.takeBack}: ${question}` })).toBeVisible()
    const list = page.getByRole('region', { name: words.students })
    const down = page.getByRole('button', { name: words.down })
    await down.click()
    await expect(list.getByRole('listitem').nth(1)).toContainText(words.first)
    // who listens hears where it stands now, and can go on moving it
    await expect(list.getByRole('status')).toHaveText(words.place2)
    await expect(down).toBeFocused()
    await page.goto(pathOf('help', language))
    const group = main.getByRole('region', { name: words.students })
    await expect(group.getByRole('heading', { level: 3 }).nth(1)).toHaveText(words.first)
    await group.getByRole('heading', { name: question }).click()
    await expect(group.getByRole('link', { name: 'kontakt' })).toBeVisible()

    await page.goto('/adminero/faq')
    await page.getByRole('button', { name: `${words.takeBack}: ${question}` }).click()
    await expect(page.getByRole('button', { name: `${words.publish}: ${question}` })).toBeVisible()
    await page
      .getByRole('button', { name: words.down.replace(/^[^:]+/, language === 'pl' ? 'Wyżej' : 'Move up') })
      .click()
    await expect(list.getByRole('listitem').first()).toContainText(words.first)
    await page.goto(pathOf('help', language))
    await expect(main.getByRole('heading', { name: words.first })).toBeVisible()
    await expect(main.getByRole('heading', { name: question })).toHaveCount(0)
  },
)

import { pathOf } from '@kredka/contracts/kernel/routes'
import type { APIRequestContext, Page } from '@playwright/test'
import { DEMO_ADMIN, DEMO_STUDENT } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { enterBackOffice, logInAs } from '../testing/browser/log-in.ts'
import type { Outbox } from '../testing/browser/outbox.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const SAID = texts({
  email: 'newsletter.email',
  testEmail: 'newsletter.test_email',
  subscribe: 'newsletter.subscribe',
  wrong: 'form.email',
  another: 'newsletter.another',
  subscribed: 'newsletter.subscribed',
  failed: 'newsletter.subscribing_failed',
  leaveTitle: 'newsletter.leave_title',
  leave: 'newsletter.leave',
  left: 'newsletter.left',
  badLink: 'newsletter.bad_link',
  switch: 'newsletter.switch',
  newIssue: 'newsletter.new_issue',
  polish: 'newsletter.in_pl',
  english: 'newsletter.in_en',
  subject: 'newsletter.subject',
  text: 'newsletter.text',
  required: 'form.required',
  saveDraft: 'newsletter.save_draft',
  draftSaved: 'newsletter.draft_saved',
  saveFirst: 'newsletter.save_first',
  preview: 'newsletter.preview',
  send: 'newsletter.send',
  sentState: 'newsletter.sent_at',
  test: 'newsletter.test',
  sendTest: 'newsletter.send_test',
  testSent: 'newsletter.test_sent',
})

const TEXTS = {
  pl: {
    ...SAID.pl,
    sent: /Sprawdź skrzynkę/,
    tooMany: /Zbyt wiele prób/,
    confirmMail: 'Potwierdź zapis',
    saved: /^Zapisano\. /,
  },
  en: {
    ...SAID.en,
    sent: /Check the mailbox/,
    tooMany: /Too many/,
    confirmMail: 'Confirm the newsletter',
    saved: /^Saved\. /,
  },
} as const
type Texts = (typeof TEXTS)['pl' | 'en']

async function ask(page: Page, words: Texts, address: string): Promise<void> {
  await page.getByLabel(words.email).fill(address)
  await page.getByRole('contentinfo').getByRole('button', { name: words.subscribe, exact: true }).click()
}

/** Somebody who asked and confirmed, for journeys that are about what comes then. */
async function subscribed(request: APIRequestContext, outbox: Outbox, email: string, language: string): Promise<void> {
  await request.post('/api/misc/request-newsletter', { data: { email, language } })
  const token = new URL(await outbox.linkTo(email, 'nlt=')).searchParams.get('nlt')
  expect((await request.post('/api/misc/confirm-newsletter', { data: { email, token } })).status()).toBe(200)
}

test('CNT-01 ACC-06 somebody subscribes at the foot of a page and confirms by mail; the address bar keeps no token', async ({
  page,
  language,
  outbox,
}) => {
  const words = TEXTS[language]
  const address = `czytelnik-${language}@demo.test`
  await page.goto('/terms-and-rules')
  await ask(page, words, 'bez-malpy')
  await expect(page.getByRole('contentinfo').getByText(words.wrong)).toBeVisible()
  await expect(page.getByLabel(words.email)).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel(words.email).fill(address)
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.sent)).toContainText(address)
  await expectAccessible(page)

  const link = await outbox.linkTo(address, 'nlt=', words.confirmMail)
  expect(new URL(link).searchParams.get('nlem')).toBe(address)
  const token = new URL(link).searchParams.get('nlt') ?? ''
  // the link works on any page, and leaves the rest of the address alone
  await page.goto(`${pathOf('help', language)}?x=1&nlt=${token}&nlem=${encodeURIComponent(address)}`)
  await expect(page.getByText(words.subscribed, { exact: true })).toBeVisible()
  await expect(page).toHaveURL(`${pathOf('help', language)}?x=1`)
  await page.goto(`/?nlt=${token}&nlem=${encodeURIComponent(address)}`)
  await expect(page.getByText(words.failed, { exact: true })).toBeVisible()
  await expect(page).toHaveURL(pathOf('landing', language))

  // asked for once more: the page says the same, and no mail goes out
  const before = (await outbox.all(address)).length
  await ask(page, words, address)
  await expect(page.getByText(words.sent)).toContainText(address)
  for (let n = 0; n < 4; n += 1) {
    await page.getByRole('button', { name: words.another }).click()
    await ask(page, words, address)
    if (n < 3) await expect(page.getByText(words.sent)).toBeVisible()
  }
  await expect(page.getByRole('contentinfo').getByText(words.tooMany)).toBeVisible()
  expect((await outbox.all(address)).length).toBe(before)
})

test('CNT-01 MAI-01 an issue is written in the back office, reaches each subscriber once, and is left without a login', async ({
  page,
  language,
  outbox,
  request,
}) => {
  const words = TEXTS[language]
  const [reader, leaver] = [`stala-${language}@demo.test`, `odchodzi-${language}@demo.test`]
  for (const address of [reader, leaver]) await subscribed(request, outbox, address, language)

  await enterBackOffice(page, DEMO_ADMIN)
  await page.goto('/adminero/newsletter')
  await expectAccessible(page)
  await page.getByRole('link', { name: words.newIssue }).click()
  const part = (name: string) => page.getByRole('region', { name, exact: true })
  await part(words.polish).getByLabel(words.subject).fill(`Zima w Kredce ${language}`)
  await page.getByRole('button', { name: words.saveDraft }).click()
  await expect(page.getByText(words.required).first()).toBeVisible()
  await part(words.polish).getByLabel(words.text).fill('Dzień **dobry**.\n\n- [oferty](/korepetycje)\n- <b>nic</b>')
  await part(words.english).getByLabel(words.subject).fill(`Winter at Kredka ${language}`)
  await part(words.english).getByLabel(words.text).fill('Hello **there**.\n\n- [offers](/offers)\n- <b>nothing</b>')
  await page.getByRole('button', { name: words.saveDraft }).click()
  await expect(page.getByText(words.draftSaved)).toBeVisible()
  await expect(page).toHaveURL(/issue=[0-9a-z]{26}/)
  await expect(page.getByRole('article').filter({ hasText: 'Hello there.' }).getByRole('link')).toHaveText('offers')
  await expectAccessible(page)
  await part(words.english).getByLabel(words.text).fill('Hello **again**.\n\n- [offers](/offers)')
  await expect(page.getByText(words.saveFirst)).toBeVisible()
  await page.getByRole('button', { name: words.saveDraft }).click()
  await expect(page.getByText(words.saveFirst)).toBeHidden()
  await page.getByRole('button', { name: words.test }).click()
  const trial = page.getByRole('dialog')
  await trial.getByLabel(words.testEmail).fill(`redakcja-${language}@example.com`)
  await trial.getByRole('button', { name: words.sendTest }).click()
  await expect(page.getByText(words.testSent)).toBeVisible()
  await page.getByRole('button', { name: words.send, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.send, exact: true }).click()
  await expect(page.getByRole('main').getByText(words.sentState, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('@')

  const subject = language === 'pl' ? `Zima w Kredce ${language}` : `Winter at Kredka ${language}`
  await outbox.mailTo(`redakcja-${language}@example.com`, subject)
  const issue = await outbox.mailTo(leaver, subject)
  expect(issue.text).toContain(language === 'pl' ? 'oferty (http' : 'offers (http')
  expect(issue.html).toContain(language === 'pl' ? '<strong>dobry</strong>' : '<strong>again</strong>')
  expect(issue.html).not.toContain('<b>nic</b>')
  await outbox.mailTo(reader, subject)
  for (const address of [reader, leaver]) {
    expect((await outbox.all(address)).filter((mail) => mail.subject === subject)).toHaveLength(1)
  }

  // RFC 8058: what mail programs send, and what programs that look into mails do
  expect(issue.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const one_click = /<([^>]+)>/.exec(issue.headers.get('list-unsubscribe') ?? '')?.[1] ?? ''
  expect((await request.get(one_click)).status()).toBe(405)
  const byHand = await outbox.linkTo(leaver, '/newsletter/unsubscribe', subject)
  await page.context().clearCookies()
  await page.goto(byHand)
  await expect(page.getByRole('heading', { level: 1, name: words.leaveTitle })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('button', { name: words.leave }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: words.left })).toBeVisible()
  await expectAccessible(page)
  // with the person the mails go, and a second look at the link does no harm
  await expect.poll(async () => (await outbox.all(leaver)).length).toBe(0)
  await page.goto(byHand)
  await page.getByRole('button', { name: words.leave }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.left })).toBeVisible()
  await page.goto('/newsletter/unsubscribe?token=nonsense')
  await expect(page.getByRole('heading', { level: 1, name: words.badLink })).toBeVisible()

  const kept = await outbox.mailTo(reader, subject)
  const click = /<([^>]+)>/.exec(kept.headers.get('list-unsubscribe') ?? '')?.[1] ?? ''
  expect((await request.post(click, { form: { 'List-Unsubscribe': 'One-Click' } })).status()).toBe(200)
  await expect.poll(async () => (await outbox.all(reader)).length).toBe(0)
})

test('CNT-01 PRO-02 with an account the newsletter is a switch in the settings', async ({ page, language }) => {
  const words = TEXTS[language]
  await logInAs(page, DEMO_STUDENT)
  await page.goto('/settings#newsletter')
  const box = page.getByRole('checkbox', { name: words.switch })
  await expect(box).not.toBeChecked()
  await box.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(words.saved, { exact: true })).toBeVisible()
  await expect(box).toBeChecked()
  await page.reload()
  await expect(box).toBeChecked()
  await box.click()
  await expect(box).not.toBeChecked()
  await expectAccessible(page)
})

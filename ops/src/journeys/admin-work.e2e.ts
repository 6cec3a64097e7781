import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../seed/demo.ts'
import { DEMO_ADMIN, DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { submitOffer } from '../testing/browser/own-offers.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const SAID = texts({
  name: 'admin.name',
  password: 'admin.password',
  enter: 'admin.enter',
  home: 'admin.home',
  search: 'admin.search_offers',
  activate: 'admin.activate',
  activated: 'admin.activated',
  reject: 'admin.reject',
  rejected: 'admin.rejected',
  takeDown: 'admin.take_down',
  takenDown: 'admin.taken_down',
  wasTakenDown: 'admin.decision_taken_down',
  searchAll: 'admin.search_all_offers',
  csv: 'back_office.csv',
  reason: 'admin.reject_reason',
  required: 'form.required',
  notWaiting: 'errors.OFFER_NOT_WAITING',
  searchMails: 'admin.search_mails',
  mailRejected: 'admin.mail_offer_rejected',
  readBody: 'admin.read_body',
  plain: 'admin.body_text',
  bodyRead: 'admin.did_read',
  resend: 'admin.resend',
  resent: 'admin.mail_resent',
  models: 'admin.read_models',
  rebuild: 'admin.rebuild',
  begun: 'admin.rebuild_begun',
  upToDate: 'admin.model_live',
  runNow: 'admin.run_job',
  byHand: 'admin.run_by_hand',
  back: 'admin.fault_back',
  resolved: 'admin.fault_resolved',
  resolveAll: 'admin.resolve_faults',
  ignore: 'admin.ignore_fault',
  ignored: 'admin.fault_ignored',
})

const TEXTS = {
  pl: {
    ...SAID.pl,
    wrongLogin: /[Nn]iepoprawn|[Zz]ła nazwa|hasło/,
    wasActivated: /Aktywowano/,
    findOffers: '/korepetycje',
  },
  en: { ...SAID.en, wrongLogin: /[Ww]rong|password/, wasActivated: /Activated/, findOffers: '/offers' },
} as const
type Texts = (typeof TEXTS)['pl' | 'en']

async function submitAsTeacher(page: Page, title: string): Promise<string> {
  await logInAs(page, DEMO_TEACHER)
  return submitOffer(page, title)
}

async function enter(page: Page, words: Texts): Promise<void> {
  await page.goto('/adminero')
  await expect(page).toHaveURL(/\/adminero\/login$/)
  await page.getByLabel(words.name, { exact: true }).fill(DEMO_ADMIN)
  await page.getByLabel(words.password, { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: words.enter, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.home })).toBeVisible()
}

/** Fills the reason that a dialog asks for and confirms. */
async function giveReason(page: Page, words: Texts, confirm: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: confirm, exact: true }).click()
  await expect(dialog.getByText(words.required)).toBeVisible()
  await dialog.getByLabel(words.reason).fill(reason)
  await dialog.getByRole('button', { name: confirm, exact: true }).click()
}

test('ADM-01 the back office has its own door: a stranger is led to it, a wrong password is told in words', async ({
  page,
  language,
}) => {
  const words = TEXTS[language]
  await page.goto('/adminero/sent-emails')
  await expect(page).toHaveURL(/\/adminero\/login$/)
  await page.getByLabel(words.name, { exact: true }).fill(DEMO_ADMIN)
  await page.getByLabel(words.password, { exact: true }).fill('Nie-to-haslo-1!')
  await page.getByRole('button', { name: words.enter, exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(words.wrongLogin)
  await expect(page.getByLabel(words.name, { exact: true })).toHaveValue(DEMO_ADMIN)
  await expectAccessible(page)
  await enter(page, words)
  await expectAccessible(page)
})

test('ADM-02 OFR-03 an admin activates an offer, and people find and open it', async ({ page, language }) => {
  const words = TEXTS[language]
  const title = `Ułamki bez łez ${language}`
  const id = await submitAsTeacher(page, title)
  await enter(page, words)
  // without its socket this page does not learn of what the colleague does
  await page.routeWebSocket(/\/live\//, () => undefined)
  await page.goto('/adminero/offer-requests')
  // letter by letter, faster than the pause after which it is asked
  await page.getByLabel(words.search).pressSequentially('ułamki bez', { delay: 40 })
  await expect(page).toHaveURL(/q=u%C5%82amki(\+|%20)bez/)
  await expect(page.getByLabel(words.search)).toHaveValue('ułamki bez')
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expectAccessible(page)

  // a colleague decides first: the page says so in words and shows what is true now
  const colleague = await page.context().newPage()
  await colleague.goto(`/adminero/offer-requests/${id}`)
  await colleague.getByRole('button', { name: words.activate }).click()
  await expect(colleague.getByText(words.activated)).toBeVisible()
  await colleague.close()
  await page.getByRole('button', { name: words.activate }).click()
  await expect(page.getByText(words.notWaiting)).toBeVisible()
  await expect(page.getByRole('button', { name: words.activate })).toHaveCount(0)

  // who decided stands with what and when
  await expect(page.getByRole('row', { name: words.wasActivated })).toContainText(DEMO_ADMIN)

  await page.goto(`${words.findOffers}?q=${encodeURIComponent('ułamki bez łez')}`)
  await page.getByRole('main').getByRole('heading', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('ADM-02 staff find an offer among the public ones and take it down with a reason; visitors no longer find it, its teacher can mend it', async ({
  page,
  language,
  outbox,
}) => {
  const words = TEXTS[language]
  const title = `Procenty od zera ${language}`
  const reason = `W opisie jest numer telefonu (${language}).`
  const id = await submitAsTeacher(page, title)
  await enter(page, words)
  await page.goto(`/adminero/offer-requests/${id}`)
  await page.getByRole('button', { name: words.activate }).click()
  await expect(page.getByText(words.activated)).toBeVisible()

  await page.goto('/adminero/offers?state=live')
  // two letters are in each other's place
  await page.getByLabel(words.searchAll).fill('procetny od')
  await expect(page.getByRole('row', { name: title })).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: words.csv }).click()
  expect((await download).suggestedFilename()).toMatch(/^kredka-offers-.*\.csv$/)
  await page.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(new RegExp(`/adminero/offers/${id}$`))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('button', { name: words.takeDown }).click()
  await expectAccessible(page)
  await giveReason(page, words, words.takeDown, reason)
  await expect(page.getByText(words.takenDown)).toBeVisible()
  await expect(page.getByRole('row', { name: words.wasTakenDown })).toContainText(reason)
  await expect(page.getByRole('button', { name: words.takeDown })).toHaveCount(0)
  await page.goto(`/adminero/offers?state=taken_down&q=${id}`)
  await expect(page.getByRole('link', { name: title })).toBeVisible()

  const gone = await page.request.get(`/offers/${id}`)
  expect(gone.status()).toBe(404)
  const mail = await outbox.mailTo(DEMO_TEACHER, title)
  expect(mail.text).toContain(reason)
  await page.goto('/my-offers')
  await expect(page.getByText(reason)).toBeVisible()
})

test('ADM-02 ADM-03 a rejection reaches the teacher with its reason; its mail is read for a reason and sent again', async ({
  page,
  language,
  outbox,
  faults,
}) => {
  // The frame around a mail's text runs no script, and says so of the recorder's own.
  faults.allow(/^console on .*Blocked script execution in 'about:srcdoc'/)
  const words = TEXTS[language]
  const title = `Całki na wesoło ${language}`
  const reason = `Opis nie mówi, dla kogo są zajęcia (${language}).`
  const id = await submitAsTeacher(page, title)
  await enter(page, words)
  await page.goto(`/adminero/offer-requests/${id}`)
  await page.getByRole('button', { name: words.reject }).click()
  await giveReason(page, words, words.reject, reason)
  await expect(page.getByText(words.rejected)).toBeVisible()
  const mail = await outbox.mailTo(DEMO_TEACHER, title)
  expect(mail.text).toContain(reason)
  await page.goto('/my-offers')
  await expect(page.getByText(reason)).toBeVisible()

  await page.goto('/adminero/sent-emails?template=offer_rejected')
  await page.getByLabel(words.searchMails).fill(DEMO_TEACHER.slice(0, 6).toUpperCase())
  await expect(page).toHaveURL(/q=TEACHE/)
  await expect(page.getByRole('row', { name: words.mailRejected }).first()).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('link', { name: DEMO_TEACHER.replace(/(?<=^.).*(?=@)/, '…') })
    .first()
    .click()
  await page.getByRole('button', { name: words.readBody }).click()
  await giveReason(page, words, words.readBody, 'Skarga nauczyciela')
  await expect(page.frameLocator('iframe').getByText(reason)).toBeVisible()
  await page.getByRole('tab', { name: words.plain }).click()
  await expect(page.getByRole('tabpanel')).toContainText(reason)
  await expect(page.getByRole('row', { name: words.bodyRead })).toContainText('Skarga nauczyciela')
  await expectAccessible(page)

  const sent = async () => (await outbox.all(DEMO_TEACHER)).filter(({ subject }) => subject.includes(title)).length
  const before = await sent()
  await page.getByRole('button', { name: words.resend }).click()
  await giveReason(page, words, words.resend, 'Nie doszedł')
  await expect(page.getByText(words.resent)).toBeVisible()
  await expect.poll(sent).toBe(before + 1)
})

test('ADM-03 EVT-07 a read model is built anew while the search keeps answering', async ({
  page,
  language,
  request,
}) => {
  const words = TEXTS[language]
  await enter(page, words)
  await page.goto('/adminero/read-models')
  const row = page.getByRole('row', { name: /^offers / })
  await expect(row.getByText(words.upToDate)).toBeVisible()
  await expectAccessible(page)
  const before = (await (await request.get('/api/offers?page_size=5')).json()) as { data: unknown }
  await row.getByRole('button', { name: words.rebuild }).click()
  await giveReason(page, words, words.rebuild, 'Po zmianie wyszukiwania.')
  await expect(page.getByText(words.begun)).toBeVisible()
  await expect(async () => {
    const answer = await request.get('/api/offers?page_size=5')
    expect(answer.status()).toBe(200)
    expect(((await answer.json()) as { data: unknown }).data).toEqual(before.data)
    await expect(row.getByText(words.upToDate)).toBeVisible({ timeout: 200 })
  }).toPass({ timeout: 30_000 })
})

test('ADM-04 an admin runs a job now and sees how it went', async ({ page, language }) => {
  const words = TEXTS[language]
  await enter(page, words)
  await page.goto('/adminero/crons')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'vault.sweep' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'vault.sweep' })).toBeVisible()
  await page.getByRole('button', { name: words.runNow }).click()
  await giveReason(page, words, words.runNow, 'Sprawdzamy, czy działa.')
  await expect(page.getByRole('row', { name: words.byHand }).first()).toBeVisible()
  await expectAccessible(page)
})

test('ADM-02 what fails in browsers is one row, resolved, back when it fails again, and ignored with a reason', async ({
  page,
  language,
  request,
}) => {
  const words = TEXTS[language]
  const fail = () =>
    request.post('/api/errors', {
      data: {
        source: 'uncaught-exception',
        name: 'RangeError',
        message: 'no such page',
        stack: 'RangeError: no such page\n    at turn (https://kredka.example/assets/book.js:1:2)',
        path: '/adminero/errors',
      },
    })
  await fail()
  await enter(page, words)
  await page.goto('/adminero/errors')
  const row = page.getByRole('row', { name: /RangeError/ })
  await row.getByRole('checkbox').click()
  await page.getByRole('button', { name: words.resolveAll }).click()
  await expect(row.getByText(words.resolved)).toBeVisible()
  await fail()
  await expect(async () => {
    await page.reload()
    await expect(row.getByText(words.back)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await row.getByRole('link').click()
  await expect(page.getByText('at turn (https://kredka.example/assets/book.js:1:2)')).toBeVisible()
  await page.getByRole('button', { name: words.ignore }).click()
  await giveReason(page, words, words.ignore, 'Stara wersja przeglądarki.')
  await expect(page.getByRole('row', { name: words.ignored })).toContainText('Stara wersja przeglądarki.')
  await expectAccessible(page)
})

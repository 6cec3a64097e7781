import type { Locator, Page } from '@playwright/test'
import { DEMO_STUDENT, DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { ACCOUNT_WORDS, newAccount, PASSWORD, tabTo } from '../testing/browser/accounts.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const SAID = texts({
  settings: 'shell.settings',
  find: 'settings.find',
  nothingFound: 'settings.nothing_found',
  bank: 'settings.bank',
  sections: 'settings.sections',
  region: 'settings.region',
  country: 'settings.country',
  zone: 'settings.time_zone',
  save: 'settings.save',
  zoneSaved: 'settings.region_saved',
  currency: 'settings.currency',
  password: 'settings.password',
  current: 'accounts.current_password',
  new: 'accounts.new_password',
  repeat: 'accounts.repeat',
  change: 'accounts.change_password',
  beta: 'settings.beta',
  ask: 'settings.beta_ask',
  waits: 'settings.beta_state_requested',
  takeBack: 'settings.beta_take_back',
  security: 'accounts.security',
  green: 'settings.palette_green',
  pink: 'settings.palette_pink',
  email: 'accounts.email',
  loginPassword: 'settings.password',
})

const TEXTS = {
  pl: {
    ...SAID.pl,
    clock: 'zegar',
    notChosen: /Strefa nie jest jeszcze wybrana/,
    japan: 'Japonia',
    usa: 'Stany Zjednoczone',
    onlyZloty: /Ceny i płatności w serwisie są w złotych/,
    wrong: /nie jest Twoje obecne hasło/,
    changed: /Hasło zmienione/,
    changedMail: 'Hasło zostało zmienione',
    polish: 'Polski',
    english: 'English',
  },
  en: {
    ...SAID.en,
    clock: 'clock',
    notChosen: /No zone is chosen yet/,
    japan: 'Japan',
    usa: 'United States',
    onlyZloty: /Prices and payments here are in złoty/,
    wrong: /not your current password/,
    changed: /Password changed/,
    changedMail: 'Your password was changed',
    polish: 'Polski',
    english: 'English',
  },
} as const

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('PRO-02 NAV-04 a setting is found by an everyday word, with the keyboard; only those of one’s role are there', async ({
  page,
  language,
}) => {
  const t = TEXTS[language]
  await logInAs(page, DEMO_STUDENT)
  await page.goto('/settings')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: t.region })).toBeVisible()
  await expect(main.getByRole('link', { name: t.bank })).toBeHidden()
  await expectAccessible(page)
  await main.getByRole('searchbox', { name: t.find }).fill(t.clock)
  await expect(main.getByRole('list').getByRole('link')).toHaveText([new RegExp(t.region)])
  await tabTo(page, main.getByRole('link', { name: t.region }), 3)
  await page.keyboard.press('Enter')
  await expect(section(page, t.region)).toBeVisible()
  await page.getByRole('link', { name: t.settings }).and(main.getByRole('link')).click()
  await main.getByRole('searchbox', { name: t.find }).fill('qqqq')
  await expect(main.getByText(t.nothingFound)).toBeVisible()

  await logInAs(page, DEMO_TEACHER)
  await page.goto('/settings')
  await main.getByRole('searchbox', { name: t.find }).fill('IBAN')
  await main.getByRole('link', { name: t.bank }).click()
  await expect(page).toHaveURL(/\/teaching-settings#bank-account$/)
})

test('PRO-02 each section of the settings has an address of its own, to which old anchors lead', async ({
  page,
  language,
  isMobile,
}) => {
  const t = TEXTS[language]
  await logInAs(page, DEMO_STUDENT)
  await page.goto('/settings#beta')
  await expect(page).toHaveURL(/\/settings\/beta$/)
  await expect(page).toHaveTitle(new RegExp(t.beta))
  await expect(section(page, t.beta)).toBeInViewport()
  await expect(section(page, t.region)).toBeHidden()
  await expectAccessible(page)
  const list = page.getByRole('navigation', { name: t.sections })
  if (isMobile) return expect(list).toBeHidden()
  await list.getByRole('link', { name: t.region }).click()
  await expect(section(page, t.region)).toBeInViewport()
  await expect(list.getByRole('link', { name: t.region })).toHaveAttribute('aria-current', 'page')
})

test('PRO-02 I18-02 a person chooses a country and its zone; times on pages follow', async ({
  page,
  language,
  outbox,
  isMobile,
}) => {
  const t = TEXTS[language]
  await newAccount(page, ACCOUNT_WORDS[language], outbox)
  await page.goto('/settings/region')
  const region = section(page, t.region)
  await expect(region.getByText(t.notChosen)).toBeVisible()
  await expect(region.getByRole('combobox', { name: t.currency })).toHaveValue(/PLN/)
  await expect(region.getByText(t.onlyZloty)).toBeVisible()
  await choose(page, region.getByRole('combobox', { name: t.country }), t.japan, isMobile)
  await expect(region.getByRole('combobox', { name: t.zone })).toHaveValue('Tokyo (UTC+9)')
  await choose(page, region.getByRole('combobox', { name: t.country }), t.usa, isMobile)
  await choose(page, region.getByRole('combobox', { name: t.zone }), 'Honolulu (UTC−10)', isMobile)
  await expectAccessible(page)
  await region.getByRole('button', { name: t.save }).click()
  await expect(page.getByText(t.zoneSaved)).toBeVisible()
  await expect(region.getByText(t.notChosen)).toBeHidden()
  await page.reload()
  await expect(region.getByRole('combobox', { name: t.zone })).toHaveValue('Honolulu (UTC−10)')
  const began = await page.evaluate(
    async () => ((await (await fetch('/api/current-user/sessions')).json()) as { data: { created_at: string }[] }).data,
  )
  const time = new Intl.DateTimeFormat('pl', { timeStyle: 'short', timeZone: 'Pacific/Honolulu' })
  await page.goto('/settings/security')
  await expect(section(page, t.security)).toContainText(time.format(new Date(began[0]?.created_at ?? 0)))
})

test('PRO-02 a new password needs the old one, logs other devices out and is told by mail', async ({
  page,
  language,
  outbox,
  another,
}) => {
  const t = TEXTS[language]
  const email = await newAccount(page, ACCOUNT_WORDS[language], outbox)
  const otherPage = await another()
  await otherPage.goto('/')
  const login = (password: string) =>
    otherPage.evaluate(
      async (body) => {
        const headers = { 'content-type': 'application/json' }
        return (await fetch('/api/auth/login', { method: 'POST', headers, body: JSON.stringify(body) })).status
      },
      { email, password },
    )
  expect(await login(PASSWORD)).toBe(200)
  const known = () =>
    otherPage.evaluate(async () => {
      const { data } = (await (await fetch('/api/auth/check')).json()) as { data: { userName: string } | null }
      return data?.userName ?? null
    })
  await expect.poll(known).toBe('Ola Zielińska')

  await page.goto('/settings#password')
  const form = section(page, t.password)
  await form.getByLabel(t.current).fill('Zle-haslo-1!')
  await form.getByLabel(t.new, { exact: true }).fill('Nowe-Niebo-8')
  await form.getByLabel(t.repeat).fill('Nowe-Niebo-8')
  await form.getByRole('button', { name: t.change }).click()
  await expect(form.getByRole('alert')).toHaveText(t.wrong)
  await form.getByLabel(t.current).fill(PASSWORD)
  await form.getByRole('button', { name: t.change }).click()
  // the account's history says it too
  await expect(page.getByRole('status').filter({ hasText: t.changed })).toBeVisible()
  await expect(form.getByLabel(t.current)).toHaveValue('')
  await expect(form.getByRole('alert')).toBeHidden()
  await expect.poll(known).toBeNull()
  expect(await login(PASSWORD)).toBe(401)
  expect(await login('Nowe-Niebo-8')).toBe(200)
  await outbox.mailTo(email, t.changedMail)
  await page.reload()
  await expect(section(page, t.password)).toBeVisible()
})

test('ACC-11 a person asks for a feature to try out and takes the request back', async ({ page, language, outbox }) => {
  const t = TEXTS[language]
  await newAccount(page, ACCOUNT_WORDS[language], outbox)
  await page.goto('/settings#beta')
  const beta = section(page, t.beta)
  await beta.getByRole('button', { name: t.ask }).click()
  await expect(beta.getByText(t.waits, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await beta.getByRole('button', { name: t.takeBack }).click()
  await expect(beta.getByRole('button', { name: t.ask })).toBeVisible()
})

test('I18-01 the language that was chosen on one device comes with the login on another', async ({
  page,
  language,
  outbox,
  another,
}) => {
  const t = TEXTS[language]
  const chosen = language === 'pl' ? 'en' : 'pl'
  const email = await newAccount(page, ACCOUNT_WORDS[language], outbox)
  await page.goto('/settings/language')
  await page.getByRole('radio', { name: chosen === 'en' ? t.english : t.polish }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TEXTS[chosen].settings)

  const device = await another({ viewport: { width: 1280, height: 800 } })
  await device.goto('/settings')
  await device
    .getByRole('main')
    .getByRole('button', { name: /Przejdź do logowania|Go to log in/ })
    .click()
  const dialog = device.getByRole('dialog')
  await dialog.getByLabel(t.email).fill(email)
  await dialog.getByLabel(t.loginPassword, { exact: true }).fill(PASSWORD)
  await device.keyboard.press('Enter')
  await expect(device.getByRole('heading', { level: 1 })).toHaveText(TEXTS[chosen].settings)
  await expect(device.locator('html')).toHaveAttribute('lang', chosen)
})

test('NAV-04 settings are changed by the keyboard alone', async ({ page, language, outbox }) => {
  const t = TEXTS[language]
  await newAccount(page, ACCOUNT_WORDS[language], outbox)
  await page.goto('/settings/colours')
  const { keyboard } = page
  await tabTo(page, page.getByRole('radio', { name: t.green }))
  await keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: t.pink })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-palette', 'pink')
  await page.goto('/settings/password')
  await expect(section(page, t.password).getByLabel(t.current)).toBeVisible()
  await tabTo(page, section(page, t.password).getByLabel(t.current))
  await keyboard.type('Zle-haslo-1!')
  await tabTo(page, section(page, t.password).getByLabel(t.new, { exact: true }), 3)
  await keyboard.type('Nowe-Niebo-8')
  await tabTo(page, section(page, t.password).getByLabel(t.repeat))
  await keyboard.type('Nowe-Niebo-8')
  await keyboard.press('Enter')
  await expect(section(page, t.password).getByRole('alert')).toHaveText(t.wrong)
})

/** Types into the field or, on a phone, into the search of the sheet where there is one. */
async function choose(page: Page, field: Locator, option: string, isMobile: boolean): Promise<void> {
  await field.click()
  const sheet = page.getByRole('dialog')
  if (isMobile) await expect(sheet.getByRole('option').first()).toBeVisible()
  const search = isMobile ? sheet.getByRole('searchbox') : field
  const searchable = isMobile ? (await search.count()) > 0 : (await field.getAttribute('readonly')) === null
  if (searchable) await search.fill(option.slice(0, 6))
  await page.getByRole('option', { name: option, exact: true }).click()
}

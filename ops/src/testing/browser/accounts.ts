import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { BARE, LOGGED_IN, post } from './log-in.ts'
import type { Mail } from './mime.ts'
import { texts } from './texts.ts'

/** What the ways in say, and what people do there. */
const SAID = texts({
  toLogin: 'shell.go_to_login',
  logIn: 'shell.log_in',
  loggingIn: 'accounts.logging_in',
  signUp: 'shell.sign_up',
  openMenu: 'shell.open_menu',
  logOut: 'shell.log_out',
  email: 'accounts.email',
  password: 'accounts.password',
  newPassword: 'accounts.new_password',
  repeat: 'accounts.repeat',
  differ: 'accounts.repeat_differs',
  name: 'accounts.name',
  sendLink: 'accounts.send_link',
  code: 'accounts.code',
  next: 'accounts.next',
  wrong: 'errors.INVALID_LOGIN_OR_PASSWORD',
  close: 'ui.close',
  forgot: 'accounts.forgot',
  setPassword: 'accounts.set_password',
  back: 'accounts.back_to_start',
  gate: 'shell.login_needed',
  myOffers: 'menu.my_offers',
  everywhere: 'accounts.everywhere',
  sessions: 'accounts.sessions',
  thisDevice: 'accounts.this_device',
  oneMoreStep: 'accounts.third_party_new',
  accountAlready: 'accounts.third_party_join',
  confirm: 'accounts.confirm',
  somethingWrong: 'accounts.something_wrong',
  profile: 'dashboard.complete_profile',
  phone: 'profiles.phone',
  save: 'profiles.save',
  saved: 'profiles.saved',
})

export const ACCOUNT_WORDS = {
  pl: {
    ...SAID.pl,
    terms: /Akceptuję/,
    termsNeeded: /Zaakceptuj regulamin/,
    noCode: /nie jest kod/,
    sent: /Wysłaliśmy wiadomość na adres/,
    signedUp: /Konto założone/,
    hello: 'Cześć,',
    resetSent: /Jeśli adres .* ma u nas konto/,
    passwordSet: /Nowe hasło jest ustawione/,
    expired: /Kod wygasł/,
    failed: /Nie udało się założyć konta/,
    finish: 'Dokończ rejestrację',
    endSession: /^Wyloguj:/,
    withGoogle: 'Kontynuuj z Google',
    withFacebook: 'Kontynuuj z Facebook',
    cancelled: /Logowanie zostało przerwane/,
    phoneFault: /Wpisz numer/,
  },
  en: {
    ...SAID.en,
    terms: /I accept/,
    termsNeeded: /Accept the terms/,
    noCode: /not a code/,
    sent: /We have sent a message to/,
    signedUp: /Your account is ready/,
    hello: 'Hello,',
    resetSent: /If .* has an account here/,
    passwordSet: /Your new password is set/,
    expired: /Your token expired/,
    failed: /Sign up failed/,
    finish: 'Finish signing up',
    endSession: /^Log out:/,
    withGoogle: 'Continue with Google',
    withFacebook: 'Continue with Facebook',
    cancelled: /The login was cancelled/,
    phoneFault: /Write the number/,
  },
} as const

export type AccountWords = (typeof ACCOUNT_WORDS)[keyof typeof ACCOUNT_WORDS]

export const PASSWORD = 'Jasne-Niebo-7'
const NAME = 'Ola Zielińska'

export const newAddress = () => `osoba-${randomUUID()}@example.com`

/** By the menu of the frame; the page begins anew by itself. */
export async function logOut(page: Page, t: AccountWords, isPhone: boolean): Promise<void> {
  const begun = page.waitForEvent('load')
  if (isPhone) {
    await page.getByRole('button', { name: t.openMenu }).click()
    await page.getByRole('dialog').getByRole('button', { name: t.logOut }).click()
  } else {
    await page.getByRole('button', { name: /^Menu: / }).click()
    await page.getByRole('menuitem', { name: t.logOut }).click()
  }
  await begun
}

/** A button of the form that is open: in the modal where there is one, else on the page. */
export async function submit(page: Page, name: string): Promise<void> {
  await page.locator('form').getByRole('button', { name, exact: true }).click()
}

export async function requestLink(page: Page, t: AccountWords, email: string): Promise<void> {
  await page.getByLabel(t.email, { exact: true }).fill(email)
  await submit(page, t.sendLink)
}

/** The mail names the site by its public address; the path is what counts. */
export async function openLink(page: Page, link: string): Promise<void> {
  const { pathname, search } = new URL(link)
  await page.goto(pathname + search)
}

export async function confirmSignup(page: Page, t: AccountWords): Promise<void> {
  await page.getByLabel(t.name).fill(NAME)
  await page.getByLabel(t.password, { exact: true }).fill(PASSWORD)
  await page.getByLabel(t.repeat).fill(PASSWORD)
  await page.getByRole('checkbox', { name: t.terms }).check()
  await submit(page, t.signUp)
}

/** By the form that is open: asks for the link, follows it, fills in the rest. */
export async function signUpByMail(page: Page, t: AccountWords, outbox: { linkTo: Outbox }): Promise<void> {
  const email = newAddress()
  await requestLink(page, t, email)
  await openLink(page, await outbox.linkTo(email, 'st=', t.finish))
  await confirmSignup(page, t)
}

export async function setPassword(page: Page, t: AccountWords, password: string): Promise<void> {
  await page.getByLabel(t.newPassword, { exact: true }).fill(password)
  await page.getByLabel(t.repeat).fill(password)
  await submit(page, t.setPassword)
}

/** Makes an account without the form, for journeys that are about something else; it is logged in afterwards. */
export async function newAccount(page: Page, t: AccountWords, outbox: { linkTo: Outbox }): Promise<string> {
  const email = newAddress()
  const language = t === ACCOUNT_WORDS.pl ? 'pl' : 'en'
  await page.goto(BARE)
  await post(page, '/api/auth/request-signup', { email, language })
  const token = new URL(await outbox.linkTo(email, 'st=', t.finish)).searchParams.get('st')
  await post(page, '/api/auth/confirm-signup', { email, password: PASSWORD, name: NAME, token, log_in: true })
  await page.evaluate((flag) => localStorage.setItem(flag, '1'), LOGGED_IN)
  // a page that the sign-up form did not open waits for no read model
  await expect(async () => expect(await (await page.request.get('/api/auth/check')).text()).toContain(NAME)).toPass()
  return email
}

export async function openReset(page: Page, t: AccountWords): Promise<void> {
  await page.goto('/dashboard')
  await page.getByRole('main').getByRole('button', { name: t.toLogin }).click()
  await page.getByRole('dialog').getByRole('button', { name: t.forgot }).click()
}

type Outbox = (address: string, part: string, subject?: string | RegExp) => Promise<string>

/** The code as it stands in the mail's own line. */
export function codeOf({ text }: Mail, parameter: 'st' | 'rt'): string {
  const code = new RegExp(`[?&]${parameter}=([A-Za-z0-9_-]+)`).exec(text)?.[1] ?? ''
  expect(text.split(/\s+/)).toContain(code)
  return code
}

/** Presses Tab until this has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator, most = 80): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element.matches(':focus'))) return
  }
  throw new Error(`${target} is not reached by Tab`)
}

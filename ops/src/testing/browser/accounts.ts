import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { BARE, LOGGED_IN, post } from './log-in.ts'
import type { Mail } from './mime.ts'

/** What the ways in say, and what people do there. */
export const ACCOUNT_WORDS = {
  pl: {
    toLogin: 'Przejdź do logowania',
    logIn: 'Zaloguj się',
    loggingIn: 'Logowanie…',
    signUp: 'Załóż konto',
    openMenu: 'Otwórz menu',
    logOut: 'Wyloguj się',
    email: 'Adres e-mail',
    password: 'Hasło',
    newPassword: 'Nowe hasło',
    repeat: 'Powtórz hasło',
    differ: 'Hasła się różnią',
    name: 'Imię i nazwisko',
    terms: /Akceptuję/,
    termsNeeded: /Zaakceptuj regulamin/,
    sendLink: 'Wyślij link',
    code: 'Kod z wiadomości',
    noCode: /nie jest kod/,
    next: 'Dalej',
    sent: /Wysłaliśmy wiadomość na adres/,
    signedUp: /Konto założone/,
    hello: 'Cześć,',
    wrong: 'Błędny e-mail lub hasło',
    close: 'Zamknij',
    forgot: 'Nie pamiętam hasła',
    resetSent: /Jeśli adres .* ma u nas konto/,
    setPassword: 'Ustaw nowe hasło',
    passwordSet: /Nowe hasło jest ustawione/,
    expired: /Kod wygasł/,
    failed: /Nie udało się założyć konta/,
    back: 'Wróć do początku',
    gate: 'Zaloguj się, żeby to zobaczyć',
    finish: 'Dokończ rejestrację',
    myOffers: 'Moje oferty',
    everywhere: 'Wyloguj wszędzie',
    sessions: 'Otwarte sesje',
    thisDevice: 'To urządzenie',
    endSession: /^Wyloguj:/,
    withGoogle: 'Kontynuuj z Google',
    withFacebook: 'Kontynuuj z Facebook',
    oneMoreStep: 'Jeszcze jeden krok',
    accountAlready: 'Masz już konto',
    confirm: 'Potwierdź',
    cancelled: /Logowanie zostało przerwane/,
    somethingWrong: 'Coś jest nie tak, przepraszamy.',
    profile: 'Uzupełnij profil',
    phone: 'Telefon',
    phoneFault: /Wpisz numer/,
    save: 'Zapisz',
    saved: 'Profil zapisany',
  },
  en: {
    toLogin: 'Go to log in',
    logIn: 'Log in',
    loggingIn: 'Logging in',
    signUp: 'Sign up',
    openMenu: 'Open the menu',
    logOut: 'Log out',
    email: 'E-mail address',
    password: 'Password',
    newPassword: 'New password',
    repeat: 'Repeat the password',
    differ: 'The passwords differ',
    name: 'First and last name',
    terms: /I accept/,
    termsNeeded: /Accept the terms/,
    sendLink: 'Send the link',
    code: 'Code from the message',
    noCode: /not a code/,
    next: 'Next',
    sent: /We have sent a message to/,
    signedUp: /Your account is ready/,
    hello: 'Hello,',
    wrong: 'Wrong e-mail or password',
    close: 'Close',
    forgot: 'Forgot your password?',
    resetSent: /If .* has an account here/,
    setPassword: 'Set a new password',
    passwordSet: /Your new password is set/,
    expired: /Your token expired/,
    failed: /Sign up failed/,
    back: 'Back to start',
    gate: 'Log in to see this',
    finish: 'Finish signing up',
    myOffers: 'My Offers',
    everywhere: 'Log out everywhere',
    sessions: 'Where you are logged in',
    thisDevice: 'This device',
    endSession: /^Log out:/,
    withGoogle: 'Continue with Google',
    withFacebook: 'Continue with Facebook',
    oneMoreStep: 'One more step',
    accountAlready: 'You have an account already',
    confirm: 'Confirm',
    cancelled: /The login was cancelled/,
    somethingWrong: 'Something is wrong, sorry.',
    profile: 'Complete your profile',
    phone: 'Phone',
    phoneFault: /Write the number/,
    save: 'Save',
    saved: 'Profile saved',
  },
} as const

export type AccountWords = (typeof ACCOUNT_WORDS)[keyof typeof ACCOUNT_WORDS]

export const PASSWORD = 'Jasne-Niebo-7'
const NAME = 'Ola Zielińska'

export const newAddress = () => `osoba-${randomUUID()}@example.com`

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

import { randomUUID } from 'node:crypto'
import { createAccessTokens } from '@kredka/backend/http/sessions/access-token'
import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../seed/demo.ts'
import { DEMO_STUDENT, DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import type { Mail } from '../testing/browser/mime.ts'
import { MASTER_KEY } from '../testing/browser/site-process.ts'
import { expect, test } from '../testing/browser/test.ts'

const TEXTS = {
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
    profile: 'Complete your profile',
    phone: 'Phone',
    phoneFault: /Write the number/,
    save: 'Save',
    saved: 'Profile saved',
  },
} as const

type Words = (typeof TEXTS)[keyof typeof TEXTS]

const PASSWORD = 'Jasne-Niebo-7'

const newAddress = () => `osoba-${randomUUID()}@example.com`

test('ACC-01 ACC-06 a person signs up by the link of the mail and lands on the dashboard', async ({
  page,
  language,
  outbox,
}) => {
  const t = TEXTS[language]
  const email = newAddress()
  await page.goto('/dashboard')
  await page.getByRole('main').getByRole('button', { name: t.signUp }).click()
  await requestLink(page, t, email)
  await expect(page.getByRole('status').filter({ hasText: t.sent })).toContainText(email)
  await expectAccessible(page)

  await openLink(page, await outbox.linkTo(email, 'st=', t.finish))
  await expect(page).toHaveURL((url) => !url.search.includes('st='))
  await expect(page.getByLabel(t.email)).toHaveValue(email)
  await submit(page, t.signUp)
  await expect(page.getByRole('alert').filter({ hasText: t.termsNeeded })).toBeVisible()
  await expect(page.getByLabel(t.name)).toBeFocused()
  await page.getByLabel(t.name).fill('Ola Zielińska')
  await page.getByLabel(t.password, { exact: true }).fill(PASSWORD)
  await page.getByLabel(t.repeat).fill('Jasne-Niebo-8')
  await submit(page, t.signUp)
  await expect(page.getByRole('alert').filter({ hasText: t.differ })).toBeVisible()
  await page.getByLabel(t.repeat).fill(PASSWORD)
  await page.getByRole('checkbox', { name: t.terms }).check()
  await expectAccessible(page)
  await submit(page, t.signUp)
  await expect(page.getByRole('status').filter({ hasText: t.signedUp })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${t.hello} Ola`)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expectAccessible(page)
})

test('ACC-01 a person signs up on the page by pasting the code', async ({ page, language, outbox }) => {
  const t = TEXTS[language]
  const email = newAddress()
  await page.goto('/signup')
  await expectAccessible(page)
  await requestLink(page, t, `  ${email.toUpperCase()} `)
  await page.getByLabel(t.code).fill('nope')
  await submit(page, t.next)
  await expect(page.getByRole('alert')).toHaveText(t.noCode)
  await page.getByLabel(t.code).fill(` ${codeOf(await outbox.mailTo(email, t.finish), 'st')} `)
  await submit(page, t.next)
  await confirmSignup(page, t)
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('ACC-04 an address with an account reads the same on the page and another mail', async ({
  page,
  language,
  outbox,
}) => {
  const t = TEXTS[language]
  await page.goto('/signup')
  await requestLink(page, t, DEMO_STUDENT)
  await expect(page.getByRole('status').filter({ hasText: t.sent })).toContainText(DEMO_STUDENT)
  const mail = await outbox.mailTo(DEMO_STUDENT, /Masz już konto|You already have an account/)
  expect(mail.text).not.toContain('st=')
})

test('ACC-01 a used link says so, and leads back to the start', async ({ page, language, outbox }) => {
  const t = TEXTS[language]
  const email = newAddress()
  await page.goto('/signup')
  await requestLink(page, t, email)
  const link = await outbox.linkTo(email, 'st=', t.finish)
  await openLink(page, link)
  await confirmSignup(page, t)
  await expect(page).toHaveURL(/\/dashboard$/)
  await openLink(page, link)
  await confirmSignup(page, t)
  await expect(page.getByRole('alert').filter({ hasText: t.failed })).toContainText(t.expired)
  await page.getByRole('button', { name: t.back }).click()
  await expect(page.getByLabel(t.email)).toHaveValue(email)
  await expect(page.getByLabel(t.email)).toBeFocused()
})

test('ACC-02 ACC-07 a wrong login stands in a box; from the landing page a login leads to the dashboard', async ({
  page,
  language,
  isMobile,
}) => {
  const t = TEXTS[language]
  await page.goto('/')
  if (isMobile) {
    await page.getByRole('button', { name: t.openMenu }).click()
    await page.getByRole('dialog').getByRole('button', { name: t.toLogin }).click()
  } else await page.getByRole('banner').getByRole('button', { name: t.logIn }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(t.email)).toBeFocused()
  await expectAccessible(page)
  const button = dialog.getByRole('button', { name: t.logIn })
  await expect(button).toBeDisabled()
  await dialog.getByLabel(t.email).fill('student@')
  await dialog.getByLabel(t.password, { exact: true }).fill('Zle-haslo-1!')
  await expect(button).toBeDisabled()
  await dialog.getByLabel(t.email).fill(` ${DEMO_STUDENT.toUpperCase()} `)
  await button.click()
  await expect(dialog.getByRole('alert')).toHaveText(t.wrong)
  await expectAccessible(page)
  await dialog.getByRole('alert').getByRole('button', { name: t.close }).click()
  await expect(dialog.getByRole('alert')).toBeHidden()

  const held = await holdAnswers(page, '**/api/auth/login')
  await dialog.getByLabel(t.password, { exact: true }).fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: t.loggingIn })).toBeDisabled()
  held.release()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t.hello)
})

test('ACC-02 logging out leaves nothing of the person on the page', async ({ page, language, isMobile }) => {
  const t = TEXTS[language]
  await logInAs(page, DEMO_STUDENT)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t.hello)
  if (isMobile) {
    await page.getByRole('button', { name: t.openMenu }).click()
    await page.getByRole('dialog').getByRole('button', { name: t.logOut }).click()
  } else {
    await page.getByRole('button', { name: /^Menu: / }).click()
    await page.getByRole('menuitem', { name: t.logOut }).click()
  }
  await expect(page.getByRole('heading', { level: 1, name: t.gate })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: t.gate })).toBeVisible()
})

test('ACC-04 the password is reset by the code of the mail, once', async ({ page, language, outbox }) => {
  const t = TEXTS[language]
  const email = await newAccount(page, t, outbox)
  await page.context().clearCookies()
  await openReset(page, t)
  await requestLink(page, t, email)
  await expect(page.getByRole('status').filter({ hasText: t.resetSent })).toBeVisible()
  const code = codeOf(await outbox.mailTo(email, /nowe hasło|new password/), 'rt')
  await page.getByLabel(t.code).fill(code)
  await submit(page, t.next)
  await expectAccessible(page)
  await setPassword(page, t, 'Nowe-Niebo-8')
  await expect(page.getByRole('status').filter({ hasText: t.passwordSet })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: t.logIn }).click()
  await expect(page.getByLabel(t.email)).toHaveValue(email)
  await page.getByLabel(t.password, { exact: true }).fill(PASSWORD)
  await submit(page, t.logIn)
  await expect(page.getByRole('alert')).toHaveText(t.wrong)
  await page.getByLabel(t.password, { exact: true }).fill('Nowe-Niebo-8')
  await submit(page, t.logIn)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t.hello)

  await page.goto(`/?rt=${code}&em=${encodeURIComponent(email)}`)
  await setPassword(page, t, 'Inne-Niebo-9')
  await expect(page.getByRole('alert')).toContainText(t.expired)
  await page.getByRole('button', { name: t.back }).click()
  await expect(page.getByLabel(t.email)).toHaveValue(email)
})

test('ACC-04 the password is reset by the link; an unknown address reads the same', async ({
  page,
  language,
  outbox,
}) => {
  const t = TEXTS[language]
  const email = await newAccount(page, t, outbox)
  const nobody = newAddress()
  await page.context().clearCookies()
  await openReset(page, t)
  await requestLink(page, t, nobody)
  await expect(page.getByRole('status').filter({ hasText: t.resetSent })).toContainText(nobody)
  await openReset(page, t)
  await requestLink(page, t, email)
  await expect(page.getByRole('status').filter({ hasText: t.resetSent })).toContainText(email)
  await openLink(page, await outbox.linkTo(email, 'rt='))
  await expect(page.getByLabel(t.email)).toHaveValue(email)
  await setPassword(page, t, 'Nowe-Niebo-8')
  await expect(page.getByRole('status').filter({ hasText: t.passwordSet })).toBeVisible()
  expect(await outbox.all(nobody)).toEqual([])
})

test('ACC-03 an expired session is renewed once for all calls, and the page stays', async ({ page, language }) => {
  const t = TEXTS[language]
  await logInAs(page, DEMO_TEACHER)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 2, name: t.myOffers })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: t.profile }).click()
  await expect(page.getByLabel(t.name)).toBeVisible()
  const answers: string[] = []
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url())
    if (pathname.startsWith('/api/')) answers.push(`${answer.status()} ${pathname.slice('/api'.length)}`)
  })
  await expireAccess(page)
  await page.goBack()
  await expect
    .poll(() => answers)
    .toEqual(expect.arrayContaining(['200 /offers/count', '200 /availability/groups', '200 /current-user/profile']))
  expect(answers.filter((answer) => answer.startsWith('401')).length).toBeGreaterThan(1)
  expect(answers.filter((answer) => answer.endsWith('/auth/refresh'))).toEqual(['200 /auth/refresh'])
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t.hello)
})

test('ACC-03 who comes back with an expired session is still logged in', async ({ page, language }) => {
  const t = TEXTS[language]
  await logInAs(page, DEMO_STUDENT)
  await page.context().clearCookies({ name: 'kredka_access' })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t.hello)
})

test('ACC-10 all sessions end from the settings', async ({ page, language }) => {
  const t = TEXTS[language]
  await logInAs(page, DEMO_STUDENT)
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: t.everywhere }).click()
  await page.getByRole('dialog').getByRole('button', { name: t.everywhere }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.gate })).toBeVisible()
})

test('PRO-01 a person changes their profile; faults stand at their field', async ({ page, language, outbox }) => {
  const t = TEXTS[language]
  await newAccount(page, t, outbox)
  await page.getByRole('link', { name: t.profile }).click()
  await page.getByLabel(t.phone).fill('12')
  await submit(page, t.save)
  await expect(page.getByRole('alert')).toHaveText(t.phoneFault)
  await expect(page.getByLabel(t.phone)).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel(t.phone).fill('600 100 200')
  await page.getByLabel(t.name).fill('Aleksandra  Zielińska')
  await submit(page, t.save)
  await expect(page.getByText(t.saved)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(t.name)).toHaveValue('Aleksandra Zielińska')
  await expect(page.getByLabel(t.phone)).toHaveValue('600 100 200')
})

test('NAV-04 a person signs up and logs in by the keyboard alone', async ({ page, language, outbox }) => {
  const t = TEXTS[language]
  const email = newAddress()
  const { keyboard } = page
  await page.goto('/dashboard')
  await tabTo(page, t.signUp)
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel(t.email)).toBeFocused()
  await keyboard.type(email)
  await keyboard.press('Enter')
  await expect(page.getByLabel(t.code)).toBeFocused()
  await keyboard.insertText(codeOf(await outbox.mailTo(email, t.finish), 'st'))
  await keyboard.press('Enter')
  await expect(page.getByLabel(t.name)).toBeFocused()
  await keyboard.type('Ola Zielińska')
  await keyboard.press('Tab')
  await keyboard.type(PASSWORD)
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.type(PASSWORD)
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.press('Space')
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.context().clearCookies()
  await page.reload()
  await tabTo(page, t.toLogin)
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel(t.email)).toBeFocused()
  await keyboard.type(email)
  await keyboard.press('Tab')
  await keyboard.type(PASSWORD)
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${t.hello} Ola`)
})

/** A button of the form that is open: in the modal where there is one, else on the page. */
async function submit(page: Page, name: string): Promise<void> {
  await page.locator('form').getByRole('button', { name, exact: true }).click()
}

async function requestLink(page: Page, t: Words, email: string): Promise<void> {
  await page.getByLabel(t.email).fill(email)
  await submit(page, t.sendLink)
}

/** The mail names the site by its public address; the path is what counts. */
async function openLink(page: Page, link: string): Promise<void> {
  const { pathname, search } = new URL(link)
  await page.goto(pathname + search)
}

async function confirmSignup(page: Page, t: Words): Promise<void> {
  await page.getByLabel(t.name).fill('Ola Zielińska')
  await page.getByLabel(t.password, { exact: true }).fill(PASSWORD)
  await page.getByLabel(t.repeat).fill(PASSWORD)
  await page.getByRole('checkbox', { name: t.terms }).check()
  await submit(page, t.signUp)
}

async function setPassword(page: Page, t: Words, password: string): Promise<void> {
  await page.getByLabel(t.newPassword, { exact: true }).fill(password)
  await page.getByLabel(t.repeat).fill(password)
  await submit(page, t.setPassword)
}

/** Signs somebody up, who is logged in afterwards. */
async function newAccount(page: Page, t: Words, outbox: { linkTo: Outbox }): Promise<string> {
  const email = newAddress()
  await page.goto('/signup')
  await requestLink(page, t, email)
  await openLink(page, await outbox.linkTo(email, 'st=', t.finish))
  await confirmSignup(page, t)
  await expect(page).toHaveURL(/\/dashboard$/)
  return email
}

async function openReset(page: Page, t: Words): Promise<void> {
  await page.goto('/dashboard')
  await page.getByRole('main').getByRole('button', { name: t.toLogin }).click()
  await page.getByRole('dialog').getByRole('button', { name: t.forgot }).click()
}

type Outbox = (address: string, part: string, subject?: string | RegExp) => Promise<string>

/** The code as it stands in the mail's own line. */
function codeOf({ text }: Mail, parameter: 'st' | 'rt'): string {
  const code = new RegExp(`[?&]${parameter}=([A-Za-z0-9_-]+)`).exec(text)?.[1] ?? ''
  expect(text.split(/\s+/)).toContain(code)
  return code
}

async function tabTo(page: Page, name: string): Promise<void> {
  const target = page.getByRole('main').getByRole('button', { name, exact: true })
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element.matches(':focus'))) return
  }
  throw new Error(`'${name}' is not reached by Tab`)
}

/** Answers of these calls wait until they are released. */
async function holdAnswers(page: Page, pattern: string) {
  const gate = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    const answer = await route.fetch()
    await gate.promise
    await route.fulfill({ response: answer })
  })
  return { release: () => gate.resolve() }
}

/** The access token as it is after its 15 minutes. */
async function expireAccess(page: Page): Promise<void> {
  const cookies = await page.context().cookies()
  const access = cookies.find(({ name }) => name === 'kredka_access')
  if (access === undefined) throw new Error('nobody is logged in')
  const then = Date.now() - 16 * 60_000
  const tokens = createAccessTokens(Buffer.from(MASTER_KEY, 'hex'), { now: () => then })
  await page.context().addCookies([{ ...access, value: await tokens.sign({ user_id: 'x', session_id: 'x' }) }])
}

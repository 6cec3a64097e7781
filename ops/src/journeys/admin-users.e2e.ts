import type { Locator, Page } from '@playwright/test'
import { DEMO_ADMIN } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { ACCOUNT_WORDS, newAccount, newAddress, openLink, PASSWORD } from '../testing/browser/accounts.ts'
import { enterBackOffice } from '../testing/browser/log-in.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const SAID = texts({
  showEmail: 'back_office.show_email',
  reason: 'users.reason',
  required: 'form.required',
  emailShown: 'admin.did_read_email',
  block: 'users.block',
  blocked: 'users.state_blocked',
  unblock: 'users.unblock',
  open: 'users.state_open',
  history: 'users.history',
  beta: 'users.beta_features',
  refuse: 'users.beta_refuse',
  grant: 'users.beta_grant',
  ask: 'settings.beta_ask',
  askAgain: 'settings.beta_ask_again',
  on: 'settings.beta_state_granted',
  save: 'users.beta_decided',
  invite: 'users.invite',
  email: 'users.email',
  name: 'users.name',
  sendInvitation: 'users.send_invitation',
  invitations: 'users.tab_invitations',
  pending: 'users.invitation_pending',
  withdraw: 'users.withdraw',
  withdrawn: 'users.invitation_withdrawn',
  resend: 'users.resend',
  start: 'profiles.start_title',
  suspend: 'users.suspend',
  reinstate: 'users.reinstate',
  byInvitation: 'users.how_invitation',
  suspendedTitle: 'profiles.suspended_title',
})

const TEXTS = {
  pl: {
    ...SAID.pl,
    search: /^Szukaj: imię/,
    none: /Nikogo takiego nie ma/,
    invitationMail: /Zaproszenie: ucz/,
    invited: /To zaproszenie od nas/,
    invitationOver: /wygasł/i,
    about: /O mnie/,
    ready: /Profil korepetytora jest gotowy/,
  },
  en: {
    ...SAID.en,
    search: /^Search: name/,
    none: /Nobody matches/,
    invitationMail: /invitation to teach/i,
    invited: /This is an invitation from us/,
    invitationOver: /expired/i,
    about: /About me/,
    ready: 'Your tutor profile is ready.',
  },
} as const

type Words = (typeof TEXTS)[keyof typeof TEXTS]

test('ADM-02 staff find a person, block and unblock them for a reason; the block acts at once', async ({
  page,
  language,
  outbox,
}) => {
  const t = TEXTS[language]
  const email = await newAccount(page, ACCOUNT_WORDS[language], outbox)
  await enterBackOffice(page, DEMO_ADMIN)
  await openUser(page, t, email)
  await expectAccessible(page)
  await expect(page.getByText(email)).toBeHidden()
  await page.getByRole('button', { name: t.block, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t.block, exact: true }).click()
  await expect(dialog.getByRole('alert')).toHaveText(t.required)
  await expectAccessible(page)
  await giveReason(dialog, t, t.block, 'Skargi uczniów.')
  await expect(page.getByText(t.blocked, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('region', { name: t.history })).toContainText('Skargi uczniów.')
  const check = await page.evaluate(async () => (await fetch('/api/current-user/settings')).status)
  expect([401, 403]).toContain(check)
  await outbox.mailTo(email, /zablokowane|blocked/)
  await page.getByRole('button', { name: t.unblock }).click()
  await giveReason(dialog, t, t.unblock, 'Wyjaśnione.')
  await expect(page.getByRole('button', { name: t.block, exact: true })).toBeVisible()
})

test('ADM-02 ADM-03 an address is shown for a reason, which stands in the history', async ({
  page,
  language,
  outbox,
}) => {
  const t = TEXTS[language]
  const email = await newAccount(page, ACCOUNT_WORDS[language], outbox)
  await enterBackOffice(page, DEMO_ADMIN)
  await openUser(page, t, email)
  await page.getByRole('button', { name: t.showEmail }).click()
  await giveReason(page.getByRole('dialog'), t, t.showEmail, 'Prośba o kontakt.')
  await expect(page.getByRole('link', { name: email })).toBeVisible()
  const history = page.getByRole('region', { name: t.history })
  await expect(history).toContainText(t.emailShown)
  await expect(history).toContainText('Prośba o kontakt.')
})

test('ADM-02 a table of users keeps search, filter and order in its address', async ({ page, language }) => {
  const t = TEXTS[language]
  await enterBackOffice(page, DEMO_ADMIN)
  await page.goto('/adminero/users?sort=-offers&teaching=active')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(t.search).fill('nikt taki nie istnieje')
  await expect(page.getByText(t.none)).toBeVisible()
  await expect(page).toHaveURL(/teaching=active/)
})

test('ACC-11 a feature is refused with a reason, asked for again, granted, and works', async ({
  page,
  language,
  outbox,
}) => {
  const t = TEXTS[language]
  const email = await newAccount(page, ACCOUNT_WORDS[language], outbox)
  await page.goto('/settings#beta')
  await page.getByRole('button', { name: t.ask }).click()
  await expect(page.getByRole('button', { name: t.ask })).toBeHidden()
  await enterBackOffice(page, DEMO_ADMIN)
  await openUser(page, t, email)
  await page.getByRole('button', { name: t.refuse }).click()
  await giveReason(page.getByRole('dialog'), t, t.refuse, 'Na razie mała grupa.')
  await expect(page.getByRole('button', { name: t.refuse })).toBeHidden()
  const detail = page.url()

  await page.goto('/settings#beta')
  await expect(page.getByText(/Na razie mała grupa/)).toBeVisible()
  await page.getByRole('button', { name: t.askAgain }).click()
  await expect(page.getByRole('button', { name: t.askAgain })).toBeHidden()
  const compact = page.locator('article[data-compact]')
  const search = async () => {
    await page.goto(language === 'pl' ? '/korepetycje' : '/offers')
    await expect(page.getByRole('article').first()).toBeVisible()
  }
  await search()
  expect(await compact.count()).toBe(0)
  await page.goto(detail)
  await page.getByRole('button', { name: t.grant }).click()
  await expect(page.getByText(t.save)).toBeVisible()
  await page.goto('/settings#beta')
  await expect(page.getByText(t.on, { exact: true })).toBeVisible()
  await search()
  await expect(compact.first()).toBeVisible()
})

test('PRO-03 somebody without an account is invited, makes one on the way and teaches; is suspended and reads why', async ({
  page,
  language,
  outbox,
  another,
}) => {
  const t = TEXTS[language]
  const email = newAddress()
  await enterBackOffice(page, DEMO_ADMIN)
  await invite(page, t, email)
  const row = page.getByRole('row').filter({ hasText: 'Ola Zielińska' }).first()
  await expect(row).toContainText(t.pending)
  await expectAccessible(page)
  const link = await outbox.linkTo(email, 'bt=', t.invitationMail)

  const person = await another()
  await openLink(person, link)
  const words = ACCOUNT_WORDS[language]
  await expect(person).toHaveURL(/\/start-teaching$/)
  await expect(person.getByLabel(words.email, { exact: true })).toHaveValue(email)
  await person.getByLabel(words.name).fill('Ola Zielińska')
  await person.getByLabel(words.password, { exact: true }).fill(PASSWORD)
  await person.getByLabel(words.repeat).fill(PASSWORD)
  await person.getByRole('checkbox', { name: words.terms }).check()
  await person.locator('form').getByRole('button', { name: words.signUp, exact: true }).click()
  await expect(person.getByText(t.invited)).toBeVisible()
  await expect(person).toHaveURL(/\/start-teaching$/)
  await expect(person.getByRole('dialog')).toBeHidden()
  await expectAccessible(person)
  await person.getByRole('checkbox', { name: words.terms }).check()
  await person.getByRole('main').getByRole('button', { name: t.start }).click()
  await expect(person.getByText(t.ready)).toBeVisible()

  await page.goto(`/adminero/teacher-requests?q=${encodeURIComponent(email)}`)
  const teacher = page.getByRole('row').filter({ hasText: 'Ola Zielińska' })
  await expect(teacher).toContainText(t.byInvitation)
  await teacher.getByRole('button', { name: t.suspend }).click()
  await giveReason(page.getByRole('dialog'), t, t.suspend, 'Trzeba wyjaśnić skargę.')
  await expect(teacher.getByRole('button', { name: t.reinstate })).toBeVisible()
  await person.goto('/start-teaching')
  await expect(person.getByRole('heading', { name: t.suspendedTitle })).toBeVisible()
  await expect(person.getByText(/Trzeba wyjaśnić skargę/)).toBeVisible()
  await expectAccessible(person)
  await outbox.mailTo(email, /zawieszony|suspended/)
})

test('PRO-03 an invitation is sent again and withdrawn; its links lead nowhere then', async ({
  page,
  language,
  outbox,
}) => {
  const t = TEXTS[language]
  const email = newAddress()
  await enterBackOffice(page, DEMO_ADMIN)
  await invite(page, t, email)
  const link = await outbox.linkTo(email, 'bt=', t.invitationMail)
  await page.goto(`/adminero/teacher-requests?tab=invitations&q=${encodeURIComponent(email)}`)
  const row = page.getByRole('row').filter({ hasText: 'Ola Zielińska' })
  await row.getByRole('button', { name: t.resend }).click()
  await expect(row).toContainText(/2 (razy|times)/)
  await expect.poll(async () => (await outbox.all(email)).length).toBe(2)
  await row.getByRole('button', { name: t.withdraw }).click()
  await giveReason(page.getByRole('dialog'), t, t.withdraw, 'Pomyłka w adresie.')
  await expect(row).toContainText(t.withdrawn)
  await openLink(page, link)
  await expect(page.getByText(t.invitationOver).first()).toBeVisible()
})

async function openUser(page: Page, t: Words, email: string): Promise<void> {
  await page.goto('/adminero/users')
  await page.getByLabel(t.search).fill(email)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('row').nth(1).getByRole('link').click()
  await expect(page).toHaveURL(/\/adminero\/users\/[0-9a-z]{26}$/)
}

async function giveReason(dialog: Locator, t: Words, button: string, reason: string): Promise<void> {
  await dialog.getByLabel(t.reason).fill(reason)
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await expect(dialog).toBeHidden()
}

async function invite(page: Page, t: Words, email: string): Promise<void> {
  await page.goto('/adminero/teacher-requests')
  await page.getByRole('button', { name: t.invite }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t.email).fill(email)
  await dialog.getByLabel(t.name).fill('Ola Zielińska')
  await dialog.getByRole('button', { name: t.sendInvitation }).click()
  await expect(dialog).toBeHidden()
}

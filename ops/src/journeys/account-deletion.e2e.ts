import { readFile } from 'node:fs/promises'
import { pathOf } from '@kredka/contracts/kernel/routes'
import { GENERAL_TERMS_VERSION } from '@kredka/contracts/legal/versions'
import type { ExportFile } from '@kredka/contracts/privacy/views'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { ACCOUNT_WORDS, newAccount, openLink, PASSWORD } from '../testing/browser/accounts.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const SAID = texts({
  delete: 'privacy.delete',
  wrong: 'errors.CONFIRMATION_WORD_WRONG',
  button: 'privacy.delete_button',
  question: 'privacy.confirm_title',
  banner: 'shell.account_leaving_title',
  keep: 'shell.keep_account',
  kept: 'shell.account_kept',
  data: 'privacy.data',
  password: 'privacy.password',
  download: 'privacy.download',
  acceptances: 'privacy.acceptances',
  terms: 'privacy.document_general',
})

const WORDS = {
  pl: {
    ...SAID.pl,
    word: 'USUŃ',
    sent: /Wysłaliśmy wiadomość/,
    mail: 'Potwierdź usunięcie konta',
    scheduled: /Konto zostanie usunięte/,
    expired: /Ten link już nie działa/,
    wrongPassword: /nie jest .*hasło/i,
    downloaded: /zapisany w pobranych/,
  },
  en: {
    ...SAID.en,
    word: 'DELETE',
    sent: /We sent a message/,
    mail: 'Confirm the deletion of your account',
    scheduled: /The account will be deleted/,
    expired: /This link no longer works/,
    wrongPassword: /not your current password/i,
    downloaded: /saved with your downloads/,
  },
} as const

test('ACC-08 a person asks for the end of the account, confirms it by mail, and keeps the account after all', async ({
  page,
  language,
  outbox,
}) => {
  const t = WORDS[language]
  const email = await newAccount(page, ACCOUNT_WORDS[language], outbox)
  await page.goto('/settings#delete-account')
  const section = page.getByRole('region', { name: t.delete })
  const word = section.getByLabel(t.word)
  await word.fill(language === 'pl' ? 'USUN' : 'DELTE')
  await section.getByRole('button', { name: t.button }).click()
  await expect(section.getByText(t.wrong)).toBeVisible()
  await expect(word).toBeFocused()
  await expectAccessible(page)
  await word.fill(t.word)
  await word.press('Enter')
  await expect(section.getByText(t.sent)).toContainText(email)

  const link = await outbox.linkTo(email, 'dt=', t.mail)
  await openLink(page, link)
  const dialog = page.getByRole('dialog', { name: t.question })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  // the link alone has changed nothing
  await expect(page.getByRole('region', { name: t.banner })).toHaveCount(0)
  await dialog.getByRole('button', { name: t.button }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await expect(page.getByRole('region', { name: t.delete }).getByText(t.scheduled)).toBeVisible()

  const banner = page.getByRole('region', { name: t.banner })
  await expect(banner).toBeVisible()
  await expectAccessible(page)
  for (const path of ['/dashboard', pathOf('offers.search', language), '/terms-and-rules']) {
    await page.goto(path)
    await expect(banner).toBeVisible()
  }
  await banner.getByRole('button', { name: t.keep }).click()
  await expect(banner).toBeHidden()
  await outbox.mailTo(email, t.kept)

  await openLink(page, link)
  await dialog.getByRole('button', { name: t.button }).click()
  await expect(dialog.getByText(t.expired)).toBeVisible()
})

test('EVT-10 LGL-01 a person downloads everything about them, and sees what they accepted', async ({
  page,
  language,
  outbox,
}) => {
  const t = WORDS[language]
  const email = await newAccount(page, ACCOUNT_WORDS[language], outbox)
  await page.goto('/settings/acceptances')
  const accepted = page.getByRole('list', { name: t.acceptances }).getByRole('listitem')
  await expect(accepted).toHaveCount(1)
  await expect(accepted.getByText(t.terms)).toBeVisible()

  await page.goto('/settings/data')
  const section = page.getByRole('region', { name: t.data })
  const password = section.getByLabel(t.password, { exact: true })
  await password.fill('Zle-haslo-2026!')
  await section.getByRole('button', { name: t.download }).click()
  await expect(section.getByText(t.wrongPassword)).toBeVisible()
  await password.fill(PASSWORD)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    section.getByRole('button', { name: t.download }).click(),
  ])
  await expect(section.getByText(t.downloaded)).toBeVisible()
  expect(download.suggestedFilename()).toMatch(/^kredka-\d{4}-\d\d-\d\d\.json$/)

  const file = JSON.parse(await readFile(await download.path(), 'utf8')) as ExportFile
  expect(file.data).toMatchObject({ accounts: { accounts: [{ email }] } })
  expect(file.history.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['SignupRequested', 'EmailClaimed', 'AccountRegistered', 'MailRequested', 'DataExported']),
  )
  expect(file.history.find(({ what }) => what === 'TermsAccepted')?.data).toMatchObject({
    document: 'general',
    version: GENERAL_TERMS_VERSION,
  })
  expect(file.records).toMatchObject({ sessions: [{}], mails: [{ text: expect.stringContaining(email) }] })
})

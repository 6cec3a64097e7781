import { DEMO_ADMIN, DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { enterBackOffice, logInAs } from '../testing/browser/log-in.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const SAID = texts({
  reports: 'chat_admin.reports',
  search: 'chat_admin.search',
  none: 'chat_admin.no_such_reports',
  nothing: 'chat_admin.no_history',
  read: 'chat_admin.read',
  reason: 'back_office.reason',
  required: 'form.required',
  around: 'chat_admin.around',
  wasRead: 'chat_admin.did_read',
  warn: 'chat_admin.warn',
  warned: 'chat_admin.state_warned',
})

const TEXTS = {
  pl: {
    ...SAID.pl,
    mail: 'Ostrzeżenie dotyczące Twojej wiadomości',
    ofPerson: /^Zgłoszone wiadomości: /,
    told: /Zareagowaliśmy na zgłoszoną wiadomość/,
  },
  en: {
    ...SAID.en,
    mail: 'Ostrzeżenie dotyczące Twojej wiadomości',
    ofPerson: /^Reported messages: /,
    told: /We acted on the message you reported/,
  },
} as const

test('CHT-02 ADM-02 ADM-03 NOT-01 staff find a reported message, read the chat around it for a reason, and warn its sender; the reporter is told', async ({
  page,
  language,
  outbox,
}) => {
  const words = TEXTS[language]
  const main = page.getByRole('main')
  await enterBackOffice(page, DEMO_ADMIN)
  await page.goto('/adminero/message-reports?state=waiting')
  await expect(page.getByRole('heading', { level: 1, name: words.reports })).toBeVisible()
  await page.getByLabel(words.search).fill('nikt taki')
  await expect(main.getByText(words.none)).toBeVisible()
  await page.getByLabel(words.search).fill('Kępa')
  const row = page.getByRole('row', { name: /Aleksander Kępa/ })
  await expect(row).toBeVisible()
  await expectAccessible(page)
  await row.getByRole('link').click()

  await expect(main.getByText(/Napiszesz za mnie referat/)).toBeVisible()
  await expect(main.getByText(words.nothing)).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('button', { name: words.read }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: words.read }).click()
  await expect(dialog.getByText(words.required)).toBeVisible()
  await dialog.getByLabel(words.reason).fill('Skarga na prośbę o gotową pracę')
  await dialog.getByRole('button', { name: words.read }).click()
  await expect(page.getByRole('heading', { name: words.around })).toBeFocused()
  await expect(page.getByRole('row', { name: words.wasRead })).toContainText('Skarga na prośbę')
  await expectAccessible(page)

  await main.getByRole('button', { name: words.warn, exact: true }).click()
  await dialog.getByLabel(words.reason).fill('Nie piszemy za nikogo prac')
  await dialog.getByRole('button', { name: words.warn, exact: true }).click()
  await expect(main.getByText(words.warned, { exact: true })).toBeVisible()
  await expect(main.getByRole('button', { name: words.warn, exact: true })).toBeHidden()
  const warning = await outbox.mailTo('aleksander.kepa@demo.test', words.mail)
  expect(warning.text).toContain('> Nie piszemy za nikogo prac')

  // the page of whoever reported leads to what was reported by them and of them
  await main.getByRole('link', { name: 'Agnieszka Wróblewska' }).click()
  await main.getByRole('link', { name: words.ofPerson }).click()
  await expect(page).toHaveURL(/message-reports\?q=/)
  await expect(row).toBeVisible()

  await logInAs(page, DEMO_TEACHER)
  await page.goto('/notifications')
  await expect(main.getByRole('link', { name: words.told })).toBeVisible()
})

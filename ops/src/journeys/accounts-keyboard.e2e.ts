import { DEMO_PASSWORD } from '../seed/demo.ts'
import { DEMO_STUDENT } from '../seed/demo-plan.ts'
import { ACCOUNT_WORDS, codeOf, newAddress, PASSWORD, tabTo } from '../testing/browser/accounts.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { expect, ONCE, test } from '../testing/browser/test.ts'

test('ACC-01 NAV-04 a person signs up by the keyboard alone', ONCE, async ({ page, language, outbox }) => {
  const t = ACCOUNT_WORDS[language]
  const email = newAddress()
  const { keyboard } = page
  await page.goto('/dashboard')
  await tabTo(page, page.getByRole('main').getByRole('button', { name: t.signUp, exact: true }))
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel(t.email, { exact: true })).toBeFocused()
  await keyboard.type(email)
  await keyboard.press('Enter')
  await expect(page.getByLabel(t.code)).toBeFocused()
  await keyboard.insertText(codeOf(await outbox.mailTo(email, t.finish), 'st'))
  await keyboard.press('Enter')
  await expect(page.getByLabel(t.name)).toBeFocused()
  await keyboard.type('Ola Zielińska')
  await tabTo(page, page.getByLabel(t.password, { exact: true }), 2)
  await keyboard.type(PASSWORD)
  await tabTo(page, page.getByLabel(t.repeat), 3)
  await keyboard.type(PASSWORD)
  await keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name: t.terms })).toBeFocused()
  await keyboard.press('Space')
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${t.hello} Ola`)
})

test(
  'ACC-02 ACC-07 NAV-04 a person logs in by the keyboard alone, after a wrong password',
  ONCE,
  async ({ page, language }) => {
    const t = ACCOUNT_WORDS[language]
    const { keyboard } = page
    await page.goto('/dashboard')
    await tabTo(page, page.getByRole('main').getByRole('button', { name: t.toLogin, exact: true }))
    await keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel(t.email, { exact: true })).toBeFocused()
    await keyboard.type(DEMO_STUDENT)
    await keyboard.press('Tab')
    await keyboard.type('Zle-haslo-1')
    await keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toHaveText(t.wrong)
    await tabTo(page, dialog.getByRole('alert').getByRole('button', { name: t.close }), 3)
    await keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toBeHidden()
    await tabTo(page, dialog.getByLabel(t.password, { exact: true }))
    await keyboard.press('ControlOrMeta+a')
    await keyboard.type(DEMO_PASSWORD)
    await keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t.hello)
  },
)

test(
  'ACC-10 NAV-04 settings are used by the keyboard alone: a dialog keeps the focus, gives it back, and ends all sessions',
  ONCE,
  async ({ page, language }) => {
    const t = ACCOUNT_WORDS[language]
    const { keyboard } = page
    await logInAs(page, DEMO_STUDENT)
    await page.goto('/settings/security')
    const everywhere = page.getByRole('main').getByRole('button', { name: t.everywhere })
    await tabTo(page, everywhere)
    await keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    for (let presses = 0; presses < 6; presses++) {
      await keyboard.press('Tab')
      await expect(dialog.locator(':focus')).toHaveCount(1)
    }
    await keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(everywhere).toBeFocused()
    await keyboard.press('Enter')
    await tabTo(page, dialog.getByRole('button', { name: t.everywhere }))
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: t.gate })).toBeVisible()
  },
)

import { pathOf } from '@kredka/contracts/kernel/routes'
import type { Page } from '@playwright/test'
import { DEMO_STUDENT, DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { ACCOUNT_WORDS, newAccount, tabTo } from '../testing/browser/accounts.ts'
import { CHAT_WORDS, conversation, userIdOn } from '../testing/browser/chat.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { expect, ONCE, test } from '../testing/browser/test.ts'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= 680

test('CHT-01 a student and a teacher talk, each in their browser: messages, turns, signs and counts come by themselves', async ({
  page,
  teacher,
  language,
  outbox,
}) => {
  const t = CHAT_WORDS[language]
  const teacherId = await userIdOn(teacher)
  await teacher.goto('/dashboard')
  await newAccount(page, ACCOUNT_WORDS[language], outbox)
  const studentId = await userIdOn(page)
  const title = await teacher.title()

  // from the teacher's page, in the modal
  await page.goto(pathOf('teachers.teacher', language, { id: teacherId }))
  await page.getByRole('button', { name: t.write }).click()
  const modal = conversation(page.getByRole('dialog', { name: t.write }), t)
  await expect(modal.field).toBeFocused()
  await modal.write('Dzień dobry, czy ma Pani wolny wtorek?')
  await expect(page.getByRole('dialog').getByText(t.sent, { exact: true })).toBeVisible()
  await expect(page.getByRole('dialog').getByText(t.turn)).toBeVisible()
  await expect(modal.send).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)

  // the teacher's open page counts it without being touched
  await expect(teacher).not.toHaveTitle(title)
  await teacher.goto('/chats')
  const row = teacher.getByRole('link', { name: /czy ma Pani wolny wtorek/ })
  await row.click()
  const theirs = conversation(teacher, t)
  await expect(theirs.line('Dzień dobry, czy ma Pani wolny wtorek?')).toBeVisible()
  await expect(teacher.getByText(t.turn)).toBeHidden()

  // what the teacher has seen, the student reads; then the answer, with its sign before it
  await expect(page.getByRole('dialog').getByText(t.seen, { exact: true })).toBeVisible()
  await page.goto(`/chats?user=${teacherId}`)
  const own = conversation(page, t)
  await expect(own.line('Dzień dobry, czy ma Pani wolny wtorek?')).toBeVisible()
  await expect(page.getByText(t.online, { exact: true }).last()).toBeVisible()
  await theirs.field.pressSequentially('Tak, o 17', { delay: 30 })
  await expect(page.getByText(t.typing)).toBeVisible()
  await theirs.field.fill('Tak, o 17 albo o 18.')
  await theirs.send.click()
  await expect(own.line('Tak, o 17 albo o 18.')).toBeVisible()
  await expect(page.getByText(t.typing)).toBeHidden()
  await expect(teacher.getByText(t.turnOfTeacher)).toBeVisible()
  await expect(page.getByText(t.turn)).toBeHidden()
  await expectAccessible(page)

  await own.write('To o 17.')
  await expect(theirs.line('To o 17.')).toBeVisible()
  await teacher.goto(`/chats?user=${studentId}`)
  await expect(theirs.log.getByText(/^(Dzień dobry, czy|Tak, o|To o 17)/)).toHaveText([
    'Dzień dobry, czy ma Pani wolny wtorek?',
    'Tak, o 17 albo o 18.',
    'To o 17.',
  ])
})

test('CHT-01 a visitor is told to log in, comes back to the conversation and writes', async ({ page, language }) => {
  const t = CHAT_WORDS[language]
  const words = ACCOUNT_WORDS[language]
  await page.goto(pathOf('teachers.list', language))
  await page
    .locator(`main a[href^="${pathOf('teachers.list', language)}/"]`)
    .first()
    .click()
  await page.getByRole('button', { name: t.write }).click()
  const dialog = page.getByRole('dialog', { name: t.write })
  await expect(dialog.getByText(t.login)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t.toLogin }).click()
  const login = page.getByRole('dialog').last()
  await login.getByLabel(words.email, { exact: true }).fill(DEMO_STUDENT)
  await login.getByLabel(words.password, { exact: true }).fill('Demo-haslo-2026!')
  await login.locator('form').getByRole('button', { name: words.logIn, exact: true }).click()
  await expect(conversation(dialog, t).field).toBeVisible()
})

test('CHT-01 to oneself there is nothing to write', async ({ page, language }) => {
  const t = CHAT_WORDS[language]
  await logInAs(page, DEMO_TEACHER)
  await page.goto(`/chats?user=${await userIdOn(page)}`)
  await expect(page.getByText(t.yourself)).toBeVisible()
})

test('CHT-01 older messages come on the way up, and what is read keeps its place', async ({ page, language }) => {
  const t = CHAT_WORDS[language]
  await logInAs(page, DEMO_TEACHER)
  await page.goto('/chats')
  await page.getByRole('link', { name: /To ogromny skok/ }).click()
  const { log } = conversation(page, t)
  await expect(log.getByText(/^To ogromny skok/)).toBeInViewport()
  const lines = log.locator('li p[dir=auto]')
  await expect(lines).toHaveCount(30)

  // up to the top of what is there: older ones come above, and the line that was at the top stays where it was
  const first = await lines.first().textContent()
  await log.evaluate((box) => {
    box.scrollTop = 0
  })
  await expect(lines).not.toHaveCount(30)
  const known = log.getByText(first ?? '', { exact: true })
  await expect(known).toBeInViewport()

  await expect(async () => {
    await log.evaluate((box) => {
      box.scrollTop = 0
    })
    await expect(lines).toHaveCount(72, { timeout: 500 })
  }).toPass()
  await log.evaluate((box) => {
    box.scrollTop = 0
  })
  await expect(log.getByText(t.beginning)).toBeInViewport()
  await page.getByRole('button', { name: t.toNewest }).click()
  await expect(log.getByText(/^To ogromny skok/)).toBeInViewport()
})

test('CHT-02 a message is reported and its sender blocked, discreetly, and unblocked again', async ({
  page,
  teacher,
  language,
  outbox,
}) => {
  const t = CHAT_WORDS[language]
  await newAccount(page, ACCOUNT_WORDS[language], outbox)
  const studentId = await userIdOn(page)
  await page.goto(`/chats?user=${await userIdOn(teacher)}`)
  const own = conversation(page, t)
  await own.field.fill('Mój numer: 501 202 303')
  await expect(page.getByText(t.contact)).toBeVisible()
  await own.send.click()
  await teacher.goto(`/chats?user=${studentId}`)
  const theirs = conversation(teacher, t)
  await expect(theirs.line('Mój numer: 501 202 303')).toBeVisible()

  // the teacher reports and blocks
  await theirs.log.locator('li').last().hover()
  await teacher.getByRole('button', { name: t.messageMenu }).click()
  await teacher.getByRole('menuitem', { name: t.report }).click()
  const report = teacher.getByRole('dialog', { name: t.report })
  await report.getByRole('radio', { name: t.reportReason }).check()
  await expectAccessible(teacher)
  await report.getByRole('button', { name: t.reportConfirm, exact: true }).click()
  await expect(teacher.getByText(t.reported)).toBeVisible()
  await teacher.getByRole('button', { name: t.chatMenu }).click()
  await teacher.getByRole('menuitem', { name: t.block }).click()
  const block = teacher.getByRole('dialog').last()
  await block.getByRole('radio', { name: t.blockReason }).check()
  await block.getByRole('button', { name: t.blockConfirm, exact: true }).click()
  await expect(teacher.getByText(t.blockedByYou)).toBeVisible()

  // the student's open page says no more than that nothing can be written now
  await expect(page.getByText(t.blockedByOther)).toBeVisible()
  await teacher.getByRole('button', { name: t.unblock }).click()
  await expect(theirs.field).toBeVisible()
  await theirs.write('Dzień dobry, proszę pisać tutaj.')
  await expect(own.line('Dzień dobry, proszę pisać tutaj.')).toBeVisible()
})

test(
  'CHT-01 by keyboard alone: from the list into a chat, a message, and back',
  ONCE,
  async ({ page, teacher, language, outbox }) => {
    const t = CHAT_WORDS[language]
    await newAccount(page, ACCOUNT_WORDS[language], outbox)
    await page.goto(`/chats?user=${await userIdOn(teacher)}`)
    const { field, line } = conversation(page, t)
    await tabTo(page, field)
    await page.keyboard.type('Pierwsza linia')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('i druga')
    // under a finger Enter begins a line: there the button sends
    await page.keyboard.press(isPhone(page) ? 'Tab' : 'Enter')
    if (isPhone(page)) await page.keyboard.press('Enter')
    await expect(line('Pierwsza linia i druga')).toBeVisible()
    await page.goto('/chats')
    const row = page.getByRole('link', { name: /Pierwsza linia/ })
    await tabTo(page, row)
    await page.keyboard.press('ArrowDown')
    await expect(row).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(line('Pierwsza linia i druga')).toBeVisible()
    await expect(page).toHaveURL(/\/chats\?id=/)
    if (isPhone(page)) {
      await page.getByRole('link', { name: t.back }).press('Enter')
      await expect(row).toBeVisible()
    }
  },
)

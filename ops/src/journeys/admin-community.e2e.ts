import type { Page } from '@playwright/test'
import { DEMO_ADMIN, DEMO_STUDENT } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { enterBackOffice, logInAs } from '../testing/browser/log-in.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const SAID = texts({
  newAnnouncement: 'community.new_announcement',
  kept: 'ui.draft_kept',
  publish: 'community.publish',
  published: 'community.published',
  withdraw: 'community.withdraw',
  required: 'form.required',
  reason: 'community.reason',
  preview: 'community.preview',
  inProgress: 'community.task_in-progress',
  toDo: 'community.task_to-do',
  done: 'community.task_done',
  newTask: 'community.new_task',
  save: 'community.save',
  table: 'community.view_table',
  tasks: 'community.tasks',
  remove: 'community.delete',
  reject: 'community.reject',
  accept: 'community.accept',
  cancel: 'ui.cancel',
  putToVote: 'community.put_to_vote',
  answer: 'community.answer_label',
  accepted: 'community.idea_accepted',
  underVote: 'community.idea_under_vote',
  rejected: 'community.opinion_rejected',
  approve: 'community.approve',
  visible: 'community.opinion_approved',
  takeDown: 'community.take_down',
  states: 'community.state',
  waiting: 'community.opinion_waiting',
})

const TEXTS = {
  pl: {
    ...SAID.pl,
    title: (language: 'pl' | 'en') => `Tytuł po ${language === 'pl' ? 'polsku' : 'angielsku'}`,
    text: (language: 'pl' | 'en') => `Treść po ${language === 'pl' ? 'polsku' : 'angielsku'}`,
    withdrawn: 'Wycofane: Podano złą datę.',
    move: 'Przenieś',
    searchTasks: /^Szukaj w zadaniach/,
    searchIdeas: /^Szukaj po treści albo autorze/,
  },
  en: {
    ...SAID.en,
    title: (language: 'pl' | 'en') => `Title in ${language === 'pl' ? 'Polish' : 'English'}`,
    text: (language: 'pl' | 'en') => `Text in ${language === 'pl' ? 'Polish' : 'English'}`,
    withdrawn: 'Withdrawn: Podano złą datę.',
    move: 'Move',
    searchTasks: /^Search tasks/,
    searchIdeas: /^Search by text or author/,
  },
} as const

/** The announcement as people see it. */
function onBoard(page: Page, title: string) {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
}

test('BRD-01 ADM-02 an announcement is written in both languages, looked at, published, and withdrawn with a reason', async ({
  page,
  language,
}) => {
  const words = TEXTS[language]
  const title = { pl: 'Przerwa w sobotę', en: 'A break on Saturday' }
  const text = { pl: 'Między drugą a trzecią w nocy.', en: 'Between two and three at night.' }
  await logInAs(page, DEMO_STUDENT)
  await enterBackOffice(page, DEMO_ADMIN)
  await page.goto('/adminero/announcements')
  await page.getByRole('link', { name: words.newAnnouncement }).click()
  await page.getByRole('button', { name: words.publish }).click()
  await expect(page.getByText(words.required)).toHaveCount(4)
  await expect(page.getByLabel(words.title('pl'))).toBeFocused()
  for (const one of ['pl', 'en'] as const) {
    await page.getByLabel(words.title(one)).fill(title[one])
    await page.getByLabel(words.text(one)).fill(text[one])
  }
  const preview = page.getByRole('region', { name: words.preview })
  await expect(preview.getByRole('heading', { name: title.pl })).toBeVisible()
  await expect(preview.getByText(text.en)).toBeVisible()
  // nothing typed is lost with the page, and another tab goes on from there
  const tab = await page.context().newPage()
  for (const one of [page, tab]) {
    await one.goto('/adminero/announcements?announcement=new')
    await expect(one.getByLabel(words.text('en'))).toHaveValue(text.en)
  }
  await expect(page.getByText(words.kept)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: words.publish }).click()
  await expect(page.getByRole('heading', { level: 1, name: title.pl })).toBeVisible()
  await expect(page.getByRole('main').getByText(words.published, { exact: true })).toBeVisible()
  await expect(tab.getByLabel(words.text('en'))).toHaveValue('')
  await tab.close()
  const address = page.url()

  await page.goto('/dev-board')
  await expect(onBoard(page, title[language])).toContainText(text[language])

  await page.goto(address)
  await page.getByRole('button', { name: words.withdraw }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: words.withdraw }).click()
  await expect(dialog.getByText(words.required)).toBeVisible()
  await dialog.getByLabel(words.reason).fill('Podano złą datę.')
  await dialog.getByRole('button', { name: words.withdraw }).click()
  await expect(page.getByText(words.withdrawn)).toBeVisible()
  await page.goto('/dev-board')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(onBoard(page, title[language])).toHaveCount(0)
})

test('BRD-01 ADM-02 tasks are moved by keyboard and by dragging, written and deleted with a reason', async ({
  page,
  language,
}) => {
  const words = TEXTS[language]
  const task = { pl: 'Rabat na pierwszą lekcję', en: 'A discount on the first lesson' }[language]
  await enterBackOffice(page, DEMO_ADMIN)
  await page.goto('/adminero/dev-tasks')
  const column = (name: string) => page.getByRole('region', { name })
  const handle = page.getByRole('button', { name: `${words.move}: ${task}` })
  const moved = () => page.waitForResponse(/\/admin\/dev-tasks\/[0-9a-z]+\/move$/)
  await handle.focus()
  const byKeyboard = moved()
  await page.keyboard.press('ArrowRight')
  await byKeyboard
  await expect(column(words.inProgress).getByRole('heading', { name: task })).toBeVisible()
  await expect(handle).toBeFocused()
  await expectAccessible(page)
  await page.reload()
  await expect(column(words.inProgress).getByRole('heading', { name: task })).toBeVisible()

  if ((page.viewportSize()?.width ?? 0) > 680) {
    const first = column(words.toDo).getByRole('listitem').first()
    const byHand = moved()
    await column(words.inProgress)
      .getByRole('listitem')
      .filter({ hasText: task })
      .dragTo(first, { targetPosition: { x: 40, y: 4 } })
    await byHand
    await expect(column(words.toDo).getByRole('listitem').first()).toContainText(task)
    await page.reload()
    await expect(column(words.toDo).getByRole('listitem').first()).toContainText(task)
  }

  await page.getByRole('button', { name: words.newTask }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.title('pl')).fill('Zeszyt ucznia')
  await dialog.getByRole('button', { name: words.save, exact: true }).click()
  await expect(dialog.getByText(words.required)).toBeVisible()
  await expect(dialog.getByLabel(words.title('en'))).toBeFocused()
  await dialog.getByLabel(words.title('en')).fill('A student’s notebook')
  await dialog.getByRole('button', { name: words.save, exact: true }).click()
  await expect(dialog).toBeHidden()
  const name = { pl: 'Zeszyt ucznia', en: 'A student’s notebook' }[language]
  await expect(column(words.toDo).getByRole('heading', { name })).toBeVisible()

  await page.getByRole('tab', { name: words.table }).click()
  await page.getByLabel(words.searchTasks).fill('zeszyt')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(2)
  await rows
    .last()
    .getByRole('button', { name: `${words.remove}: ${name}` })
    .click()
  await dialog.getByRole('button', { name: words.remove, exact: true }).click()
  await expect(dialog.getByText(words.required)).toBeVisible()
  await dialog.getByLabel(words.reason).fill('Powtórzone.')
  await dialog.getByRole('button', { name: words.remove, exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('BRD-01 ADM-02 a new idea is put to the vote and taken up, with an answer that everybody reads', async ({
  page,
  language,
}) => {
  const words = TEXTS[language]
  const title = 'Tryb bez powiadomień w czasie lekcji'
  await enterBackOffice(page, DEMO_ADMIN)
  await page.goto('/adminero/community-ideas')
  await page.getByLabel(words.searchIdeas).fill('powiadomien')
  const row = page.getByRole('row').filter({ hasText: title })
  await row.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expectAccessible(page)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: words.putToVote }).click()
  await expect(main.getByText(words.underVote).first()).toBeVisible()

  const dialog = page.getByRole('dialog')
  await main.getByRole('button', { name: words.reject }).click()
  await dialog.getByRole('button', { name: words.reject }).click()
  await expect(dialog.getByText(words.required)).toBeVisible()
  await dialog.getByRole('button', { name: words.cancel }).click()
  await main.getByRole('button', { name: words.accept }).click()
  await dialog.getByLabel(words.answer).fill('Zrobimy to razem z kalendarzem.')
  await dialog.getByRole('button', { name: words.accept }).click()
  await expect(main.getByText(words.accepted).first()).toBeVisible()

  await logInAs(page, DEMO_STUDENT)
  await page.goto('/dream?status=accepted&sort=newest')
  await expect(page.getByRole('article').filter({ hasText: title })).toContainText('Zrobimy to razem z kalendarzem.')
})

test('BRD-01 ADM-02 an opinion is approved, and taken down with a reason', async ({ page, language }) => {
  const words = TEXTS[language]
  await enterBackOffice(page, DEMO_ADMIN)
  await page.goto('/adminero/community-opinions')
  const row = page.getByRole('row').filter({ hasText: 'Syn sam pyta' })
  await expect(row).toContainText(words.waiting)
  await row.getByRole('link').click()
  const main = page.getByRole('main')
  await expect(main.getByText('Syn sam pyta')).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('button', { name: words.approve }).click()
  await expect(main.getByText(words.visible).first()).toBeVisible()
  await main.getByRole('button', { name: words.takeDown }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: words.takeDown }).click()
  await expect(dialog.getByText(words.required)).toBeVisible()
  await dialog.getByLabel(words.reason).fill('Napisane przez kogoś innego.')
  await dialog.getByRole('button', { name: words.takeDown }).click()
  await expect(main.getByText(words.rejected).first()).toBeVisible()
  await page.goto('/adminero/community-opinions?state=rejected')
  await expect(row).toContainText(words.rejected)
})

import { DAY, HOUR } from '@kredka/contracts/kernel/durations'
import type { Page } from '@playwright/test'
import { DEMO_STUDENT, DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { SITE_MS } from '../testing/browser/log-server.ts'
import { callsOf, writeQuiz } from '../testing/browser/quizzes.ts'
import { startSiteUnderTest } from '../testing/browser/site-under-test.ts'
import { test as base, expect } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const TEXTS = texts({
  assign: 'assignments.assign',
  students: 'assignments.students',
  hide: 'assignments.hide_review',
  close: 'ui.close',
  assigned: 'assignments.assigned',
  awaited: 'assignments.awaited',
  begin: 'assignments.begin',
  start: 'attempts.start',
  next: 'attempts.next',
  finish: 'attempts.finish',
  handedIn: 'attempts.handed_in',
  back: 'attempts.back_to_assignment',
  noTry: 'assignments.no_try_over',
  used: 'assignments.no_try_tries_used',
  done: 'assignments.state_done',
  overdue: 'assignments.state_overdue',
  waiting: 'assignments.state_waiting',
  result: 'assignments.result',
})

type Words = (typeof TEXTS)['pl']

/** A site of its own: its time passes. */
const test = base.extend<object, { readonly site: Awaited<ReturnType<typeof startSiteUnderTest>> }>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await startSiteUnderTest()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: SITE_MS },
  ],
})
test.setTimeout(180_000)

const TITLE = 'Tabliczka na piątek'

/** Two of the teacher's students, the one somebody logs in as first. */
async function twoStudents(teacher: Page, student: Page): Promise<readonly [string, string]> {
  const { userName } = await callsOf(student).get<{ userName: string }>('/auth/check')
  const path = '/students?sort=name&page_size=100'
  const rows = await callsOf(teacher).get<readonly { student: { name: string | null } }[]>(path)
  const names = rows.flatMap(({ student: { name } }) => name ?? [])
  const other = names.find((name) => name !== userName)
  expect(names).toContain(userName)
  return [userName, other ?? '']
}

/** Of several: the list stays open, on a phone as a sheet. */
async function choose(page: Page, { students, close }: Words, names: readonly string[]): Promise<void> {
  await page.getByRole('combobox', { name: students }).click()
  for (const name of names) await page.getByRole('option', { name }).click()
  const isPhone = (page.viewportSize()?.width ?? 0) < 680
  if (isPhone) await page.getByRole('dialog', { name: students }).getByRole('button', { name: close }).click()
  else await page.keyboard.press('Escape')
}

/** Answers all with the first option, or with a half, and ends. */
async function takeQuiz(page: Page, t: Words): Promise<void> {
  await page.getByRole('button', { name: t.start }).click()
  for (const n of [1, 2, 3]) {
    if (n === 3) await page.getByRole('textbox').fill('1/2')
    else await page.getByRole('radio').first().check({ force: true })
    await page.getByRole('button', { name: n === 3 ? t.finish : t.next, exact: true }).click()
  }
}

test('QUI-10 of two assigned students one hands in, one is overdue; the hidden review opens when it is due', async ({
  page,
  teacher,
  site,
  language,
  faults,
}) => {
  // what may not be played again yet is asked for and refused
  faults.allow(/status of 409/)
  const t = TEXTS[language]
  await logInAs(page, DEMO_STUDENT)
  await page.goto('/dashboard')
  await teacher.goto('/students')
  const quiz_id = await writeQuiz(teacher, { title: TITLE })
  const [first, second] = await twoStudents(teacher, page)

  await teacher.goto(`/my-quizes/${quiz_id}`)
  await teacher.getByRole('button', { name: t.assign }).click()
  const dialog = teacher.getByRole('dialog')
  await choose(teacher, t, [first, second])
  await dialog.getByLabel(t.hide).check()
  await expectAccessible(teacher)
  await dialog.getByRole('button', { name: /2/ }).last().click()
  await expect(teacher.getByText(t.assigned)).toBeVisible()
  await teacher.goto(`/assignments?quiz=${quiz_id}`)
  await expect(teacher.getByText(t.waiting, { exact: true })).toHaveCount(2)
  await expectAccessible(teacher)

  await page.goto('/dashboard')
  await page.getByRole('region', { name: t.awaited }).getByRole('link', { name: TITLE }).click()
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t.begin }).click()
  await takeQuiz(page, t)
  await expect(page.getByText(t.handedIn)).toBeVisible()
  await expect(page.getByText('Bo tak mówi tabliczka.')).toHaveCount(0)
  await expectAccessible(page)
  const attempt = page.url()
  await page.getByRole('link', { name: t.back }).click()
  await expect(page.getByText(t.used)).toBeVisible()
  const assignment = page.url()

  // the teacher knows at once how it went
  await teacher.goto(new URL(assignment).pathname)
  await expect(teacher.getByText(t.result)).toBeVisible()
  await expectAccessible(teacher)
  await teacher.getByRole('link', { name: /1/ }).first().click()
  await expect(teacher.getByText('Bo tak mówi tabliczka.').first()).toBeVisible()
  await expectAccessible(teacher)

  await site.pass(8 * DAY + HOUR)
  for (const [one, email] of [
    [page, DEMO_STUDENT],
    [teacher, DEMO_TEACHER],
  ] as const) {
    await one.context().clock.setSystemTime(Date.now() + 8 * DAY + HOUR)
    await logInAs(one, email)
  }
  await teacher.goto(`/assignments?quiz=${quiz_id}`)
  await expect(teacher.getByText(t.overdue, { exact: true }).last()).toBeVisible()
  await expect(teacher.getByText(t.done, { exact: true }).last()).toBeVisible()
  await page.goto(assignment)
  await expect(page.getByText(t.noTry)).toBeVisible()
  await expect(page.getByText(t.result)).toBeVisible()
  await page.goto(attempt)
  await expect(page.getByText('Bo tak mówi tabliczka.').first()).toBeVisible()
  await expectAccessible(page)
})

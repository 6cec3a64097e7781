import { DEMO_ADMIN, DEMO_COLLEAGUE, DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { enterBackOffice, logInAs, post } from '../testing/browser/log-in.ts'
import { submitOffer } from '../testing/browser/own-offers.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const WORDS = texts({
  heading: 'admin_nav.queue',
  kind: 'work_queue.kind',
  offers: 'work_queue.kind_offer',
  search: 'work_queue.search',
  place: 'work_queue.place',
  take: 'work_queue.take',
  back: 'work_queue.give_back',
  me: 'work_queue.me',
  next: 'work_queue.next',
  whose: 'work_queue.assignee',
  mine: 'work_queue.of_me',
  none: 'back_office.no_matches',
  taken: 'errors.WORK_TAKEN',
  activate: 'admin.activate',
  activated: 'admin.activated',
  keys: 'office_keys.title',
})

test('ADM-02 all that waits is one queue: taken, seen by a colleague, decided, and the next one without a list between', async ({
  page,
  another,
  language,
}) => {
  const t = WORDS[language]
  const title = `Funkcje bez strachu ${language}`
  await logInAs(page, DEMO_TEACHER)
  const id = await submitOffer(page, title)
  await submitOffer(page, `${title} dwa`)

  await enterBackOffice(page, DEMO_ADMIN)
  await page.goto('/adminero')
  await page.getByRole('main').getByRole('link', { name: t.offers, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.heading })).toBeVisible()
  await expect(page).toHaveURL(/kind=offer/)
  await expectAccessible(page)
  await page.getByLabel(t.search).fill(title)
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: `${t.offers} ${title}`, exact: true }) })
  await row.getByRole('button', { name: t.take }).click()
  await expect(row).toContainText(t.me)

  // a colleague whose page is older presses later, and reads whose it is
  const colleague = await another()
  await enterBackOffice(colleague, DEMO_COLLEAGUE)
  await colleague.goto(`/adminero/offer-requests/${id}`)
  const theirs = colleague.getByRole('complementary', { name: t.place })
  await expect(theirs).toContainText(DEMO_ADMIN)
  await colleague.goto('/adminero/queue?assigned=me')
  await expect(colleague.getByText(t.none)).toBeVisible()

  await row.getByRole('link', { name: title }).click()
  const bar = page.getByRole('complementary', { name: t.place })
  await expect(bar).toContainText(t.me)
  await expectAccessible(page)
  await page.getByRole('button', { name: t.activate }).click()
  await expect(page.getByText(t.activated)).toBeVisible()
  await expect(bar.getByRole('status')).toBeVisible()
  // who decided is done with it: nobody takes what does not wait
  const me = await page.evaluate(
    async () => ((await (await fetch('/api/admin/scan-id')).json()) as { data: { id: string } }).data.id,
  )
  await expect(post(page, `/api/admin/work-queue/offer/${id}/assign`, { admin_id: me, seen: null })).rejects.toThrow(
    '409',
  )
  await bar.getByRole('link', { name: t.next }).click()
  await expect(page).toHaveURL(/offer-requests\/(?!.*adminero)/)
  expect(page.url()).not.toContain(id)
  await expect(page.getByRole('button', { name: t.activate })).toBeVisible()
})

test('ADM-02 of two colleagues who take a thing at once one has it, the other reads whose it is and gets it from them', async ({
  page,
  another,
  language,
}) => {
  const t = WORDS[language]
  const title = `Granice ciągów ${language}`
  await logInAs(page, DEMO_TEACHER)
  const id = await submitOffer(page, title)
  await enterBackOffice(page, DEMO_ADMIN)
  const colleague = await another()
  await enterBackOffice(colleague, DEMO_COLLEAGUE)
  // without its socket this page does not learn of what the colleague does
  await page.routeWebSocket(/\/live\//, () => undefined)
  for (const one of [page, colleague]) await one.goto(`/adminero/offer-requests/${id}`)
  const own = page.getByRole('complementary', { name: t.place })
  const theirs = colleague.getByRole('complementary', { name: t.place })
  await expect(own.getByRole('button', { name: t.take })).toBeVisible()
  await theirs.getByRole('button', { name: t.take }).click()
  await expect(theirs).toContainText(t.me)

  await own.getByRole('button', { name: t.take }).click()
  await expect(page.getByText(t.taken)).toBeVisible()
  await expect(own).toContainText(DEMO_COLLEAGUE)
  await own.getByRole('button', { name: new RegExp(DEMO_COLLEAGUE) }).click()
  await page.getByRole('menuitem', { name: t.take }).click()
  await expect(own).toContainText(t.me)
  await own.getByRole('button', { name: new RegExp(t.me) }).click()
  await page.getByRole('menuitem', { name: t.back }).click()
  await expect(own.getByRole('button', { name: t.take })).toBeVisible()
})

test('ADM-02 the queue is worked by keys alone: rows, search, the list of keys, and off where somebody wants none', async ({
  page,
  language,
}) => {
  const t = WORDS[language]
  await enterBackOffice(page, DEMO_ADMIN)
  await page.goto('/adminero/queue')
  const links = page.getByRole('table').locator('tbody tr').getByRole('link')
  const rows = page.getByRole('table').locator('tbody tr')
  await expect(rows.first()).toBeVisible()
  await page.keyboard.press('j')
  await expect(rows.nth(0).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('j')
  await expect(rows.nth(1).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('k')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('/')
  await expect(page.getByLabel(t.search)).toBeFocused()
  // letters of a search are letters
  await page.keyboard.type('jk?')
  await expect(page.getByLabel(t.search)).toHaveValue('jk?')
  await page.goto('/adminero/queue')
  await expect(rows.first()).toBeVisible()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: t.keys })
  await expect(help).toBeVisible()
  await expectAccessible(page)
  await help.getByRole('checkbox').click()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await page.keyboard.press('j')
  await expect(rows.nth(0).getByRole('link').first()).not.toBeFocused()
  await page.reload()
  await expect(rows.first()).toBeVisible()
  await page.keyboard.press('?')
  await expect(help).toBeHidden()
})

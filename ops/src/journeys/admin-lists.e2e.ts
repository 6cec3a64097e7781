import { DEMO_ADMIN } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { logInToPlay } from '../testing/browser/games.ts'
import { enterBackOffice } from '../testing/browser/log-in.ts'
import { joinRoom, openRoom } from '../testing/browser/quiz-rooms.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const TEXTS = texts({
  search: 'quiz_rooms_admin.search',
  end: 'quiz_rooms_admin.end',
  ended: 'quiz_rooms_admin.ended',
  byStaff: 'quiz_rooms_admin.closed_staff',
  reason: 'back_office.reason',
  names: 'quiz_rooms_admin.ready_names',
  csv: 'back_office.csv',
  closed: 'quiz_rooms.closed_staff',
  searchPeople: 'back_office.search_people',
  play: 'games.play',
  goesOn: 'runs_admin.goes_on',
  watch: 'runs_admin.watch',
  memory: 'games.name_memory',
  stream: 'back_office.in_log',
  amount: 'back_office.amount',
})

test('ADM-02 ROO-02 staff find a quiz room by its quiz, see who sits there and end it with a reason; players are told at once', async ({
  page,
  teacher,
  another,
  language,
}) => {
  test.setTimeout(120_000)
  const t = TEXTS[language]
  const main = page.getByRole('main')
  const title = `Hydraulika ${language}`
  const path = await openRoom(teacher, language, { title })
  const guest = await another()
  await joinRoom(guest, language, path, 'Ala')

  await enterBackOffice(page, DEMO_ADMIN)
  await page.goto('/adminero/quiz-rooms?state=lobby')
  await page.getByLabel(t.search).fill(title)
  const row = page.getByRole('row', { name: title })
  await expect(row).toHaveCount(1)
  await expectAccessible(page)
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: t.csv }).click()
  expect((await file).suggestedFilename()).toMatch(/^kredka-quiz-rooms-.*\.csv$/)
  await row.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/adminero\/quiz-rooms\/[^/]+$/)
  await expect(main.getByRole('row', { name: 'Ala' })).toBeVisible()
  await expectAccessible(page)

  await main.getByRole('button', { name: t.end, exact: true }).click()
  const dialog = page.getByRole('dialog')
  // a usual reason is chosen with the keyboard and gets a word of one's own
  await dialog.getByRole('button', { name: t.names }).press('Enter')
  await expect(dialog.getByLabel(t.reason)).toHaveValue(t.names)
  await dialog.getByLabel(t.reason).press('ControlOrMeta+End')
  await dialog.getByLabel(t.reason).pressSequentially(' Ala.')
  await expect(dialog.getByRole('button', { name: t.names, pressed: true })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t.end, exact: true }).click()
  await expect(page.getByText(t.ended)).toBeVisible()
  await expect(main.getByText(t.byStaff)).toBeVisible()
  await expect(main.getByText(`${DEMO_ADMIN}: ${t.names} Ala.`)).toBeVisible()
  await expect(main.getByRole('button', { name: t.end, exact: true })).toHaveCount(0)
  await expect(guest.getByText(t.closed)).toBeVisible()
})

test('ADM-02 GAM-06 staff find a run by the player who plays it, and go from it to its events and to what is played', async ({
  page,
  another,
  language,
}) => {
  const t = TEXTS[language]
  const main = page.getByRole('main')
  const player = await another()
  await logInToPlay(player)
  await player.goto('/games/memory')
  await player.getByRole('button', { name: t.play }).click()
  await expect(player).toHaveURL(/run=/)
  const id = new URL(player.url()).searchParams.get('run') ?? ''

  await enterBackOffice(page, DEMO_ADMIN)
  await page.goto('/adminero/runs?game=memory&state=open')
  await page.getByLabel(t.searchPeople).fill(id)
  const row = page.getByRole('row', { name: t.memory })
  await expect(row).toHaveCount(1)
  await expectAccessible(page)
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: t.csv }).click()
  expect((await file).suggestedFilename()).toMatch(/^kredka-runs-.*\.csv$/)
  await row.getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/adminero/runs/${id}$`))
  await expect(main.getByText(t.goesOn)).toBeVisible()
  await expect(main.getByRole('link', { name: t.stream })).toHaveAttribute('href', new RegExp(`run-${id}`))
  await expectAccessible(page)
  await main.getByRole('link', { name: t.watch }).click()
  await expect(page).toHaveURL(new RegExp(`/games/memory\\?run=${id}`))
})

test('ADM-02 staff sort payments by their amount, with the keyboard and both ways; the order stands in the address', async ({
  page,
  language,
}) => {
  const t = TEXTS[language]
  const cells = page.getByRole('cell', { name: /(zł|PLN)/ })
  const amounts = async () => (await cells.allTextContents()).map(amountOf)
  await enterBackOffice(page, DEMO_ADMIN)
  await page.goto('/adminero/payments')
  const head = page.getByRole('columnheader', { name: t.amount })
  await head.getByRole('button').press('Enter')
  await expect(page).toHaveURL(/sort=amount/)
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(async () => (await amounts()).length).toBeGreaterThan(1)
  const rising = await amounts()
  expect(rising).toEqual(rising.toSorted((a, b) => a - b))
  await head.getByRole('button').press('Enter')
  await expect(page).toHaveURL(/sort=-amount/)
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await expect.poll(async () => (await amounts())[0]).toBeGreaterThanOrEqual(rising.at(-1) ?? 0)
  await page.reload()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await expectAccessible(page)
})

/** `1 250 zł` and `PLN 79.50` as numbers. */
function amountOf(text: string): number {
  const [, whole = '', part = '0'] = /^(.*?)(?:[.,](\d\d))?$/.exec(text.replaceAll(/[^\d,.]/g, '')) ?? []
  return Number(whole.replaceAll(/\D/g, '')) + Number(part) / 100
}

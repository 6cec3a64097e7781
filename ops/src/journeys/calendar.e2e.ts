import type { Page } from '@playwright/test'
import { DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const SAID = texts({
  title: 'menu.calendar',
  event: 'calendar.new_event',
  name: 'calendar.title',
  wholeDays: 'calendar.whole_days',
  firstDay: 'calendar.first_day',
  from: 'calendar.from',
  lastDay: 'calendar.last_day',
  to: 'calendar.to',
  save: 'calendar.save',
  order: 'calendar.fault_order',
  required: 'form.required',
  list: 'calendar.shape_list',
  change: 'calendar.change',
  remove: 'ui.remove',
  custom: 'calendar.kind_custom',
  none: 'calendar.none',
  next: 'calendar.on_day',
  today: 'calendar.today',
  subscribe: 'calendar.subscribe',
  makeAddress: 'calendar.feed_open',
  address: 'calendar.feed_address',
  renew: 'calendar.feed_renew',
  close: 'calendar.feed_close',
  timeOff: 'calendar.take_time_off',
  away: 'calendar.times_off',
  cap: 'calendar.cap',
  limit: 'calendar.cap_limited',
  atMost: 'calendar.cap_lessons',
  capSaved: 'calendar.cap_saved',
})

const TEXTS = {
  pl: {
    ...SAID.pl,
    modes: { month: 'Miesiąc', week: 'Tydzień', three: '3 dni', day: 'Dzień' },
    goToDay: /^Pokaż dzień/,
    reason: /Powód widoczny dla innych/,
    removeOff: /^Usuń wolne/,
    noneOff: /Nie masz zaplanowanego wolnego/,
    capFault: 'Wpisz liczbę od 1 do 24',
  },
  en: {
    ...SAID.en,
    modes: { month: 'Month', week: 'Week', three: '3 days', day: 'Day' },
    goToDay: /^Show the day/,
    reason: /Reason that others see/,
    removeOff: /^Remove the time off/,
    noneOff: /No time off is planned/,
    capFault: 'Type a number from 1 to 24',
  },
} as const

/** A Saturday some weeks ahead, of the journey's own: others order lessons sooner. */
function saturday(weeks: number): string {
  const now = new Date()
  const days = ((6 - now.getDay() + 7) % 7) + weeks * 7
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days)
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

/** Free starts of the demo teacher's first public offer on a day. */
async function freeStarts(page: Page, day: string): Promise<number> {
  return page.evaluate(async (date) => {
    const own: { data: readonly { id: string }[] } = JSON.parse(await (await fetch('/api/my-offers')).text())
    for (const { id } of own.data) {
      const answer = await fetch(`/api/offers/${id}/free-slots?date=${date}&duration=60&zone=Europe/Warsaw`)
      const free: { data: { slots: readonly unknown[] } } = JSON.parse(await answer.text())
      if (answer.ok) return free.data.slots.length
    }
    return -1
  }, day)
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const events = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name })

test('CAL-01 an own event is typed, shows in every mode, blocks its time, and goes again', async ({
  page,
  language,
}) => {
  const t = TEXTS[language]
  const day = saturday(7)
  await logInAs(page, DEMO_TEACHER)
  const free = await freeStarts(page, day)
  expect(free).toBeGreaterThan(0)
  await page.goto(`/calendar?date=${day}&mode=day`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
  await expect(page.getByText(t.none)).toBeVisible()

  await button(page, t.event).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(t.name)).toBeFocused()
  await dialog.getByLabel(t.from).fill('9')
  await dialog.getByLabel(t.to).fill('8:30')
  await dialog.getByRole('button', { name: t.save }).click()
  await expect(dialog.getByText(t.required)).toBeVisible()
  await expect(dialog.getByText(t.order)).toBeVisible()
  await dialog.getByLabel(t.name).fill('Siłownia')
  await dialog.getByLabel(t.to).fill('20')
  await dialog.getByLabel(t.to).press('Enter')
  await expect(dialog).toBeHidden()

  for (const [mode, name] of [
    ['month', t.modes.month],
    ['three-days', t.modes.three],
    ['day', t.modes.day],
  ] as const) {
    await button(page, name).click()
    await expect(page).toHaveURL(new RegExp(`date=${day}`))
    if (mode === 'month') await expect(page.getByRole('main').getByRole('link', { name: t.goToDay })).toHaveCount(42)
    await expect(events(page, /Siłownia.*09:00–20:00/)).toBeVisible()
  }
  await expectAccessible(page)
  await expect.poll(() => freeStarts(page, day)).toBeLessThan(free)

  // the same as a list, and from there by the keyboard alone
  await button(page, t.list).click()
  // in one go: what was saved may be read anew between two
  await events(page, /Siłownia/).press('Enter')
  await expect(dialog.getByText(t.custom)).toBeVisible()
  await dialog.getByRole('button', { name: t.change }).click()
  await dialog.getByLabel(t.to).fill('10')
  await dialog.getByRole('button', { name: t.save }).click()
  await expect(events(page, /09:00–10:00/)).toBeVisible()
  await events(page, /09:00–10:00/).click()
  await dialog.getByRole('button', { name: t.remove }).click()
  await dialog.getByRole('button', { name: t.remove }).click()
  await expect(page.getByText(t.none)).toBeVisible()
  await button(page, t.next).click()
  await expect(page).not.toHaveURL(new RegExp(`date=${day}`))
  await expect.poll(() => freeStarts(page, day)).toBe(free)
})

test('CAL-01 an own event is drawn and dragged', async ({ page, language }) => {
  const t = TEXTS[language]
  const day = saturday(8)
  await logInAs(page, DEMO_TEACHER)
  await page.goto(`/calendar?date=${day}&mode=day`)
  // once what is planned has come, nothing moves any more
  await expect(page.getByText(t.none)).toBeVisible()
  const hour = async (clock: string) =>
    (await page.getByText(clock, { exact: true }).first().boundingBox()) ?? { x: 0, y: 0 }
  await page.getByText('14:00', { exact: true }).first().scrollIntoViewIfNeeded()
  const from = await hour('10:00')
  const to = await hour('12:00')
  const x = from.x + 150
  await page.mouse.move(x, from.y + 2)
  await page.mouse.down()
  await page.mouse.move(x, to.y - 4, { steps: 6 })
  await page.mouse.up()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t.name).fill('Próba')
  await dialog.getByRole('button', { name: t.save }).click()
  await expect(dialog).toBeHidden()
  const event = events(page, /Próba/)
  await expect(event).toHaveAccessibleName(/10:00–12:00/)
  const box = (await event.boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(box.x + 60, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 60, box.y + 20 + (to.y - from.y), { steps: 8 })
  const moved = page.waitForResponse(/\/api\/calendar\/events\/[0-9a-z]+$/)
  await page.mouse.up()
  await moved
  await expect(event).toHaveAccessibleName(/12:00–14:00/)
  await page.reload()
  await expect(event).toHaveAccessibleName(/12:00–14:00/)
})

test('CAL-02 the calendar has a private address that can be changed and turned off', async ({ page, language }) => {
  const t = TEXTS[language]
  await logInAs(page, DEMO_TEACHER)
  await page.goto('/calendar')
  await page.getByRole('main').getByRole('button', { name: t.subscribe }).click()
  await button(page, t.makeAddress).click()
  const field = page.getByLabel(t.address)
  await expect(field).toHaveValue(/^https?:/)
  await expectAccessible(page)
  const read = (address: string) =>
    page.evaluate(async (path) => {
      const answer = await fetch(path)
      return { status: answer.status, text: await answer.text() }
    }, new URL(address).pathname)
  const first = await field.inputValue()
  await expect.poll(() => read(first)).toMatchObject({ status: 200, text: expect.stringContaining('BEGIN:VCALENDAR') })

  await button(page, t.renew).click()
  await button(page, t.renew).click()
  await expect(field).not.toHaveValue(first)
  const second = await field.inputValue()
  await expect.poll(async () => (await read(second)).status).toBe(200)
  await button(page, t.close).click()
  await button(page, t.close).click()
  await expect(button(page, t.makeAddress)).toBeVisible()
})

test('AVL-03 time off with its reason, and a limit of lessons a day', async ({ page, language }) => {
  const t = TEXTS[language]
  const day = saturday(9)
  await logInAs(page, DEMO_TEACHER)
  const free = await freeStarts(page, day)
  await page.goto('/availability')
  await button(page, t.timeOff).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(t.wholeDays)).toBeChecked()
  await dialog.getByLabel(t.firstDay).fill(day)
  await dialog.getByLabel(t.lastDay).fill(day)
  await dialog.getByLabel(t.reason).fill('Obóz zimowy')
  await dialog.getByRole('button', { name: t.save }).click()
  const away = page.getByRole('region', { name: t.away, exact: true })
  await expect(away.getByText('Obóz zimowy')).toBeVisible()
  expect(free).toBeGreaterThan(0)
  await expect.poll(() => freeStarts(page, day)).toBe(0)
  await expectAccessible(page)
  await away.getByRole('button', { name: t.removeOff }).click()
  await dialog.getByRole('button').last().click()
  await expect(away.getByText(t.noneOff)).toBeVisible()

  const cap = page.getByRole('region', { name: t.cap })
  await cap.getByLabel(t.limit).check()
  await cap.getByLabel(t.atMost).fill('0')
  await cap.getByRole('button', { name: t.save }).click()
  await expect(cap.getByText(t.capFault)).toBeVisible()
  await cap.getByLabel(t.atMost).fill('9')
  await cap.getByRole('button', { name: t.save }).click()
  await expect(page.getByText(t.capSaved)).toBeVisible()
  await page.reload()
  await expect(cap.getByLabel(t.atMost)).toHaveValue('9')
  await cap.getByLabel(t.limit).uncheck()
  await cap.getByRole('button', { name: t.save }).click()
  await expect(page.getByText(t.capSaved)).toBeVisible()
})

import type { Page } from '@playwright/test'
import { DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { expect, test } from '../testing/browser/test.ts'

const TEXTS = {
  pl: {
    title: 'Kalendarz',
    event: 'Wydarzenie',
    name: 'Nazwa',
    wholeDays: 'Całe dni',
    firstDay: 'Od dnia',
    from: 'Od godziny',
    lastDay: 'Do dnia',
    to: 'Do godziny',
    save: 'Zapisz',
    order: 'Koniec musi być po początku.',
    required: 'To pole jest wymagane',
    modes: { month: 'Miesiąc', week: 'Tydzień', three: '3 dni', day: 'Dzień' },
    goToDay: /^Pokaż dzień/,
    list: 'Lista',
    change: 'Zmień',
    remove: 'Usuń',
    custom: 'Własne wydarzenie',
    none: 'W tym czasie nic nie jest zaplanowane.',
    next: 'Następny dzień',
    today: 'Dziś',
    subscribe: 'Subskrybuj',
    makeAddress: 'Utwórz adres',
    address: 'Prywatny adres kalendarza',
    renew: 'Zmień adres',
    close: 'Wyłącz adres',
    timeOff: 'Weź wolne',
    reason: /Powód widoczny dla innych/,
    away: 'Wolne',
    removeOff: /^Usuń wolne/,
    noneOff: /Nie masz zaplanowanego wolnego/,
    cap: 'Limit lekcji na dzień',
    limit: 'Ogranicz liczbę lekcji dziennie',
    atMost: 'Najwyżej lekcji',
    capSaved: 'Limit zapisany',
    capFault: 'Wpisz liczbę od 1 do 24',
  },
  en: {
    title: 'Calendar',
    event: 'Event',
    name: 'Name',
    wholeDays: 'Whole days',
    firstDay: 'Starts on',
    from: 'Start time',
    lastDay: 'Ends on',
    to: 'End time',
    save: 'Save',
    order: 'The end has to come after the start.',
    required: 'This field is required',
    modes: { month: 'Month', week: 'Week', three: '3 days', day: 'Day' },
    goToDay: /^Show the day/,
    list: 'List',
    change: 'Change',
    remove: 'Remove',
    custom: 'Your own event',
    none: 'Nothing is planned for this time.',
    next: 'Next day',
    today: 'Today',
    subscribe: 'Subscribe',
    makeAddress: 'Make an address',
    address: 'Private address of the calendar',
    renew: 'Change the address',
    close: 'Turn the address off',
    timeOff: 'Take time off',
    reason: /Reason that others see/,
    away: 'Time off',
    removeOff: /^Remove the time off/,
    noneOff: /No time off is planned/,
    cap: 'Lessons a day',
    limit: 'Limit the number of lessons a day',
    atMost: 'At most',
    capSaved: 'Limit saved',
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
  await events(page, /Siłownia/).focus()
  await page.keyboard.press('Enter')
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

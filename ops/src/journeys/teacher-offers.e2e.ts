import type { Locator, Page } from '@playwright/test'
import { DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { expect, test } from '../testing/browser/test.ts'

const TEXTS = {
  pl: {
    newGroup: 'Nowa grupa terminów',
    groupName: 'Nazwa grupy',
    addHours: 'Dodaj godziny',
    monday: 'Poniedziałek',
    wednesday: 'Środa',
    from: 'Od',
    to: 'Do',
    setHours: 'Ustaw godziny',
    tooShort: /co najmniej 60 minut/,
    addDate: 'Dodaj datę',
    date: 'Data',
    dayOff: 'Dzień wolny',
    saveHours: 'Zapisz terminy',
    changeHours: 'Zmień',
    remove: 'Usuń',
    title: 'Tytuł',
    subject: 'Przedmiot',
    maths: 'Matematyka',
    description: 'Opis',
    online: 'Online',
    studentHouse: 'U ucznia',
    city: 'Miasto',
    next: 'Dalej',
    back: 'Wstecz',
    required: /wymagane/,
    tooFew: /co najmniej 5 znaków/,
    restored: /Twój szkic czekał/,
    discard: 'Odrzuć szkic',
    price: 'Cena',
    addPrice: 'Dodaj cenę',
    missingPrice: /Wpisz cenę/,
    cheaper: /Dłuższa lekcja nie może kosztować mniej/,
    chooseGroup: /Wybierz grupę terminów/,
    send: 'Wyślij do sprawdzenia',
    sent: /Wysłane do sprawdzenia/,
    waiting: 'Czeka na sprawdzenie',
    preview: 'Podgląd',
    notVisible: /Uczniowie jeszcze tego nie widzą/,
    edit: 'Edytuj',
    prices: 'Ceny',
    hours: 'Terminy',
    summary: 'Podsumowanie',
    removeOffer: 'Usunąć ofertę?',
  },
  en: {
    newGroup: 'New group of hours',
    groupName: 'Name of the group',
    addHours: 'Add hours',
    monday: 'Monday',
    wednesday: 'Wednesday',
    from: 'From',
    to: 'To',
    setHours: 'Set hours',
    tooShort: /at least 60 minutes/,
    addDate: 'Add a date',
    date: 'Date',
    dayOff: 'Day off',
    saveHours: 'Save the hours',
    changeHours: 'Change',
    remove: 'Remove',
    title: 'Title',
    subject: 'Subject',
    maths: 'Maths',
    description: 'Description',
    online: 'Online',
    studentHouse: 'At the student’s',
    city: 'City',
    next: 'Next',
    back: 'Back',
    required: /required/i,
    tooFew: /at least 5 characters/,
    restored: /Your draft was waiting/,
    discard: 'Discard the draft',
    price: 'Price',
    addPrice: 'Add a price',
    missingPrice: /Type a price/,
    cheaper: /longer lesson cannot cost less/i,
    chooseGroup: /Choose a group of hours/,
    send: 'Send for review',
    sent: /Sent for review/,
    waiting: 'Awaiting review',
    preview: 'Preview',
    notVisible: /Students do not see this yet/,
    edit: 'Edit',
    prices: 'Prices',
    hours: 'Hours',
    summary: 'Summary',
    removeOffer: 'Remove the offer?',
  },
} as const

const DESCRIPTION = 'Spokojnie i od podstaw: zadania z poprzednich lat, notatki po każdej lekcji, czas na pytania.'

test('AVL-01 a teacher types hours, learns what is wrong with them and saves a group', async ({ page, language }) => {
  const t = TEXTS[language]
  await logInAs(page, DEMO_TEACHER)
  await page.goto('/availability')
  await page.getByRole('link', { name: t.newGroup }).click()
  await page.getByRole('textbox', { name: t.groupName }).fill('Popołudnia')
  await page.getByRole('button', { name: t.addHours }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t.monday }).click()
  await dialog.getByRole('button', { name: t.wednesday }).click()
  await dialog.getByLabel(t.from, { exact: true }).fill('16')
  await dialog.getByLabel(t.to, { exact: true }).fill('16:30')
  await dialog.getByRole('button', { name: t.setHours }).click()
  await expect(dialog.getByRole('alert')).toHaveText(t.tooShort)
  await dialog.getByLabel(t.to, { exact: true }).fill('1902')
  await dialog.getByRole('button', { name: t.setHours }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: `${t.monday}, 16:00–19:00` })).toBeVisible()
  await expect(page).toHaveURL(/\/availability\/new$/)
  await page.getByRole('button', { name: t.addDate }).click()
  await page.getByLabel(t.date).fill('2031-12-24')
  await page.getByLabel(t.dayOff).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: t.saveHours }).click()
  await expect(page).toHaveURL(/\/availability$/)
  const card = groupCard(page, 'Popołudnia')
  await expect(card).toContainText('6')
  await expectAccessible(page)

  await card.getByRole('link', { name: t.changeHours }).click()
  await expect(page.getByLabel(t.date)).toHaveValue('2031-12-24')
  const entry = page.getByRole('button', { name: `${t.monday}, 16:00–19:00` })
  await entry.press('ArrowDown')
  await page.getByRole('button', { name: `${t.monday}, 16:05–19:05` }).press('Delete')
  await page.getByRole('button', { name: t.saveHours }).click()
  await expect(groupCard(page, 'Popołudnia')).toContainText('3')
  await groupCard(page, 'Popołudnia').getByRole('button', { name: t.remove }).click()
  await page.getByRole('dialog').getByRole('button', { name: t.remove }).click()
  await expect(groupCard(page, 'Popołudnia')).toHaveCount(0)
})

test('AVL-01 hours are drawn in the week, by mouse or finger', async ({ page, language, isMobile }) => {
  const t = TEXTS[language]
  await logInAs(page, DEMO_TEACHER)
  await page.goto('/availability/new')
  const monday = page.getByRole('group', { name: t.monday })
  const box = await monday.boundingBox()
  if (box === null) throw new Error('the week is not there')
  const x = box.x + box.width / 2
  // ninety pixels are an hour
  const y = (hour: number) => box.y + hour * 90
  if (isMobile) {
    await page.touchscreen.tap(x, y(9) + 10)
    await expect(page.getByRole('button', { name: `${t.monday}, 09:00–10:00` })).toBeVisible()
    return
  }
  await page.mouse.move(x, y(8.5))
  await page.mouse.down()
  await page.mouse.move(x, y(10), { steps: 4 })
  await page.mouse.up()
  const entry = page.getByRole('button', { name: `${t.monday}, 08:30–10:00` })
  await expect(entry).toBeVisible()
  await page.mouse.move(x, y(9.25))
  await page.mouse.down()
  await page.mouse.move(x, y(9.75) + 3, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByRole('button', { name: `${t.monday}, 09:00–10:30` })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('OFR-01 OFR-02 OFR-03 an offer in four steps, kept through a reload, waits for review', async ({
  page,
  language,
}) => {
  const t = TEXTS[language]
  const title = `Matematyka do matury ${language}`
  await logInAs(page, DEMO_TEACHER)
  await page.goto('/create-offer')

  await page.getByRole('button', { name: t.next }).click()
  await expect(page.getByText(t.tooFew)).toBeVisible()
  await expect(page.getByRole('textbox', { name: t.title })).toBeFocused()
  await page.getByRole('textbox', { name: t.title }).fill(title)
  await pick(page, t.subject, t.maths)
  await page.getByRole('textbox', { name: t.description }).fill(DESCRIPTION)
  await page.getByRole('button', { name: t.online }).click()
  await page.getByRole('button', { name: t.studentHouse }).click()
  await pick(page, t.city, 'Kraków', 'krak')

  await page.reload()
  await expect(page.getByText(t.restored)).toBeVisible()
  await expect(page.getByRole('textbox', { name: t.title })).toHaveValue(title)
  await expect(page.getByRole('combobox', { name: t.city })).toHaveValue('Kraków')
  await page.getByRole('button', { name: t.next }).click()

  await expect(page.getByRole('heading', { name: t.prices })).toBeFocused()
  await page.getByRole('button', { name: t.next }).click()
  await expect(page.getByText(t.missingPrice)).toBeVisible()
  await page.getByRole('textbox', { name: t.price }).fill('80')
  await page.getByRole('button', { name: t.addPrice }).click()
  await page.getByRole('textbox', { name: t.price }).last().fill('90')
  await page.getByRole('button', { name: t.next }).click()
  const cheaper = page.getByRole('alert').filter({ hasText: t.cheaper })
  await expect(cheaper).toBeVisible()
  await page.getByRole('textbox', { name: t.price }).last().fill('65')
  await expect(cheaper).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: t.next }).click()

  await expect(page.getByRole('heading', { name: t.hours })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { name: t.prices })).toBeVisible()
  await page.goForward()
  await page.getByRole('button', { name: t.next }).click()
  await expect(page.getByRole('alert')).toHaveText(t.chooseGroup)
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: t.next }).click()

  await expect(page.getByRole('heading', { name: t.summary })).toBeVisible()
  await expect(page.getByText(title)).toBeVisible()
  await expect(page.getByText(DESCRIPTION)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t.send }).click()
  await expect(page).toHaveURL(/\/my-offers$/)
  await expect(page.getByText(t.sent)).toBeVisible()
  const row = page.getByRole('article').filter({ hasText: title })
  await expect(row).toContainText(t.waiting)
  await page.goto('/create-offer')
  await expect(page.getByRole('textbox', { name: t.title })).toHaveValue('')
})

test('OFR-03 an own offer is previewed, edited and removed', async ({ page, language }) => {
  const t = TEXTS[language]
  const title = `Geometria od podstaw ${language}`
  await logInAs(page, DEMO_TEACHER)
  await submitOffer(page, title)
  await page.goto('/my-offers')
  const row = page.getByRole('article').filter({ hasText: title })
  await expectAccessible(page)
  await row.getByRole('link', { name: t.preview }).click()
  await expect(page.getByText(t.notVisible)).toBeVisible()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: t.edit }).click()
  await page.getByRole('textbox', { name: t.title }).fill(`${title}, 2031`)
  for (const step of [t.prices, t.hours, t.summary]) {
    await page.getByRole('button', { name: t.next }).click()
    await expect(page.getByRole('heading', { name: step, level: 2 })).toBeVisible()
  }
  await page.getByRole('button', { name: t.send }).click()
  const edited = page.getByRole('article').filter({ hasText: `${title}, 2031` })
  await expect(edited).toContainText(t.waiting)

  await edited.getByRole('button', { name: t.remove }).click()
  await page.getByRole('dialog', { name: t.removeOffer }).getByRole('button', { name: t.remove }).click()
  await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(0)
})

test('OFR-01 a draft can be thrown away', async ({ page, language }) => {
  const t = TEXTS[language]
  await logInAs(page, DEMO_TEACHER)
  await page.goto('/create-offer')
  await page.getByRole('textbox', { name: t.title }).fill('Tego nie chcę')
  await page.reload()
  await page.getByRole('button', { name: t.discard }).click()
  await expect(page.getByRole('textbox', { name: t.title })).toHaveValue('')
  await page.reload()
  await expect(page.getByRole('textbox', { name: t.title })).toHaveValue('')
  await expect(page.getByText(t.restored)).toBeHidden()
})

/** What the four steps send, for a journey that begins after them. */
async function submitOffer(page: Page, title: string): Promise<void> {
  const status = await page.evaluate(
    async ({ title, description }) => {
      const groups: { data: { id: string }[] } = JSON.parse(await (await fetch('/api/availability/groups')).text())
      const content = { title, description, subject_id: 'maths', level: 'any', places: ['online'] }
      const prices = [{ duration: 60, amount: 8000 }]
      const body = JSON.stringify({ ...content, prices, availability_group_id: groups.data[0]?.id })
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/api/offers', { method: 'POST', headers, body })).status
    },
    { title, description: DESCRIPTION },
  )
  expect(status).toBe(200)
}

function groupCard(page: Page, name: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
}

/** Chooses from a dropdown: a list below the field, a sheet on a phone. */
async function pick(page: Page, label: string, option: string, search?: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label })
  await field.click()
  if (search !== undefined) {
    // on a phone the sheet has a field of its own
    const isPhone = (page.viewportSize()?.width ?? 0) < 680
    await expect(isPhone ? page.getByRole('dialog').getByRole('searchbox') : field).toBeFocused()
    await page.keyboard.type(search)
  }
  await page.getByRole('option', { name: option }).first().click()
}

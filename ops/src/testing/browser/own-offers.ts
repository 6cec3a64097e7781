import { expect, type Locator, type Page } from '@playwright/test'

/** What the pages of hours and of own offers say. */
export const OFFER_WORDS = {
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
    length: 'Długość lekcji',
    addPrice: 'Dodaj cenę',
    removePrice: /^Usuń cenę/,
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
    length: 'Lesson length',
    addPrice: 'Add a price',
    removePrice: /^Remove the price/,
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

export const DESCRIPTION =
  'Spokojnie i od podstaw: zadania z poprzednich lat, notatki po każdej lekcji, czas na pytania.'

/** What the four steps send, for a journey that begins after them. */
export async function submitOffer(page: Page, title: string): Promise<void> {
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

export function groupCard(page: Page, name: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
}

/** Chooses from a dropdown: a list below the field, a sheet on a phone. */
export async function pick(page: Page, label: string, option: string, search?: string): Promise<void> {
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

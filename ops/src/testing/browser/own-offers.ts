import { expect, type Locator, type Page } from '@playwright/test'
import { texts } from './texts.ts'

/** What the pages of hours and of own offers say. */
const SAID = texts({
  newGroup: 'availability.new_group',
  groupName: 'availability.name',
  addHours: 'availability.add_hours',
  from: 'availability.from',
  to: 'availability.to',
  setHours: 'availability.set_hours',
  addDate: 'availability.add_special',
  date: 'availability.date',
  dayOff: 'availability.day_off',
  saveHours: 'availability.save',
  changeHours: 'own_offers.change',
  remove: 'ui.remove',
  title: 'own_offers.title',
  subject: 'offers.subject',
  description: 'own_offers.description',
  online: 'offers.place_online',
  studentHouse: 'offers.place_student_house',
  city: 'offers.city',
  next: 'own_offers.next',
  back: 'own_offers.back',
  discard: 'own_offers.discard',
  price: 'own_offers.price',
  length: 'own_offers.length',
  addPrice: 'own_offers.add_price',
  send: 'own_offers.send',
  waiting: 'own_offers.state_waiting',
  preview: 'own_offers.preview',
  edit: 'own_offers.edit',
  prices: 'own_offers.step_pricing',
  hours: 'own_offers.step_availability',
  summary: 'own_offers.step_summary',
  removeOffer: 'own_offers.remove_title',
})

export const OFFER_WORDS = {
  pl: {
    ...SAID.pl,
    monday: 'Poniedziałek',
    wednesday: 'Środa',
    tooShort: /co najmniej 60 minut/,
    maths: 'Matematyka',
    required: /wymagane/,
    tooFew: /co najmniej 5 znaków/,
    restored: /Twój szkic czekał/,
    removePrice: /^Usuń cenę/,
    missingPrice: /Wpisz cenę/,
    cheaper: /Dłuższa lekcja nie może kosztować mniej/,
    chooseGroup: /Wybierz grupę terminów/,
    sent: /Wysłane do sprawdzenia/,
    notVisible: /Uczniowie jeszcze tego nie widzą/,
  },
  en: {
    ...SAID.en,
    monday: 'Monday',
    wednesday: 'Wednesday',
    tooShort: /at least 60 minutes/,
    maths: 'Maths',
    required: /required/i,
    tooFew: /at least 5 characters/,
    restored: /Your draft was waiting/,
    removePrice: /^Remove the price/,
    missingPrice: /Type a price/,
    cheaper: /longer lesson cannot cost less/i,
    chooseGroup: /Choose a group of hours/,
    sent: /Sent for review/,
    notVisible: /Students do not see this yet/,
  },
} as const

export const DESCRIPTION =
  'Spokojnie i od podstaw: zadania z poprzednich lat, notatki po każdej lekcji, czas na pytania.'

/** What the four steps send, for a journey that begins after them. @returns the offer's id */
export async function submitOffer(page: Page, title: string): Promise<string> {
  const { status, text } = await page.evaluate(
    async ({ title, description }) => {
      const groups: { data: { id: string }[] } = JSON.parse(await (await fetch('/api/availability/groups')).text())
      const content = { title, description, subject_id: 'maths', level: 'any', places: ['online'] }
      const prices = [{ duration: 60, amount: 8000 }]
      const body = JSON.stringify({ ...content, prices, availability_group_id: groups.data[0]?.id })
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch('/api/offers', { method: 'POST', headers, body })
      return { status: answer.status, text: await answer.text() }
    },
    { title, description: DESCRIPTION },
  )
  expect([status, text]).toEqual([200, expect.any(String)])
  const { data } = JSON.parse(text) as { data: { id: string } }
  return data.id
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

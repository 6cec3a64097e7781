import type { Page } from '@playwright/test'
import { DEMO_STUDENT, DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const SAID = texts({
  title: 'menu.teaching_settings',
  booking: 'settings.booking',
  lead: 'settings.lead_time_hours',
  notToday: 'settings.not_today',
  buffer: 'settings.buffer_minutes',
  cancellation: 'settings.cancellation_hours',
  places: 'settings.places',
  online: 'offers.place_online',
  home: 'offers.place_teacher_house',
  studio: 'offers.place_student_house',
  tool: 'settings.online_tool',
  bank: 'settings.bank',
  holder: 'settings.account_holder',
  number: 'settings.bank_account',
  save: 'settings.save',
  saved: 'settings.teaching_saved',
  required: 'form.required',
  start: 'profiles.start_title',
})

const TEXTS = {
  pl: {
    ...SAID.pl,
    horizon: /90 dni naprzód/,
    meet: 'Link do spotkania: Google Meet',
    wholeAddress: /Wpisz cały adres/,
    unusual: /prowadzą zwykle do meet.google.com/,
    numberFault: /Ten numer się nie zgadza/,
    gate: /profil/i,
  },
  en: {
    ...SAID.en,
    horizon: /90 days ahead/,
    meet: 'Meeting link: Google Meet',
    wholeAddress: /Type the whole address/,
    unusual: /usually lead to meet.google.com/,
    numberFault: /This number is not right/,
    gate: /profile/i,
  },
} as const

const form = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('PRO-02 a teacher sets when lessons can be booked and cancelled', async ({ page, language }) => {
  const t = TEXTS[language]
  await logInAs(page, DEMO_TEACHER)
  await page.goto('/teaching-settings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
  const booking = form(page, t.booking)
  await expect(booking.getByLabel(t.lead)).toHaveValue('12')
  await expect(booking.getByLabel(t.cancellation)).toHaveValue('12')
  await expect(booking.getByLabel(t.buffer)).toHaveValue('0')
  await expect(booking.getByText(t.horizon)).toBeVisible()
  await expectAccessible(page)
  await booking.getByLabel(t.lead).fill('')
  await booking.getByRole('button', { name: t.save }).click()
  await expect(booking.getByRole('alert')).toHaveText(t.required)
  await expect(booking.getByLabel(t.lead)).toBeFocused()
  await booking.getByLabel(t.lead).fill('999')
  await booking.getByLabel(t.buffer).fill('15')
  await expect(booking.getByLabel(t.lead)).toHaveValue('168')
  await booking.getByRole('checkbox', { name: t.notToday }).check()
  await booking.getByRole('button', { name: t.save }).click()
  await expect(page.getByText(t.saved)).toBeVisible()
  await page.reload()
  await expect(booking.getByLabel(t.lead)).toHaveValue('168')
  await expect(booking.getByLabel(t.buffer)).toHaveValue('15')
  await expect(booking.getByRole('checkbox', { name: t.notToday })).toBeChecked()
  // back to the defaults, for whoever comes next
  await booking.getByLabel(t.lead).fill('12')
  await booking.getByLabel(t.buffer).fill('0')
  await booking.getByRole('checkbox', { name: t.notToday }).uncheck()
  await booking.getByRole('button', { name: t.save }).click()
  await expect(page.getByText(t.saved)).toBeVisible()
})

test('PRO-02 a teacher chooses places, an online tool and its link', async ({ page, language }) => {
  const t = TEXTS[language]
  await logInAs(page, DEMO_TEACHER)
  await page.goto('/teaching-settings#places')
  const places = form(page, t.places)
  await expect(places.getByRole('checkbox', { name: t.online })).toBeChecked()
  await places.getByRole('checkbox', { name: t.online }).uncheck()
  await expect(places.getByLabel(t.meet)).toBeHidden()
  await places.getByRole('button', { name: t.save }).click()
  await expect(places.getByRole('alert')).toHaveText(t.required)
  await places.getByRole('checkbox', { name: t.online }).check()
  await places.getByRole('combobox', { name: t.tool }).click()
  await page.getByRole('option', { name: 'Google Meet' }).click()
  await places.getByLabel(t.meet).fill('meet.google.com/abc')
  await places.getByRole('button', { name: t.save }).click()
  await expect(places.getByRole('alert')).toHaveText(t.wholeAddress)
  await places.getByLabel(t.meet).fill('https://spotkania.example.com/ola')
  await expect(places.getByText(t.unusual)).toBeVisible()
  await expectAccessible(page)
  await places.getByLabel(t.meet).fill('https://meet.google.com/abc-defg-hij')
  await places.getByRole('button', { name: t.save }).click()
  await expect(page.getByText(t.saved)).toBeVisible()
  await page.reload()
  await expect(places.getByLabel(t.meet)).toHaveValue('https://meet.google.com/abc-defg-hij')
  await expect(places.getByRole('combobox', { name: t.tool })).toHaveValue('Google Meet')
})

test('PRO-02 a bank account is checked, shown in groups and taken away again', async ({ page, language }) => {
  const t = TEXTS[language]
  await logInAs(page, DEMO_TEACHER)
  await page.goto('/teaching-settings#bank-account')
  const bank = form(page, t.bank)
  await bank.getByLabel(t.holder).fill('')
  await bank.getByLabel(t.number).fill('61109010140000071219812875')
  await bank.getByRole('button', { name: t.save }).click()
  await expect(bank.getByRole('alert')).toHaveText([t.required, t.numberFault])
  await bank.getByLabel(t.holder).fill('Anna Wiśniewska')
  await bank.getByLabel(t.number).fill('PL61109010140000071219812874')
  await bank.getByLabel(t.holder).focus()
  await expect(bank.getByLabel(t.number)).toHaveValue('61 1090 1014 0000 0712 1981 2874')
  await expectAccessible(page)
  await bank.getByRole('button', { name: t.save }).click()
  await expect(page.getByText(t.saved)).toBeVisible()
  await page.reload()
  await expect(bank.getByLabel(t.number)).toHaveValue('61 1090 1014 0000 0712 1981 2874')
  await bank.getByLabel(t.number).fill('')
  await bank.getByLabel(t.holder).fill('')
  await bank.getByRole('button', { name: t.save }).click()
  await expect(page.getByText(t.saved)).toBeVisible()
  await page.reload()
  await expect(bank.getByLabel(t.holder)).toHaveValue('')
})

test('NAV-03 who does not teach reads how to begin', async ({ page, language }) => {
  const t = TEXTS[language]
  await logInAs(page, DEMO_STUDENT)
  await page.goto('/teaching-settings')
  await expect(page.getByRole('main').getByRole('link', { name: t.start })).toBeVisible()
})

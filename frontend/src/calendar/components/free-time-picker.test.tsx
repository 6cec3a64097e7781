import { jest } from '@jest/globals'
import { getFreeDays, getFreeSlots } from '@kredka/contracts/calendar/endpoints'
import type { FreeDaysView, FreeSlotsView } from '@kredka/contracts/calendar/views'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import type { AppModule } from '../../app/routing/page.ts'
import { rejected } from '../../app/testing/fake-api.ts'
import { renderPage } from '../../app/testing/render-page.tsx'
import { fakeServices } from '../../app/testing/services.ts'
import { type ApiError, localError } from '../../kernel/errors.ts'
import { FreeTimePicker } from './FreeTimePicker.tsx'

const NOW = Date.parse('2026-11-22T09:00:00Z')
beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW)
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

const november: FreeDaysView = {
  timezone: 'Europe/Warsaw',
  days: [
    { date: '2026-11-24', slots: 3 },
    { date: '2026-11-26', slots: 1 },
  ],
  next_date: '2026-12-02',
  horizon: '2027-02-20',
}
const at = (start: string) => ({ starts_at: start, ends_at: new Date(Date.parse(start) + 3_600_000).toISOString() })
const slots = (timezone: string, ...starts: string[]): FreeSlotsView => ({
  timezone,
  slots: starts.map(at),
  next_date: null,
})
const TUESDAY = ['2026-11-24T08:00:00.000Z', '2026-11-24T08:15:00.000Z', '2026-11-24T16:00:00.000Z']

interface Opened {
  readonly days?: FreeDaysView
  readonly several?: readonly string[]
  readonly timezone?: string
  readonly broken?: boolean
}

function opened({ days = november, several, timezone = 'Europe/Warsaw', broken = false }: Opened = {}) {
  const services = fakeServices()
  services.api
    .on(getFreeDays, ({ month }) => ({ data: month === '2026-11' ? days : { ...days, days: [], next_date: null } }))
    .on(getFreeSlots, ({ date }) => ({
      data: date === '2026-11-24' ? slots(timezone, ...TUESDAY) : slots(timezone, `${date}T11:00:00.000Z`),
    }))
  if (broken) services.api.on(getFreeDays, () => rejected('UNAVAILABLE'))
  let refuse: (error: ApiError) => void = () => undefined
  function Page() {
    const [value, setValue] = useState<string | null>(null)
    const [refused, setRefused] = useState<ApiError | null>(null)
    refuse = setRefused
    return (
      <>
        <output>{value ?? 'nothing'}</output>
        <FreeTimePicker
          offer_id="01jd0000000000000000000001"
          duration={60}
          value={value}
          onChange={setValue}
          {...(several === undefined ? {} : { several })}
          refused={refused}
        />
      </>
    )
  }
  const module: AppModule = { pages: { calendar: async () => ({ Page }) } }
  const user = { timezone: 'Europe/Warsaw' }
  renderPage('/calendar', { modules: [module], user, language: 'en', services })
  return { api: services.api, refuse: (error: ApiError) => act(() => refuse(error)) }
}
const day = (name: RegExp) => screen.findByRole('gridcell', { name })
const time = (name: string) => screen.findByRole('radio', { name })

test('AVL-02 the first free day is open; days without free time cannot be chosen, and say so', async () => {
  opened()
  await screen.findByRole('heading', { name: 'Tuesday, 24 November 2026' })
  expect((await day(/24 November.*3 free times/)).getAttribute('aria-selected')).toBe('true')
  const full = await day(/25 November.*no free times/)
  expect(full.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(full)
  expect(screen.getByRole('heading', { name: 'Tuesday, 24 November 2026' })).toBeTruthy()
  fireEvent.click(await day(/26 November/))
  fireEvent.click(await time('12:00 to 13:00'))
  expect(document.querySelector('output')?.textContent).toBe('2026-11-26T11:00:00.000Z')
})

test('AVL-02 times stand by part of the day, on the reader’s clocks', async () => {
  opened()
  const group = (await screen.findByRole('radiogroup')) as HTMLElement
  expect([...group.querySelectorAll('legend')].map((legend) => legend.textContent)).toEqual(['Morning', 'Evening'])
  expect(screen.getByText(/Times are in your zone: Central European Time \(UTC\+1\)/)).toBeTruthy()
  expect(screen.queryByText(/tutor’s/)).toBeNull()
})

test('I18-02 where the teacher lives by other clocks, each time says theirs too', async () => {
  opened({ timezone: 'Europe/London' })
  expect(await time('09:00 to 10:00, tutor’s 08:00')).toBeTruthy()
  expect(screen.getByText(/United Kingdom Time \(UTC\)/)).toBeTruthy()
})

test('ORD-03 a time that is chosen stays where it is, to be left by a press; what overlaps it cannot be chosen', async () => {
  opened({ several: ['2026-11-24T08:00:00.000Z'] })
  const chosen = (await screen.findByRole('checkbox', { name: '09:00 to 10:00' })) as HTMLInputElement
  expect(chosen.checked).toBe(true)
  fireEvent.click(chosen)
  expect(document.querySelector('output')?.textContent).toBe('2026-11-24T08:00:00.000Z')
  fireEvent.click(screen.getByRole('button', { name: '1 more time' }))
  expect((screen.getByRole('checkbox', { name: '09:15 to 10:15' }) as HTMLInputElement).disabled).toBe(true)
  expect((screen.getByRole('checkbox', { name: '17:00 to 18:00' }) as HTMLInputElement).disabled).toBe(false)
})

test('AVL-02 full hours are shown at first, the quarters when they are asked for', async () => {
  opened()
  await time('17:00 to 18:00')
  expect(screen.queryByRole('radio', { name: '09:15 to 10:15' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '1 more time' }))
  await time('09:15 to 10:15')
})

test('AVL-02 the coming weeks stand together, whatever their months; further ones say where the next free day is', async () => {
  const { api } = opened()
  api.on(getFreeDays, ({ month }) => {
    const days = month === '2026-11' ? november.days : month === '2026-12' ? [{ date: '2026-12-02', slots: 2 }] : []
    return { data: { ...november, days, next_date: month < '2027' ? null : '2027-01-20' } }
  })
  const tuesday = await day(/24 November/)
  // from the Monday of this week on, four of them
  expect(await screen.findAllByRole('gridcell')).toHaveLength(28)
  await day(/16 November/)
  expect((await day(/, 2 December.*2 free times/)).getAttribute('aria-disabled')).toBeNull()
  expect((await day(/, 1 December/)).textContent).toBe('1Dec')
  tuesday.focus()
  fireEvent.keyDown(tuesday, { key: 'PageDown' })
  await waitFor(() => expect(document.activeElement?.getAttribute('data-day')).toBe('2026-12-24'))
  const next = await screen.findByRole('button', { name: 'Next free day: Wednesday, 20 January 2027' })
  fireEvent.click(next)
  await screen.findByRole('heading', { name: 'Wednesday, 20 January 2027' })
  fireEvent.click(screen.getByRole('button', { name: 'Earlier weeks' }))
  await day(/23 December/)
})

test('AVL-02 weeks with nothing free are no beginning: the first that have some open', async () => {
  const { api } = opened()
  api.on(getFreeDays, ({ month }) => ({
    data: { ...november, days: month === '2027-01' ? [{ date: '2027-01-05', slots: 1 }] : [], next_date: '2027-01-05' },
  }))
  await screen.findByRole('heading', { name: 'Tuesday, 5 January 2027' })
  const months = new Set(api.inputsOf(getFreeDays).map(({ month }) => month))
  expect([...months]).toEqual(['2026-11', '2026-12', '2027-01'])
})

test('AVL-02 no free time at all is said', async () => {
  opened({ days: { ...november, days: [], next_date: null } })
  await screen.findByText('There are no free times in the coming weeks.')
})

test('AVL-02 who was too late sees what is free nearby, and the times anew', async () => {
  const { api, refuse } = opened()
  await time('09:00 to 10:00')
  const before = api.inputsOf(getFreeSlots).length
  refuse({
    ...localError('TIMEOUT', 409),
    code: 'SLOT_TAKEN',
    details: [{ path: 'near/0', message: '2026-11-26T11:00:00.000Z' }],
  })
  fireEvent.click(await screen.findByRole('button', { name: '26 Nov 2026, 12:00' }))
  expect(document.querySelector('output')?.textContent).toBe('2026-11-26T11:00:00.000Z')
  await screen.findByRole('heading', { name: 'Thursday, 26 November 2026' })
  expect(api.inputsOf(getFreeSlots).length).toBeGreaterThan(before)
  expect(((await time('12:00 to 13:00')) as HTMLInputElement).checked).toBe(true)
})

test('AVL-02 a time that cannot be had for another reason says it, with what is free nearby and the times anew', async () => {
  const { api, refuse } = opened()
  await time('09:00 to 10:00')
  const before = api.inputsOf(getFreeSlots).length
  const near = [{ path: 'near/0', message: '2026-11-26T11:00:00.000Z' }]
  refuse(rejected('DAY_FULL', { details: near }).error)
  await screen.findByText(/takes no more lessons on this day.*These nearby are free:/)
  fireEvent.click(await screen.findByRole('button', { name: '26 Nov 2026, 12:00' }))
  expect(document.querySelector('output')?.textContent).toBe('2026-11-26T11:00:00.000Z')
  expect(api.inputsOf(getFreeSlots).length).toBeGreaterThan(before)
})

test('API-03 what cannot be read can be asked for again', async () => {
  const { api } = opened({ broken: true })
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(api.inputsOf(getFreeDays).length).toBeGreaterThan(1))
})

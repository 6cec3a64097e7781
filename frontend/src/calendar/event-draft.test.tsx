import { createCalendarEvent } from '@kredka/contracts/calendar/endpoints'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { fakeStorage } from '../app/testing/own-storage.ts'
import { renderPage, SOMEBODY } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { EventDialog, type EventDraft } from './components/EventDialog.tsx'

afterEach(cleanup)

const span = { whole_days: false, first: '2036-11-27', last: '2036-11-27', from: '17:00', to: '18:00' }
const empty = { id: null, title: '', public_reason: '', span }

test('CAL-01 AVL-03 the words of an own event and of a time off stay over a reload, at the time that is pressed then', async () => {
  const own = fakeStorage().tab()
  const open = (draft: EventDraft) => {
    cleanup()
    const services = fakeServices({ own })
    services.api.on(createCalendarEvent, () => ({ data: { id: SOMEBODY.userId } }))
    const Page = () => <EventDialog draft={draft} onClose={() => undefined} onSaved={() => undefined} />
    const modules = [{ pages: { settings: async () => ({ Page }) } }]
    renderPage('/settings', { modules, user: { isTeacher: true }, language: 'en', services })
    return services.api
  }
  const field = (label: RegExp) => screen.findByLabelText<HTMLTextAreaElement>(label)
  open({ ...empty, time_off: false })
  fireEvent.change(await field(/^Name/), { target: { value: 'Rada pedagogiczna' } })
  open({ ...empty, time_off: true })
  fireEvent.change(await field(/^Reason/), { target: { value: 'Wyjazd z klasą' } })
  const api = open({ ...empty, time_off: false, span: { ...span, from: '19:00', to: '20:00' } })
  expect((await field(/^Name/)).value).toBe('Rada pedagogiczna')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(api.inputsOf(createCalendarEvent)).toHaveLength(1))
  expect(api.inputsOf(createCalendarEvent)[0]?.starts_at).toContain('T19:00')
  await waitFor(() => expect(own.names(SOMEBODY.userId, 'calendar.')).toEqual(['calendar.off.new']))
  open({ ...empty, time_off: true })
  expect((await field(/^Reason/)).value).toBe('Wyjazd z klasą')
})

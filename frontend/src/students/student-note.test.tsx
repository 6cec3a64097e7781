import { writeStudentNote } from '@kredka/contracts/students/endpoints'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { rejected } from '../app/testing/fake-api.ts'
import { fakeStorage } from '../app/testing/own-storage.ts'
import { renderPage } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { StudentNote } from './components/StudentNote.tsx'

afterEach(cleanup)

const id = '01jd0000000000000000000001'
const note = () => screen.findByLabelText<HTMLTextAreaElement>('Your note')
const browser = fakeStorage()

function open(saved: string) {
  const services = fakeServices({ own: browser.tab() })
  services.api.on(writeStudentNote, () => rejected('UNAVAILABLE'))
  const Page = () => <StudentNote id={id} saved={saved} onSaved={() => undefined} />
  const modules = [{ pages: { settings: async () => ({ Page }) } }]
  renderPage('/settings', { modules, user: { isTeacher: true }, language: 'en', services })
  return services.api
}

test('STU-01 a note that could not be saved is there after a reload, saves itself, and overwrites nothing newer unasked', async () => {
  open('Funkcje')
  fireEvent.change(await note(), { target: { value: 'Funkcje i granice' } })
  cleanup()
  const api = open('Funkcje, z telefonu')
  expect((await note()).value).toBe('Funkcje i granice')
  fireEvent.blur(await note())
  expect(api.inputsOf(writeStudentNote)).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Load the newer version' }))
  expect((await note()).value).toBe('Funkcje, z telefonu')
  fireEvent.change(await note(), { target: { value: 'Granice' } })
  cleanup()
  const later = open('Funkcje, z telefonu')
  expect((await note()).value).toBe('Granice')
  later.on(writeStudentNote, ({ note: written }) => ({ data: { note: written } }) as never)
  fireEvent.blur(await note())
  await waitFor(() => expect(later.inputsOf(writeStudentNote)).toEqual([{ id, note: 'Granice' }]))
  await screen.findByText('Everything is saved')
  expect(browser.tab().names('01j9z3v5e8c7w2q4k6m8n0p2r4', 'student.note')).toEqual([])
})

import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { fakeStorage } from '../app/testing/own-storage.ts'
import { renderPage } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { ExerciseForm } from './components/ExerciseForm.tsx'
import { EMPTY_TOPIC, TopicForm } from './components/TopicForm.tsx'

afterEach(cleanup)

test('TOP-01 a topic and an exercise that were begun are there in a page opened anew, until they are given up', async () => {
  const own = fakeStorage().tab()
  const open = async (form: ReactNode, field: RegExp) => {
    cleanup()
    const modules = [{ pages: { settings: async () => ({ Page: () => form }) } }]
    renderPage('/settings', { modules, services: fakeServices({ own }), user: { isTeacher: true }, language: 'en' })
    return screen.findByLabelText<HTMLTextAreaElement>(field)
  }
  const ends = { onSaved: () => undefined, onCancel: () => undefined }
  const topic = () => open(<TopicForm id={null} saved={EMPTY_TOPIC} {...ends} />, /^Description/)
  const exercise = () =>
    open(<ExerciseForm topic_id="01jd0000000000000000000001" exercise={null} {...ends} />, /^Question/)
  fireEvent.change(await topic(), { target: { value: 'Dodawanie i odejmowanie.' } })
  fireEvent.change(await exercise(), { target: { value: 'Ile to 1/2 + 1/3?' } })
  expect((await topic()).value).toBe('Dodawanie i odejmowanie.')
  expect((await exercise()).value).toBe('Ile to 1/2 + 1/3?')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect((await exercise()).value).toBe('')
})

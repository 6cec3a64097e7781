import { scanAdmin } from '@kredka/contracts/admin/endpoints'
import { listQuizRequests } from '@kredka/contracts/quizzes/endpoints'
import { cleanup, screen } from '@testing-library/react'
import { renderPage } from '../../app/testing/render-page.tsx'
import { fakeServices } from '../../app/testing/services.ts'
import { quizzes } from '../module.ts'

afterEach(cleanup)

function open(more_people: boolean) {
  const services = fakeServices()
  const id = '01jd0000000000000000000001'
  services.api.on(scanAdmin, () => ({
    data: { id, name: 'admin', role: 'owner' as const, second_factor: 'off' as const },
  }))
  const meta = { page: 1, page_size: 20, has_next_page: false, ...(more_people && { more_people }) }
  services.api.on(listQuizRequests, () => ({ data: [], meta }))
  renderPage('/adminero/quizes-panel?q=anna', { modules: [quizzes], services })
}

const NONE = 'Nic nie pasuje do tych filtrów.'
const SAID = /Tak nazywa się więcej osób/

test('ADM-02 a list that was searched by some of the people of a name says so, also where it found nothing', async () => {
  open(true)
  expect(await screen.findByText(SAID)).toBeTruthy()
  expect(screen.getByText(NONE)).toBeTruthy()
})

test('ADM-02 it says nothing of that where all were searched', async () => {
  open(false)
  await screen.findByText(NONE)
  expect(screen.queryByText(SAID)).toBeNull()
})

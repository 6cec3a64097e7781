/** @jest-environment jsdom */

import { cleanup, screen, waitFor } from '@testing-library/react'
import { renderPage } from '../../app/testing/render-page.tsx'
import { fakeServices } from '../../app/testing/services.ts'
import { EMPTY_DRAFT, readDraft, writeDraft } from './draft.ts'
import { useOrdering } from './useOrdering.ts'

const OFFER = '01j9z3v5e8c7w2q4k6m8n0p2r6'
const TEACHER = { id: '01j9z3v5e8c7w2q4k6m8n0p2r7' }
const AT = '2126-12-05T10:30:00.000Z'
const place = { userId: null, offer_id: OFFER }

function Offer() {
  const { opened } = useOrdering({ id: OFFER, teacher: TEACHER })
  return <p>{opened ? 'otwarty' : 'zamknięty'}</p>
}

const modules = [{ pages: { 'offers.search': async () => ({ Page: Offer }) } }]

afterEach(cleanup)

test('PRO-04 a free time chosen on a page of the teacher opens the order with it, and what was begun stays', async () => {
  const services = fakeServices()
  writeDraft(services.tab, place, { ...EMPTY_DRAFT, message: 'Ułamki', starts: ['2126-12-04T10:30:00.000Z'] })
  const { location } = renderPage(`/korepetycje?at=${encodeURIComponent(AT)}`, { modules, services })
  await screen.findByText('otwarty')
  expect(readDraft(services.tab, place, 0)).toEqual({ ...EMPTY_DRAFT, message: 'Ułamki', starts: [AT] })
  await waitFor(() => expect(location()).toBe('/korepetycje'))
})

test('PRO-04 an address with no time in it opens nothing', async () => {
  const services = fakeServices()
  const { location } = renderPage('/korepetycje?at=jutro', { modules, services })
  await waitFor(() => expect(location()).toBe('/korepetycje'))
  expect(await screen.findByText('zamknięty')).toBeTruthy()
  expect(readDraft(services.tab, place, 0)).toBeNull()
})

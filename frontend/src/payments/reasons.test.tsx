import { disputePayment } from '@kredka/contracts/payments/endpoints'
import type { PaymentView } from '@kredka/contracts/payments/views'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { fakeStorage } from '../app/testing/own-storage.ts'
import { renderPage, SOMEBODY } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { PaymentActions } from './components/PaymentActions.tsx'

afterEach(cleanup)

const id = '01jd0000000000000000000001'
const payment: PaymentView = {
  ...{ id, role: 'student', person: { id, name: 'Łucja Gęś' }, lesson_id: id, order_id: id, subject_id: 'maths' },
  ...{ starts_at: '2026-11-20T16:00:00.000Z', amount: 8000, currency: 'PLN', status: 'paid', overdue: false },
  ...{ due_after: null, method: 'manually', paid_on: '2026-11-20', returned_on: null, announced: null },
  ...{ actions: ['dispute'], reversible_until: null, dispute_reason: null, entries: [] },
}

test('PAY-01 why a payment is disputed stays over a reload until it is sent', async () => {
  const own = fakeStorage().tab()
  const dispute = async () => {
    const services = fakeServices({ own })
    services.api.on(disputePayment, () => ({ data: null }))
    const Page = () => <PaymentActions payment={payment} />
    const modules = [{ pages: { settings: async () => ({ Page }) } }]
    renderPage('/settings', { modules, user: {}, language: 'en', services })
    fireEvent.click(await screen.findByRole('button', { name: /^Dispute/ }))
    return screen.findByRole<HTMLTextAreaElement>('textbox')
  }
  fireEvent.change(await dispute(), { target: { value: 'Przelew dopiero wysyłam' } })
  cleanup()
  expect((await dispute()).value).toBe('Przelew dopiero wysyłam')
  const buttons = screen.getAllByRole('button', { name: /^Dispute/ })
  fireEvent.click(buttons.at(-1) as HTMLButtonElement)
  await waitFor(() => expect(own.names(SOMEBODY.userId, 'payment.')).toEqual([]))
})

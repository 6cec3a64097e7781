import { EmptyTabsPage } from '../../app/pages/EmptyPage.tsx'

/** What is to be paid for lessons, and what has been (section 2: pending, paid). */
export function PaymentsPage() {
  return (
    <EmptyTabsPage
      title="payments"
      tabs={[
        {
          value: 'pending',
          label: 'payments.pending',
          none: 'payments.none_pending',
          about: 'payments.about',
          action: { text: 'shell.find_teacher', page: 'offers.search', icon: 'search' },
        },
        { value: 'paid', label: 'payments.paid', none: 'payments.none_paid', about: 'payments.about' },
      ]}
    />
  )
}

export { PaymentsPage as Page }

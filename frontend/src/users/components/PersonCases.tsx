import type { UserDetailView } from '@kredka/contracts/users/views'
import { Link } from 'react-router'
import { useMayOpen } from '../../app/routing/staff-role.ts'
import { type PlainPage, usePath } from '../../app/routing/usePath.ts'
import { type Fact, Facts } from '../../back-office/Facts.tsx'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'

/**
 * The person's traces in the other sections: how many there are, and the way to the table of just those where the
 * reader's role has that section (ADM-02, ADM-07).
 */
export function PersonCases({ user: { id, cases, offers } }: { readonly user: UserDetailView }) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const mayOpen = useMayOpen()
  const section = (label: string, count: number, page: PlainPage): Fact => {
    const see = t('users.see_cases', { count })
    const value = (
      <Link to={`${path(page)}?q=${id}`} aria-label={`${label}: ${see}`}>
        {see}
      </Link>
    )
    return { label, value: count === 0 || !mayOpen(page) ? format.number(count) : value }
  }
  return (
    <Stack space={2}>
      <h2>{t('users.cases')}</h2>
      <Facts
        facts={[
          section(t('users.cases_offers'), offers.all, 'admin.offers'),
          section(t('users.cases_comments'), cases.comments, 'admin.comments'),
          section(t('users.cases_exercises'), cases.exercises, 'admin.exercises'),
          section(t('users.cases_problems'), cases.lesson_problems, 'admin.lesson-problems'),
          section(t('users.cases_messages'), cases.message_reports, 'admin.message-reports'),
          section(t('users.orders_received'), cases.orders_received, 'admin.orders'),
          section(t('users.orders_placed'), cases.orders_placed, 'admin.orders'),
          {
            label: t('users.mails'),
            value: <Link to={`${path('admin.sent-emails')}?q=${id}`}>{t('users.see_mails')}</Link>,
          },
        ]}
      />
    </Stack>
  )
}

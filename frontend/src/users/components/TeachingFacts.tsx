import type { UserDetailView } from '@kredka/contracts/users/views'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { Facts } from '../../back-office/Facts.tsx'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'

/** Whether and since when the person teaches, on which terms, with which offers. */
export function TeachingFacts({ user }: { readonly user: UserDetailView }) {
  const t = useText()
  const format = useFormat()
  const path = usePath()
  const { teacher_state, teacher_since, teacher_reason, tutor_terms_version, offers } = user
  return (
    <Stack space={2}>
      <h2>{t('users.teaching')}</h2>
      <Facts
        facts={[
          { label: t('users.state'), value: t(`users.role_${teacher_state}`) },
          ...(teacher_reason === null ? [] : [{ label: t('users.suspended_because'), value: teacher_reason }]),
          ...(user.invitation_id === null
            ? []
            : [{ label: t('users.invitation'), value: t('users.invitation_pending') }]),
          ...(teacher_since === null
            ? []
            : [
                { label: t('users.teaches_since'), value: format.dateTime(teacher_since) },
                { label: t('users.tutor_terms'), value: tutor_terms_version ?? '—' },
                { label: t('users.public_offers'), value: format.number(offers.public) },
                { label: t('users.waiting_offers'), value: format.number(offers.waiting) },
              ]),
          ...(teacher_state === 'active'
            ? [
                {
                  label: t('users.public_page'),
                  value: <Link to={path('teachers.teacher', { id: user.id })}>{t('users.see_public_page')}</Link>,
                },
              ]
            : []),
        ]}
      />
    </Stack>
  )
}

import type { StaffRole } from '@kredka/contracts/kernel/staff'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { State } from '../../ui/states.tsx'
import { usePath } from './usePath.ts'

/** Instead of a page of the back office that the role of whoever opened it does not see (ADM-07). */
export function NotThisRole({ role }: { readonly role: StaffRole }) {
  const t = useText()
  const path = usePath()
  return (
    <State
      picture="closed"
      level={1}
      title={t('staff_role.closed')}
      action={
        <Button look="primary" to={path('admin.home')}>
          {t('staff_role.to_home')}
        </Button>
      }
    >
      <p>{t('staff_role.closed_about', { role: t(`staff_role.${role}`) })}</p>
      <p>{t(`staff_role.about_${role}`)}</p>
    </State>
  )
}

import { STAFF_ROLES, type StaffRole } from '@kredka/contracts/kernel/staff'
import { useText } from '../../i18n/useText.ts'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'

interface Props {
  readonly value: StaffRole
  readonly onChange: (role: StaffRole) => void
}

/** A role of the staff, with what it is for. */
export function RoleChoice({ value, onChange }: Props) {
  const t = useText()
  return (
    <RadioGroup
      label={t('admin.staff_role')}
      hint={t(`staff_role.about_${value}`)}
      value={value}
      onChange={onChange}
      options={STAFF_ROLES.map((role) => ({ value: role, label: t(`staff_role.${role}`) }))}
    />
  )
}

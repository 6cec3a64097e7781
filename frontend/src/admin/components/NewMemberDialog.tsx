import { createStaffMember } from '@kredka/contracts/admin/endpoints'
import type { StaffRole } from '@kredka/contracts/kernel/staff'
import { NewPassword, repeatFault } from '../../accounts/index.ts'
import { useSentForm } from '../../app/forms/useSentForm.ts'
import { useText } from '../../i18n/useText.ts'
import { Form } from '../../ui/Form.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { Modal } from '../../ui/overlay/Modal.tsx'
import { RoleChoice } from './RoleChoice.tsx'

interface Props {
  readonly opened: boolean
  readonly onClose: () => void
  readonly onMade: () => void
}

interface Values {
  readonly name: string
  readonly role: StaffRole
  readonly password: string
  readonly repeat: string
}

const EMPTY: Values = { name: '', role: 'moderator', password: '', repeat: '' }
const bodyOf = ({ name, role, password }: Values) => ({ name, role, password })

/** Makes somebody a member of the staff: a name to log in with, a role, a first password (ADM-07). */
export function NewMemberDialog({ opened, ...adding }: Props) {
  const t = useText()
  return (
    <Modal opened={opened} onClose={adding.onClose} title={t('admin.staff_add_title')}>
      <NewMember {...adding} />
    </Modal>
  )
}

function NewMember({ onClose, onMade }: Omit<Props, 'opened'>) {
  const t = useText()
  const { form, submit, sending, error } = useSentForm(createStaffMember, EMPTY, bodyOf, {
    faults: repeatFault,
    success: 'admin.staff_added',
    done: onMade,
  })
  return (
    <Form onSubmit={submit}>
      <TextInput
        firstInDialog
        label={t('admin.name')}
        hint={t('admin.staff_name_hint')}
        autoComplete="off"
        max={60}
        {...form.field('name')}
      />
      <RoleChoice value={form.values.role} onChange={(role) => form.set('role', role)} />
      <p>{t('admin.staff_password_about')}</p>
      <NewPassword form={form} label={t('admin.staff_password')} />
      <FormFoot error={error} sending={sending} label={t('admin.staff_add')} onCancel={onClose} dialog />
    </Form>
  )
}

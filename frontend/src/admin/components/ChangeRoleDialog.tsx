import { changeStaffRole } from '@kredka/contracts/admin/endpoints'
import type { StaffMemberView } from '@kredka/contracts/admin/views'
import type { StaffRole } from '@kredka/contracts/kernel/staff'
import { REASON_MAX } from '@kredka/contracts/offers/rules'
import { useSentForm } from '../../app/forms/useSentForm.ts'
import { useText } from '../../i18n/useText.ts'
import { Form } from '../../ui/Form.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { Modal } from '../../ui/overlay/Modal.tsx'
import { RoleChoice } from './RoleChoice.tsx'

interface Props {
  readonly member: StaffMemberView
  readonly opened: boolean
  readonly onClose: () => void
  readonly onChanged: () => void
}

interface Values {
  readonly role: StaffRole
  readonly reason: string
}

/** Gives a colleague another role, with the reason that the log keeps (ADM-07). */
export function ChangeRoleDialog({ opened, ...change }: Props) {
  const t = useText()
  return (
    <Modal opened={opened} onClose={change.onClose} title={t('admin.staff_change_title', { name: change.member.name })}>
      <Change {...change} />
    </Modal>
  )
}

function Change({ member: { id, role }, onClose, onChanged }: Omit<Props, 'opened'>) {
  const t = useText()
  const first: Values = { role, reason: '' }
  const { form, submit, sending, error } = useSentForm(changeStaffRole, first, (values) => ({ id, ...values }), {
    success: 'admin.staff_changed',
    done: onChanged,
  })
  return (
    <Form onSubmit={submit}>
      <p>{t('admin.staff_change_about')}</p>
      <RoleChoice value={form.values.role} onChange={(chosen) => form.set('role', chosen)} />
      <Textarea
        label={t('admin.staff_reason')}
        hint={t('admin.staff_reason_hint')}
        max={REASON_MAX}
        {...form.field('reason')}
      />
      <FormFoot error={error} sending={sending} label={t('admin.staff_change')} onCancel={onClose} dialog />
    </Form>
  )
}

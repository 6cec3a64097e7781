import { changeStaffRole } from '@kredka/contracts/admin/endpoints'
import type { StaffMemberView } from '@kredka/contracts/admin/views'
import type { StaffRole } from '@kredka/contracts/kernel/staff'
import { REASON_MAX } from '@kredka/contracts/offers/rules'
import { useFormDraft, useKeptForm } from '../../app/forms/useFormDraft.ts'
import { useSentForm } from '../../app/forms/useSentForm.ts'
import { useText } from '../../i18n/useText.ts'
import { DraftKept } from '../../ui/DraftKept.tsx'
import { Form } from '../../ui/Form.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { ReadyTexts } from '../../ui/fields/ReadyTexts.tsx'
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

const WHY_CHANGED = ['admin.ready_role_tasks', 'admin.ready_role_cover', 'admin.ready_role_wide'] as const

/** Gives a colleague another role, with the reason that the log keeps (ADM-07); half of it written, it is kept too. */
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
  const saved: Values = { role, reason: '' }
  const bodyOf = (values: Values) => ({ id, ...values })
  const begun = useFormDraft(`staff.role.${id}`, saved)
  const { form, submit, sending, error } = useSentForm(changeStaffRole, begun.initial, bodyOf, {
    success: 'admin.staff_changed',
    always: () => draft.drop(),
    done: onChanged,
  })
  const draft = useKeptForm(begun, form, saved, bodyOf)
  return (
    <Form onSubmit={submit}>
      <DraftKept of={draft} />
      <p>{t('admin.staff_change_about')}</p>
      <RoleChoice value={form.values.role} onChange={(chosen) => form.set('role', chosen)} />
      <ReadyTexts
        texts={WHY_CHANGED.map((text) => t(text))}
        value={form.values.reason}
        onChange={(reason) => form.set('reason', reason)}
      />
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

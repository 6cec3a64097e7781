import { NAME_MAX } from '@kredka/contracts/accounts/rules'
import { inviteToTeach } from '@kredka/contracts/users/endpoints'
import { useSentForm } from '../../app/forms/useSentForm.ts'
import { useLanguage } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { Form } from '../../ui/Form.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { Modal } from '../../ui/overlay/Modal.tsx'

interface Props {
  readonly opened: boolean
  readonly onClose: () => void
  readonly onInvited: () => void
}

interface Values {
  readonly email: string
  readonly name: string
  readonly language: 'pl' | 'en'
}

const bodyOf = (values: Values) => values

/** Invites an address to teach, with an account or without one. */
export function InviteDialog({ opened, ...invitation }: Props) {
  const t = useText()
  return (
    <Modal opened={opened} onClose={invitation.onClose} title={t('users.invite_title')}>
      <Invitation {...invitation} />
    </Modal>
  )
}

function Invitation({ onClose, onInvited }: Omit<Props, 'opened'>) {
  const t = useText()
  const language = useLanguage()
  const { form, submit, sending, error } = useSentForm(inviteToTeach, { email: '', name: '', language }, bodyOf, {
    success: 'users.invited',
    done: onInvited,
  })
  return (
    <Form onSubmit={submit}>
      <p>{t('users.invite_about')}</p>
      <TextInput firstInDialog label={t('users.email')} type="email" autoComplete="off" {...form.field('email')} />
      <TextInput label={t('users.name')} autoComplete="off" max={NAME_MAX} {...form.field('name')} />
      <RadioGroup
        label={t('users.mail_language')}
        value={form.values.language}
        onChange={(value) => form.set('language', value)}
        options={[
          { value: 'pl', label: t('users.language_pl') },
          { value: 'en', label: t('users.language_en') },
        ]}
      />
      <FormFoot error={error} sending={sending} label={t('users.send_invitation')} onCancel={onClose} dialog />
    </Form>
  )
}

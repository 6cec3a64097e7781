import { NAME_MAX } from '@kredka/contracts/accounts/rules'
import { inviteToTeach } from '@kredka/contracts/users/endpoints'
import { useForm } from '../../app/forms/useForm.ts'
import { useLanguage } from '../../app/routing/usePath.ts'
import { useCommand } from '../../app/store/command.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { Row } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
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
  const words = useErrorText()
  const language = useLanguage()
  const form = useForm(inviteToTeach, { email: '', name: '', language }, bodyOf)
  const invite = useCommand(inviteToTeach, {
    success: 'users.invited',
    quiet: true,
    done: onInvited,
    failed: form.refuse,
  })
  const submit = async () => {
    if (!(await form.check())) return false
    invite.send(form.values)
    return true
  }
  return (
    <Form onSubmit={submit}>
      <p>{t('users.invite_about')}</p>
      <TextInput
        firstInDialog
        label={t('users.email')}
        type="email"
        autoComplete="off"
        value={form.values.email}
        onChange={(value) => form.set('email', value)}
        onBlur={() => form.left('email')}
        error={form.fault('email')}
      />
      <TextInput
        label={t('users.name')}
        autoComplete="off"
        max={NAME_MAX}
        value={form.values.name}
        onChange={(value) => form.set('name', value)}
        onBlur={() => form.left('name')}
        error={form.fault('name')}
      />
      <RadioGroup
        label={t('users.mail_language')}
        value={form.values.language}
        onChange={(value) => form.set('language', value)}
        options={[
          { value: 'pl', label: t('users.language_pl') },
          { value: 'en', label: t('users.language_en') },
        ]}
      />
      {invite.error !== null && <Notice kind="error">{words(invite.error)}</Notice>}
      <Row end>
        <Button onClick={onClose}>{t('ui.cancel')}</Button>
        <Button look="primary" type="submit" loading={invite.status === 'sending'}>
          {t('users.send_invitation')}
        </Button>
      </Row>
    </Form>
  )
}

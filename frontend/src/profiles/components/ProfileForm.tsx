import { NAME_MAX, normalName } from '@kredka/contracts/accounts/rules'
import { changeProfile } from '@kredka/contracts/profiles/endpoints'
import { ABOUT_MAX, PHONE_PATTERN } from '@kredka/contracts/profiles/rules'
import type { CurrentUserView } from '@kredka/contracts/profiles/views'
import { useForm } from '../../app/forms/useForm.ts'
import { useErrorText } from '../../app/i18n/useErrorText.ts'
import { useText } from '../../app/i18n/useText.ts'
import { sessionChanged } from '../../app/session/session-slice.ts'
import { useCommand } from '../../app/store/command.ts'
import { useAppDispatch } from '../../app/store/hooks.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Form } from '../../ui/Form.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { Row } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import classes from './profile-form.module.css'

/** The endpoint's rule or nothing; said here in words that show how. */
const PHONE = new RegExp(`^$|${PHONE_PATTERN}`)

interface Values {
  readonly name: string
  readonly phone: string
  readonly about: string
}

const bodyOf = ({ name, phone, about }: Values) => ({
  name: normalName(name),
  phone: phone.trim() === '' ? null : phone.trim(),
  about: about.trim(),
})

interface Props {
  readonly profile: CurrentUserView
  readonly onSaved: () => void
}

/** Changes what others see of a person (PRO-01). */
export function ProfileForm({ profile, onSaved }: Props) {
  const t = useText()
  const words = useErrorText()
  const dispatch = useAppDispatch()
  const form = useForm(
    changeProfile,
    { name: profile.name ?? '', phone: profile.phone ?? '', about: profile.about },
    bodyOf,
    ({ phone }) => (PHONE.test(phone.trim()) ? {} : { phone: { text: 'profiles.phone_fault' } }),
  )
  const save = useCommand(changeProfile, {
    success: 'profiles.saved',
    quiet: true,
    always: (_, { name }) => dispatch(sessionChanged({ userName: name })),
    done: onSaved,
    failed: form.refuse,
  })
  const submit = async () => {
    if (!(await form.check())) return false
    save.send(bodyOf(form.values))
    return true
  }
  const shownName = normalName(form.values.name) === '' ? (profile.name ?? '') : form.values.name
  return (
    <Card>
      <div className={classes.layout}>
        <div className={classes.who}>
          <Avatar name={shownName} picture={profile.picture_url} size={88} />
          <div>
            <p className={classes.name}>{shownName}</p>
            <p className={classes.email}>{profile.email}</p>
          </div>
        </div>
        <Form onSubmit={submit} label={t('shell.profile')}>
          <TextInput
            label={t('accounts.name')}
            hint={t('profiles.name_hint')}
            name="name"
            autoComplete="name"
            value={form.values.name}
            onChange={(name) => form.set('name', name)}
            onBlur={() => form.left('name')}
            max={NAME_MAX}
            error={form.fault('name')}
          />
          <TextInput
            label={t('profiles.phone')}
            optionalText={t('profiles.optional')}
            hint={t('profiles.phone_hint')}
            type="tel"
            name="tel"
            autoComplete="tel"
            value={form.values.phone}
            onChange={(phone) => form.set('phone', phone)}
            onBlur={() => form.left('phone')}
            error={form.fault('phone')}
          />
          <Textarea
            label={t('profiles.about')}
            optionalText={t('profiles.optional')}
            hint={t(profile.is_teacher ? 'profiles.about_hint_teacher' : 'profiles.about_hint')}
            name="about"
            rows={7}
            value={form.values.about}
            onChange={(about) => form.set('about', about)}
            onBlur={() => form.left('about')}
            max={ABOUT_MAX}
            error={form.fault('about')}
          />
          {save.error !== null && <Notice kind="error">{words(save.error)}</Notice>}
          <Row>
            <Button look="primary" type="submit" loading={save.status === 'sending'}>
              {t('profiles.save')}
            </Button>
          </Row>
        </Form>
      </div>
    </Card>
  )
}

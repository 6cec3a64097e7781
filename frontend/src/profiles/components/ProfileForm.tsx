import { normalName } from '@kredka/contracts/accounts/names'
import { NAME_MAX } from '@kredka/contracts/accounts/rules'
import { changeProfile } from '@kredka/contracts/profiles/endpoints'
import { ABOUT_MAX, PHONE_MAX, PHONE_PATTERN } from '@kredka/contracts/profiles/rules'
import type { CurrentUserView } from '@kredka/contracts/profiles/views'
import { useKeptSentForm } from '../../app/forms/useKeptSentForm.ts'
import { sessionChanged } from '../../app/session/session-slice.ts'
import { useAppDispatch } from '../../app/store/hooks.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { currentUser } from '../resources.ts'

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

/** Name, phone and words about oneself as they are typed; what is not saved yet stays over a reload. */
export function useProfileForm(profile: CurrentUserView, onSaved: () => void) {
  const dispatch = useAppDispatch()
  const saved = { name: profile.name ?? '', phone: profile.phone ?? '', about: profile.about }
  const kept = useKeptSentForm('profile', changeProfile, saved, bodyOf, {
    faults: ({ phone }) => (PHONE.test(phone.trim()) ? {} : { phone: { text: 'profiles.phone_fault' } }),
    success: 'profiles.saved',
    always: (_, body) => {
      dispatch(sessionChanged({ userName: body.name }))
      dispatch(currentUser.replace({}, { ...profile, ...body }))
    },
    done: onSaved,
  })
  return { ...kept, unsaved: !isSame(bodyOf(kept.form.values), bodyOf(saved)) }
}

interface Props {
  readonly profile: CurrentUserView
  readonly of: ReturnType<typeof useProfileForm>
}

/** Changes name, phone and words about oneself (PRO-01). */
export function ProfileForm({ profile, of: { form, submit, sending, error, draft, unsaved } }: Props) {
  const t = useText()
  return (
    <Form onSubmit={submit} label={t('profiles.form')}>
      <TextInput
        label={t('accounts.name')}
        hint={t('profiles.name_hint')}
        name="name"
        autoComplete="name"
        {...form.field('name')}
        max={NAME_MAX}
      />
      <TextInput
        label={t('profiles.phone')}
        optionalText={t('profiles.optional')}
        hint={t('profiles.phone_hint')}
        type="tel"
        name="tel"
        autoComplete="tel"
        {...form.field('phone')}
        max={PHONE_MAX}
      />
      <Textarea
        label={t('profiles.about')}
        optionalText={t('profiles.optional')}
        hint={t(profile.is_teacher ? 'profiles.about_hint_teacher' : 'profiles.about_hint')}
        name="about"
        rows={8}
        {...form.field('about')}
        max={ABOUT_MAX}
      />
      <FormFoot error={error} sending={sending} label={t('profiles.save')}>
        {unsaved && !sending && (
          <>
            <Button look="quiet" onClick={draft.discard}>
              {t('profiles.undo')}
            </Button>
            <span role="status">{t('profiles.unsaved')}</span>
          </>
        )}
      </FormFoot>
    </Form>
  )
}

function isSame(a: ReturnType<typeof bodyOf>, b: ReturnType<typeof bodyOf>): boolean {
  return a.name === b.name && a.phone === b.phone && a.about === b.about
}

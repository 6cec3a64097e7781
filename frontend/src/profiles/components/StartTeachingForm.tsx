import { TUTOR_TERMS_VERSION } from '@kredka/contracts/legal/versions'
import { startTeaching } from '@kredka/contracts/profiles/endpoints'
import { ABOUT_MAX } from '@kredka/contracts/profiles/rules'
import { acceptTeacherInvitation } from '@kredka/contracts/users/endpoints'
import { AcceptTerms, termsFault } from '../../accounts/index.ts'
import { invitationOver, invitationTaken } from '../../app/auth/invitation-slice.ts'
import { useForm } from '../../app/forms/useForm.ts'
import { useFormDraft, useKeptForm } from '../../app/forms/useFormDraft.ts'
import { usePath } from '../../app/routing/usePath.ts'
import { sessionChanged } from '../../app/session/session-slice.ts'
import { useCommand } from '../../app/store/command.ts'
import { useAppDispatch } from '../../app/store/hooks.ts'
import { useText } from '../../i18n/useText.ts'
import type { ApiError } from '../../kernel/errors.ts'
import { ownSettings } from '../../settings/index.ts'
import { Card } from '../../ui/Card.tsx'
import { Form } from '../../ui/Form.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'

interface Values {
  readonly about: string
  readonly terms: boolean
}

const bodyOf = ({ about }: Values) => ({ about: about.trim(), terms_version: TUTOR_TERMS_VERSION })

interface Props {
  readonly about: string
  /** The invitation that led here, null where the person comes on their own. */
  readonly invitation: { readonly email: string; readonly token: string } | null
}

/** PRO-03: the words about oneself and the tutor terms. */
export function StartTeachingForm({ about, invitation }: Props) {
  const t = useText()
  const path = usePath()
  const dispatch = useAppDispatch()
  const saved = { about, terms: false }
  const begun = useFormDraft('start-teaching', saved)
  // terms are accepted by whoever sends them, not by who typed before
  const form = useForm(startTeaching, { ...begun.initial, terms: false }, bodyOf, termsFault)
  const { drop } = useKeptForm(begun, form, saved, bodyOf)
  const teaches = () => {
    drop()
    dispatch(invitationTaken())
    dispatch(sessionChanged({ isTeacher: true }))
  }
  const options = {
    quiet: true,
    always: teaches,
    failed(error: ApiError) {
      if (error.code === 'REQUEST_EXPIRED') dispatch(invitationOver())
      // begun in another tab: the page finds out and goes on
      if (error.code === 'ALREADY_TEACHER') dispatch(ownSettings.refresh({}))
      form.refuse(error)
    },
  }
  const alone = useCommand(startTeaching, options)
  const invited = useCommand(acceptTeacherInvitation, options)
  const start = invitation === null ? alone : invited
  const submit = () =>
    form.submit((values) => {
      if (invitation === null) alone.send(bodyOf(values))
      else invited.send({ ...bodyOf(values), email: invitation.email, token: invitation.token })
    })
  return (
    <Card>
      <Form onSubmit={submit} label={t('profiles.start_title')}>
        <Textarea
          label={t('profiles.about')}
          optionalText={t('profiles.optional')}
          hint={t('profiles.about_hint_teacher')}
          name="about"
          rows={8}
          {...form.field('about')}
          max={ABOUT_MAX}
        />
        <AcceptTerms
          form={form}
          text="profiles.accept_tutor_terms"
          to={`${path('legal.terms')}?document=tutor-terms`}
        />
        <FormFoot error={start.error} sending={start.status === 'sending'} label={t('shell.start_teaching')} />
      </Form>
    </Card>
  )
}

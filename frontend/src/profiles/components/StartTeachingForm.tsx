import { TUTOR_TERMS_VERSION } from '@kredka/contracts/legal/versions'
import { startTeaching } from '@kredka/contracts/profiles/endpoints'
import { ABOUT_MAX } from '@kredka/contracts/profiles/rules'
import { acceptTeacherInvitation } from '@kredka/contracts/users/endpoints'
import { AcceptTerms, termsFault } from '../../accounts/index.ts'
import { invitationOver, invitationTaken } from '../../app/auth/invitation-slice.ts'
import { useForm } from '../../app/forms/useForm.ts'
import { usePath } from '../../app/routing/usePath.ts'
import { sessionChanged } from '../../app/session/session-slice.ts'
import { useCommand } from '../../app/store/command.ts'
import { useAppDispatch } from '../../app/store/hooks.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useText } from '../../i18n/useText.ts'
import type { ApiError } from '../../kernel/errors.ts'
import { ownSettings } from '../../settings/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Form } from '../../ui/Form.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { Notice } from '../../ui/Notice.tsx'

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
  const words = useErrorText()
  const dispatch = useAppDispatch()
  const form = useForm(startTeaching, { about, terms: false }, bodyOf, termsFault)
  const teaches = () => {
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
  const submit = async () => {
    if (!(await form.check())) return false
    if (invitation === null) alone.send(bodyOf(form.values))
    else invited.send({ ...bodyOf(form.values), email: invitation.email, token: invitation.token })
    return true
  }
  return (
    <Card>
      <Form onSubmit={submit} label={t('profiles.start_title')}>
        <Textarea
          label={t('profiles.about')}
          optionalText={t('profiles.optional')}
          hint={t('profiles.about_hint_teacher')}
          name="about"
          rows={8}
          value={form.values.about}
          onChange={(value) => form.set('about', value)}
          onBlur={() => form.left('about')}
          max={ABOUT_MAX}
          error={form.fault('about')}
        />
        <AcceptTerms
          form={form}
          text="profiles.accept_tutor_terms"
          to={`${path('legal.terms')}?document=tutor-terms`}
        />
        {start.error !== null && <Notice kind="error">{words(start.error)}</Notice>}
        <div>
          <Button look="primary" type="submit" loading={start.status === 'sending'}>
            {t('shell.start_teaching')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

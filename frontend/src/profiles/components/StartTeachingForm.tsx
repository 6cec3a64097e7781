import { TUTOR_TERMS_VERSION } from '@kredka/contracts/legal/versions'
import { startTeaching } from '@kredka/contracts/profiles/endpoints'
import { ABOUT_MAX } from '@kredka/contracts/profiles/rules'
import { Link } from 'react-router'
import { useForm } from '../../app/forms/useForm.ts'
import { useErrorText } from '../../app/i18n/useErrorText.ts'
import { Txt, useText } from '../../app/i18n/useText.ts'
import { sessionChanged } from '../../app/session/session-slice.ts'
import { useCommand } from '../../app/store/command.ts'
import { useAppDispatch } from '../../app/store/hooks.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Form } from '../../ui/Form.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { Notice } from '../../ui/Notice.tsx'

interface Values {
  readonly about: string
  readonly terms: boolean
}

const bodyOf = ({ about }: Values) => ({ about: about.trim(), terms_version: TUTOR_TERMS_VERSION })

/** PRO-03: the words about oneself and the tutor terms; whoever teaches already (in another tab) goes on as a teacher. */
export function StartTeachingForm({ about }: { readonly about: string }) {
  const t = useText()
  const words = useErrorText()
  const dispatch = useAppDispatch()
  const form = useForm(startTeaching, { about, terms: false }, bodyOf, ({ terms }) =>
    terms ? {} : { terms: { text: 'errors.TERMS_REQUIRED' } },
  )
  const teaches = () => dispatch(sessionChanged({ isTeacher: true }))
  const start = useCommand(startTeaching, {
    quiet: true,
    always: teaches,
    failed(error) {
      if (error.code === 'ALREADY_TEACHER') teaches()
      else form.refuse(error)
    },
  })
  const submit = async () => {
    if (!(await form.check())) return false
    start.send(bodyOf(form.values))
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
        <Checkbox
          name="terms"
          checked={form.values.terms}
          onChange={(value) => form.set('terms', value)}
          error={form.fault('terms')}
        >
          <Txt
            id="profiles.accept_tutor_terms"
            values={{
              link: (children) => (
                <Link to="/terms-and-rules?document=tutor-terms" target="_blank">
                  {children}
                </Link>
              ),
            }}
          />
        </Checkbox>
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

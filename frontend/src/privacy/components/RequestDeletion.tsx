import { requestDeletion } from '@kredka/contracts/accounts/endpoints'
import { DELETION_WORDS, isDeletionWord } from '@kredka/contracts/accounts/rules'
import type { FieldFaults } from '../../app/forms/faults.ts'
import { useForm } from '../../app/forms/useForm.ts'
import { useLanguage } from '../../app/routing/usePath.ts'
import { useCommand } from '../../app/store/command.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { Txt, useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { Notice } from '../../ui/Notice.tsx'
import classes from './request-deletion.module.css'

/** Section 5: says what happens, and takes the word that shows it is meant. */
export function RequestDeletion({ onSent }: { readonly onSent: () => void }) {
  const t = useText()
  const words = useErrorText()
  const language = useLanguage()
  const bodyOf = ({ word }: { readonly word: string }) => ({ word, language })
  const wordFault = ({ word }: { readonly word: string }): FieldFaults =>
    word.trim() === '' || isDeletionWord(word, language) ? {} : { word: { text: 'errors.CONFIRMATION_WORD_WRONG' } }
  const form = useForm(requestDeletion, { word: '' }, bodyOf, wordFault)
  const request = useCommand(requestDeletion, { quiet: true, done: onSent, failed: form.refuse })
  const submit = async () => {
    if (!(await form.check())) return false
    request.send(bodyOf(form.values))
    return true
  }
  const fault = form.fault('word')
  return (
    <Form onSubmit={submit} label={t('privacy.delete')}>
      <ul className={classes.steps}>
        <li>{t('privacy.delete_step_mail')}</li>
        <li>{t('privacy.delete_step_hidden')}</li>
        <li>{t('privacy.delete_step_wait')}</li>
        <li>{t('privacy.delete_step_gone')}</li>
      </ul>
      <p>
        <Txt
          id="privacy.delete_copy"
          values={{
            link: (children) => (
              <a key="data" href="#data">
                {children}
              </a>
            ),
          }}
        />
      </p>
      <TextInput
        label={t('privacy.word', { word: DELETION_WORDS[language] })}
        name="confirmation_word"
        autoComplete="off"
        value={form.values.word}
        onChange={(value) => form.set('word', value)}
        error={fault}
      />
      {request.error !== null && fault === undefined && <Notice kind="error">{words(request.error)}</Notice>}
      <div>
        <Button look="danger" type="submit" loading={request.status === 'sending'}>
          {t('privacy.delete_button')}
        </Button>
      </div>
    </Form>
  )
}

import { requestDeletion } from '@kredka/contracts/accounts/endpoints'
import { DELETION_WORDS, isDeletionWord } from '@kredka/contracts/accounts/rules'
import type { FieldFaults } from '../../app/forms/faults.ts'
import { useSentForm } from '../../app/forms/useSentForm.ts'
import { useLanguage } from '../../app/routing/usePath.ts'
import { Txt, useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import classes from './request-deletion.module.css'

/** Section 5: says what happens, and takes the word that shows it is meant. */
export function RequestDeletion({ onSent }: { readonly onSent: () => void }) {
  const t = useText()
  const language = useLanguage()
  const bodyOf = ({ word }: { readonly word: string }) => ({ word, language })
  const wordFault = ({ word }: { readonly word: string }): FieldFaults =>
    word.trim() === '' || isDeletionWord(word, language) ? {} : { word: { text: 'errors.CONFIRMATION_WORD_WRONG' } }
  const { form, submit, sending, error } = useSentForm(requestDeletion, { word: '' }, bodyOf, {
    faults: wordFault,
    done: onSent,
  })
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
      <ErrorNotice error={fault === undefined ? error : null} />
      <div>
        <Button look="danger" type="submit" loading={sending}>
          {t('privacy.delete_button')}
        </Button>
      </div>
    </Form>
  )
}

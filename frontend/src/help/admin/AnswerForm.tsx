import { answerContactMessage } from '@kredka/contracts/help/endpoints'
import { CONTACT_ANSWER_MAX } from '@kredka/contracts/help/rules'
import { useKeptSentForm } from '../../app/forms/useKeptSentForm.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { DraftKept } from '../../ui/DraftKept.tsx'
import { Form } from '../../ui/Form.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { Row } from '../../ui/layout.tsx'

interface Props {
  readonly id: string
  /** In which the sender wrote, and reads. */
  readonly language: 'pl' | 'en'
  readonly onAnswered: () => void
}

/** An answer goes out by mail, with the message below it. */
export function AnswerForm({ id, language, onAnswered }: Props) {
  const t = useText()
  const bodyOf = ({ text }: { readonly text: string }) => ({ id, text })
  const saved = { text: '' }
  const { form, submit, sending, draft } = useKeptSentForm(
    `contact.answer.${id}`,
    answerContactMessage,
    saved,
    bodyOf,
    {
      success: 'help.answer_sent',
      quiet: false,
      done: onAnswered,
    },
  )
  return (
    <Form label={t('help.answer')} onSubmit={submit}>
      <DraftKept of={draft} />
      <Textarea
        label={t('help.answer')}
        hint={t('help.answer_hint', { language: t(`help.in_${language}`) })}
        rows={7}
        max={CONTACT_ANSWER_MAX}
        value={form.values.text}
        onChange={(text) => form.set('text', text)}
        error={form.fault('text')}
      />
      <Row>
        <Button type="submit" look="primary" icon="mail" loading={sending}>
          {t('help.send_answer')}
        </Button>
      </Row>
    </Form>
  )
}

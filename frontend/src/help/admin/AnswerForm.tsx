import { answerContactMessage } from '@kredka/contracts/help/endpoints'
import { CONTACT_ANSWER_MAX } from '@kredka/contracts/help/rules'
import { useForm } from '../../app/forms/useForm.ts'
import { useCommand } from '../../app/store/command.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
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
  const form = useForm(answerContactMessage, { text: '' }, ({ text }) => ({ id, text }))
  const answer = useCommand(answerContactMessage, {
    success: 'help.answer_sent',
    done: onAnswered,
    failed: form.refuse,
  })
  return (
    <Form
      label={t('help.answer')}
      onSubmit={async () => {
        const right = await form.check()
        if (right) answer.send({ id, text: form.values.text })
        return right
      }}
    >
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
        <Button type="submit" look="primary" icon="mail" loading={answer.status === 'sending'}>
          {t('help.send_answer')}
        </Button>
      </Row>
    </Form>
  )
}

import { NAME_MAX } from '@kredka/contracts/accounts/rules'
import { sendContactMessage } from '@kredka/contracts/help/endpoints'
import { CONTACT_MESSAGE_MAX, CONTACT_TOPICS, type ContactTopic } from '@kredka/contracts/help/rules'
import { useForm } from '../../app/forms/useForm.ts'
import { useCommand } from '../../app/store/command.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { Row } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { HoneyPot } from './HoneyPot.tsx'

interface Props {
  /** Of whoever is logged in. */
  readonly name: string
  readonly email: string
  readonly onSent: (email: string) => void
}

interface Values {
  readonly topic: ContactTopic | null
  readonly name: string
  readonly email: string
  readonly message: string
  readonly website: string
}

/** The body that is checked; a topic that was not chosen is a fault of the form, told before. */
function bodyOf({ topic, email, website, ...values }: Values) {
  return { ...values, topic: topic ?? 'other', email: email.trim(), ...(website === '' ? {} : { website }) }
}

export function ContactForm({ name, email, onSent }: Props) {
  const t = useText()
  const words = useErrorText()
  const initial: Values = { topic: null, name, email, message: '', website: '' }
  const form = useForm(sendContactMessage, initial, bodyOf, ({ topic }) =>
    topic === null ? { topic: { text: 'form.required' } } : {},
  )
  const { values } = form
  const send = useCommand(sendContactMessage, {
    quiet: true,
    done: (_, sent) => onSent(sent.email),
    failed: form.refuse,
  })
  return (
    <Form
      onSubmit={async () => {
        const right = await form.check()
        if (right) send.send(bodyOf(values))
        return right
      }}
    >
      <Select
        label={t('help.topic')}
        clearable={false}
        options={CONTACT_TOPICS.map((value) => ({ value, label: t(`help.topic_${value}`) }))}
        value={values.topic}
        onChange={(option) => form.set('topic', CONTACT_TOPICS.find((topic) => topic === option?.value) ?? null)}
        onBlur={() => form.left('topic')}
        error={form.fault('topic')}
      />
      <TextInput
        label={t('help.name')}
        name="name"
        autoComplete="name"
        max={NAME_MAX}
        value={values.name}
        onChange={(value) => form.set('name', value)}
        onBlur={() => form.left('name')}
        error={form.fault('name')}
      />
      <TextInput
        label={t('help.email')}
        hint={t('help.email_hint')}
        type="email"
        name="email"
        autoComplete="email"
        value={values.email}
        onChange={(value) => form.set('email', value)}
        onBlur={() => form.left('email')}
        error={form.fault('email')}
      />
      <Textarea
        label={t('help.message')}
        name="message"
        rows={7}
        max={CONTACT_MESSAGE_MAX}
        value={values.message}
        onChange={(value) => form.set('message', value)}
        onBlur={() => form.left('message')}
        error={form.fault('message')}
      />
      <HoneyPot value={values.website} onChange={(value) => form.set('website', value)} />
      {send.error !== null && send.error.code !== 'INVALID_INPUT' && <Notice kind="error">{words(send.error)}</Notice>}
      <Row>
        <Button type="submit" look="primary" size="large" loading={send.status === 'sending'}>
          {t('help.send')}
        </Button>
      </Row>
    </Form>
  )
}

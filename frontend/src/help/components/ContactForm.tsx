import { NAME_MAX } from '@kredka/contracts/accounts/rules'
import { sendContactMessage } from '@kredka/contracts/help/endpoints'
import { CONTACT_MESSAGE_MAX, CONTACT_TOPICS, type ContactTopic } from '@kredka/contracts/help/rules'
import { useSentForm } from '../../app/forms/useSentForm.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { Row } from '../../ui/layout.tsx'
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
  const initial: Values = { topic: null, name, email, message: '', website: '' }
  const { form, submit, sending, error } = useSentForm(sendContactMessage, initial, bodyOf, {
    faults: ({ topic }) => (topic === null ? { topic: { text: 'form.required' } } : {}),
    done: (_, sent) => onSent(sent.email),
  })
  const { values } = form
  return (
    <Form onSubmit={submit}>
      <Select
        label={t('help.topic')}
        clearable={false}
        options={CONTACT_TOPICS.map((value) => ({ value, label: t(`help.topic_${value}`) }))}
        value={values.topic}
        onChange={(option) => form.set('topic', CONTACT_TOPICS.find((topic) => topic === option?.value) ?? null)}
        onBlur={() => form.left('topic')}
        error={form.fault('topic')}
      />
      <TextInput label={t('help.name')} name="name" autoComplete="name" max={NAME_MAX} {...form.field('name')} />
      <TextInput
        label={t('help.email')}
        hint={t('help.email_hint')}
        type="email"
        name="email"
        autoComplete="email"
        {...form.field('email')}
      />
      <Textarea
        label={t('help.message')}
        name="message"
        rows={7}
        max={CONTACT_MESSAGE_MAX}
        {...form.field('message')}
      />
      <HoneyPot value={values.website} onChange={(value) => form.set('website', value)} />
      <ErrorNotice error={error?.code === 'INVALID_INPUT' ? null : error} />
      <Row>
        <Button type="submit" look="primary" size="large" loading={sending}>
          {t('help.send')}
        </Button>
      </Row>
    </Form>
  )
}

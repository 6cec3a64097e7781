import { NAME_MAX } from '@kredka/contracts/accounts/rules'
import { sendContactMessage } from '@kredka/contracts/help/endpoints'
import { CONTACT_MESSAGE_MAX, CONTACT_TOPICS, type ContactTopic } from '@kredka/contracts/help/rules'
import { useKeptSentForm } from '../../app/forms/useKeptSentForm.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { DraftKept } from '../../ui/DraftKept.tsx'
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
  /** Empty before the first choice. */
  readonly topic: ContactTopic | ''
  readonly name: string
  readonly email: string
  readonly message: string
  readonly website: string
}

/** The body that is checked; a topic that was not chosen is a fault of the form, told before. */
function bodyOf({ topic, email, website, ...values }: Values) {
  return {
    ...values,
    topic: topic === '' ? 'other' : topic,
    email: email.trim(),
    ...(website === '' ? {} : { website }),
  }
}

export function ContactForm({ name, email, onSent }: Props) {
  const t = useText()
  const saved: Values = { topic: '', name, email, message: '', website: '' }
  const { form, submit, sending, error, draft } = useKeptSentForm('contact', sendContactMessage, saved, bodyOf, {
    // what a visitor began goes on with the name of who logged in
    begin: (typed) => ({ ...typed, name: typed.name || name, email: typed.email || email }),
    faults: ({ topic }) => (topic === '' ? { topic: { text: 'form.required' } } : {}),
    done: (_, sent) => onSent(sent.email),
  })
  const { values } = form
  return (
    <Form onSubmit={submit}>
      <DraftKept of={draft} />
      <Select
        label={t('help.topic')}
        clearable={false}
        options={CONTACT_TOPICS.map((value) => ({ value, label: t(`help.topic_${value}`) }))}
        value={values.topic === '' ? null : values.topic}
        onChange={(option) => form.set('topic', CONTACT_TOPICS.find((topic) => topic === option?.value) ?? '')}
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

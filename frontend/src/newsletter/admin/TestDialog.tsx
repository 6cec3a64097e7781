import { testIssue } from '@kredka/contracts/newsletter/endpoints'
import { useSentForm } from '../../app/forms/useSentForm.ts'
import { useLanguage } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { Form } from '../../ui/Form.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { Modal } from '../../ui/overlay/Modal.tsx'

interface Props {
  readonly id: string
  readonly opened: boolean
  readonly onClose: () => void
}

/** A draft to oneself first, as subscribers would get it (ADM-02). */
export function TestDialog({ opened, ...test }: Props) {
  const t = useText()
  return (
    <Modal opened={opened} onClose={test.onClose} title={t('newsletter.test_title')}>
      <Test {...test} />
    </Modal>
  )
}

function Test({ id, onClose }: Omit<Props, 'opened'>) {
  const t = useText()
  const language = useLanguage()
  const { form, submit, sending, error } = useSentForm(
    testIssue,
    { email: '', language },
    (values) => ({ id, ...values }),
    { success: 'newsletter.test_sent', done: onClose },
  )
  return (
    <Form onSubmit={submit}>
      <p>{t('newsletter.test_about')}</p>
      <TextInput
        firstInDialog
        label={t('newsletter.test_email')}
        type="email"
        autoComplete="email"
        {...form.field('email')}
      />
      <RadioGroup
        label={t('newsletter.test_language')}
        value={form.values.language}
        onChange={(value) => form.set('language', value)}
        options={(['pl', 'en'] as const).map((value) => ({ value, label: t(`newsletter.in_${value}`) }))}
      />
      <FormFoot error={error} sending={sending} label={t('newsletter.send_test')} onCancel={onClose} dialog />
    </Form>
  )
}

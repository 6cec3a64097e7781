import { proposeIdea } from '@kredka/contracts/community/endpoints'
import { IDEA_DESCRIPTION_MAX, IDEA_TITLE_MAX, IDEAS_A_DAY } from '@kredka/contracts/community/rules'
import { useForm } from '../../app/forms/useForm.ts'
import { useCommand } from '../../app/store/command.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { Row } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'

interface Values {
  readonly title: string
  readonly description: string
}

const bodyOf = ({ title, description }: Values) => ({ title: title.trim(), description: description.trim() })

interface Props {
  readonly onProposed: () => void
  readonly onCancel: () => void
}

/** What somebody wishes for, in their own words. */
export function ProposeIdea({ onProposed, onCancel }: Props) {
  const t = useText()
  const words = useErrorText()
  const form = useForm(proposeIdea, { title: '', description: '' }, bodyOf)
  const propose = useCommand(proposeIdea, {
    success: 'community.proposed',
    quiet: true,
    done: onProposed,
    failed: form.refuse,
  })
  const submit = async () => {
    if (!(await form.check())) return false
    propose.send(bodyOf(form.values))
    return true
  }
  return (
    <Form onSubmit={submit} label={t('community.propose')}>
      <p>{t('community.propose_about', { count: IDEAS_A_DAY })}</p>
      <TextInput
        label={t('community.idea_title')}
        hint={t('community.idea_title_hint')}
        firstInDialog
        value={form.values.title}
        onChange={(title) => form.set('title', title)}
        onBlur={() => form.left('title')}
        max={IDEA_TITLE_MAX}
        error={form.fault('title')}
      />
      <Textarea
        label={t('community.idea_description')}
        hint={t('community.idea_description_hint')}
        rows={6}
        value={form.values.description}
        onChange={(description) => form.set('description', description)}
        onBlur={() => form.left('description')}
        max={IDEA_DESCRIPTION_MAX}
        error={form.fault('description')}
      />
      {propose.error !== null && <Notice kind="error">{words(propose.error)}</Notice>}
      <Row end>
        <Button onClick={onCancel}>{t('ui.cancel')}</Button>
        <Button look="primary" type="submit" loading={propose.status === 'sending'}>
          {t('community.send_idea')}
        </Button>
      </Row>
    </Form>
  )
}

import { proposeIdea } from '@kredka/contracts/community/endpoints'
import { IDEA_DESCRIPTION_MAX, IDEA_TITLE_MAX, IDEAS_A_DAY } from '@kredka/contracts/community/rules'
import { useKeptSentForm } from '../../app/forms/useKeptSentForm.ts'
import { useText } from '../../i18n/useText.ts'
import { DraftKept } from '../../ui/DraftKept.tsx'
import { Form } from '../../ui/Form.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'

interface Values {
  readonly title: string
  readonly description: string
}

const EMPTY: Values = { title: '', description: '' }
const bodyOf = ({ title, description }: Values) => ({ title: title.trim(), description: description.trim() })

interface Props {
  readonly onProposed: () => void
  readonly onCancel: () => void
}

/** What somebody wishes for, in their own words. */
export function ProposeIdea({ onProposed, onCancel }: Props) {
  const t = useText()
  const { form, submit, sending, error, draft } = useKeptSentForm('idea', proposeIdea, EMPTY, bodyOf, {
    success: 'community.proposed',
    done: onProposed,
  })
  const cancel = () => {
    draft.drop()
    onCancel()
  }
  return (
    <Form onSubmit={submit} label={t('community.propose')}>
      <DraftKept of={draft} />
      <p>{t('community.propose_about', { count: IDEAS_A_DAY })}</p>
      <TextInput
        label={t('community.idea_title')}
        hint={t('community.idea_title_hint')}
        firstInDialog
        {...form.field('title')}
        max={IDEA_TITLE_MAX}
      />
      <Textarea
        label={t('community.idea_description')}
        hint={t('community.idea_description_hint')}
        rows={6}
        {...form.field('description')}
        max={IDEA_DESCRIPTION_MAX}
      />
      <FormFoot error={error} sending={sending} label={t('community.send_idea')} onCancel={cancel} dialog />
    </Form>
  )
}

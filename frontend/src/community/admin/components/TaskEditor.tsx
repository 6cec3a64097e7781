import { addTask, changeTask } from '@kredka/contracts/community/endpoints'
import {
  type Bilingual,
  TASK_DESCRIPTION_MAX,
  TASK_STATUSES,
  TASK_TITLE_MAX,
  type TaskStatus,
} from '@kredka/contracts/community/rules'
import type { TaskView } from '@kredka/contracts/community/views'
import { useForm } from '../../../app/forms/useForm.ts'
import { useSavedElsewhere } from '../../../app/forms/useSavedElsewhere.ts'
import { useCommand } from '../../../app/store/command.ts'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChangedMeanwhile } from '../../../ui/ChangedMeanwhile.tsx'
import { Form } from '../../../ui/Form.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { Row } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { BilingualFields } from './BilingualFields.tsx'

interface Values {
  readonly title: Bilingual
  readonly description: Bilingual
  readonly status: TaskStatus
}

const EMPTY: Values = { title: { pl: '', en: '' }, description: { pl: '', en: '' }, status: 'to-do' }

interface Props {
  /** Null for a new one. */
  readonly task: TaskView | null
  readonly onSaved: () => void
  readonly onCancel: () => void
}

/** A task in both languages; a new one says which column it comes into. */
export function TaskEditor({ task, onSaved, onCancel }: Props) {
  const t = useText()
  const words = useErrorText()
  const form = useForm(addTask, task ?? EMPTY, bodyOf)
  const elsewhere = useSavedElsewhere(form, task ?? EMPTY, textsOf)
  const options = { success: 'community.saved', quiet: true, done: onSaved, failed: form.refuse } as const
  const add = useCommand(addTask, options)
  const change = useCommand(changeTask, options)
  const error = add.error ?? change.error
  const submit = async () => {
    if (!(await form.check())) return false
    if (task === null) add.send(bodyOf(form.values))
    else change.send({ id: task.id, ...textsOf(form.values) })
    return true
  }
  return (
    <Form wide label={t('community.task')} onSubmit={submit}>
      <ChangedMeanwhile of={elsewhere} />
      <BilingualFields
        field="title"
        label={t('community.title')}
        value={form.values.title}
        max={TASK_TITLE_MAX}
        fault={form.fault}
        onChange={(title) => form.set('title', title)}
        onLeft={() => form.left('title')}
      />
      <BilingualFields
        field="description"
        label={t('community.description')}
        optionalText={t('community.optional')}
        rows={4}
        value={form.values.description}
        max={TASK_DESCRIPTION_MAX}
        fault={form.fault}
        onChange={(description) => form.set('description', description)}
        onLeft={() => form.left('description')}
      />
      {task === null && (
        <RadioGroup
          label={t('community.column')}
          value={form.values.status}
          options={TASK_STATUSES.map((value) => ({ value, label: t(`community.task_${value}`) }))}
          onChange={(status) => form.set('status', status)}
        />
      )}
      {error !== null && <Notice kind="error">{words(error)}</Notice>}
      <Row end>
        <Button onClick={onCancel}>{t('ui.cancel')}</Button>
        <Button look="primary" type="submit" loading={[add, change].some(({ status }) => status === 'sending')}>
          {t('community.save')}
        </Button>
      </Row>
    </Form>
  )
}

function bodyOf(values: Values) {
  return { ...textsOf(values), status: values.status }
}

/** What of a task is written here; its column is changed by moving it. */
function textsOf({ title, description }: Values) {
  const trim = ({ pl, en }: Bilingual) => ({ pl: pl.trim(), en: en.trim() })
  return { title: trim(title), description: trim(description) }
}

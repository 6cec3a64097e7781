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
import { useFormDraft, useKeptForm } from '../../../app/forms/useFormDraft.ts'
import { useSavedElsewhere } from '../../../app/forms/useSavedElsewhere.ts'
import { useCommand } from '../../../app/store/command.ts'
import { useText } from '../../../i18n/useText.ts'
import { ChangedMeanwhile } from '../../../ui/ChangedMeanwhile.tsx'
import { DraftKept } from '../../../ui/DraftKept.tsx'
import { Form } from '../../../ui/Form.tsx'
import { FormFoot } from '../../../ui/FormFoot.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
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
  const { title, description, status } = task ?? EMPTY
  const saved: Values = { title, description, status }
  const begun = useFormDraft(`task.${task?.id ?? 'new'}`, saved)
  const form = useForm(addTask, begun.initial, bodyOf)
  const draft = useKeptForm(begun, form, saved, textsOf)
  const elsewhere = useSavedElsewhere(form, saved, textsOf, begun.base)
  const options = {
    success: 'community.saved',
    quiet: true,
    always: () => draft.drop(),
    done: onSaved,
    failed: form.refuse,
  } as const
  const add = useCommand(addTask, options)
  const change = useCommand(changeTask, options)
  const cancel = () => {
    draft.drop()
    onCancel()
  }
  const error = add.error ?? change.error
  const submit = () =>
    form.submit((values) => {
      if (task === null) add.send(bodyOf(values))
      else change.send({ id: task.id, ...textsOf(values) })
    })
  return (
    <Form wide label={t('community.task')} onSubmit={submit}>
      <DraftKept of={draft} />
      <ChangedMeanwhile of={elsewhere} />
      <BilingualFields
        field="title"
        label={t('community.title')}
        max={TASK_TITLE_MAX}
        fault={form.fault}
        {...form.field('title')}
      />
      <BilingualFields
        field="description"
        label={t('community.description')}
        optionalText={t('community.optional')}
        rows={4}
        max={TASK_DESCRIPTION_MAX}
        fault={form.fault}
        {...form.field('description')}
      />
      {task === null && (
        <RadioGroup
          label={t('community.column')}
          value={form.values.status}
          options={TASK_STATUSES.map((value) => ({ value, label: t(`community.task_${value}`) }))}
          onChange={(status) => form.set('status', status)}
        />
      )}
      <FormFoot
        error={error}
        sending={[add, change].some(({ status }) => status === 'sending')}
        label={t('community.save')}
        onCancel={cancel}
        dialog
      />
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

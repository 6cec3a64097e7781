import { TITLE_MAX } from '@kredka/contracts/analysis/rules'
import { type ReactNode, useRef } from 'react'
import type { Form as FormOf } from '../../app/forms/useForm.ts'
import { useText } from '../../i18n/useText.ts'
import type { ApiError } from '../../kernel/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { useRun } from '../useRun.ts'
import type { QuestionValues } from '../values.ts'
import { Answer } from './Answer.tsx'
import { ReplicaBar } from './ReplicaBar.tsx'
import { SqlField } from './SqlField.tsx'
import { TableList } from './TableList.tsx'
import classes from './workbench.module.css'

interface Props {
  /** Null for one that is not kept yet. */
  readonly question_id: string | null
  readonly form: FormOf<QuestionValues>
  readonly onSave: () => Promise<boolean>
  readonly saveLabel: string
  readonly sending: boolean
  /** Why it could not be kept. */
  readonly error: ApiError | null
  readonly children?: ReactNode
}

/** A question, what it may name, and its answer. */
export function Workbench({ question_id, form, onSave, saveLabel, sending, error, children }: Props) {
  const t = useText()
  const sql = useRef<HTMLTextAreaElement>(null)
  const running = useRun(question_id)
  const ask = () => {
    if (!running.isBusy && form.values.sql.trim() !== '') running.ask(form.values.sql.trim())
  }
  return (
    <Stack space={5}>
      <ReplicaBar />
      {children}
      <div className={classes.bench}>
        <div className={classes.main}>
          <Form wide label={t('analysis.question')} onSubmit={onSave}>
            <SqlField ref={sql} onAsk={ask} {...form.field('sql')} />
            <Row space={3}>
              <Button look="primary" icon="play" loading={running.isBusy} onClick={ask}>
                {t('analysis.ask')}
              </Button>
              {running.run?.state === 'running' && (
                <Button icon="cancelled" onClick={running.cancel}>
                  {t('analysis.cancel')}
                </Button>
              )}
            </Row>
            <ErrorNotice error={running.error} />
            <Answer of={running} form={form} />
            <div className={classes.keep}>
              <TextInput label={t('analysis.title')} max={TITLE_MAX} {...form.field('title')} />
              <Button type="submit" loading={sending}>
                {saveLabel}
              </Button>
            </div>
            <ErrorNotice error={error} />
          </Form>
        </div>
        <TableList onInsert={(name) => insert(sql.current, name, (value) => form.set('sql', value))} />
      </div>
    </Stack>
  )
}

/** At the caret, in place of what is chosen; the caret stands behind it then. */
function insert(field: HTMLTextAreaElement | null, name: string, change: (value: string) => void): void {
  if (field === null) return
  const { value, selectionStart, selectionEnd } = field
  change(`${value.slice(0, selectionStart)}${name}${value.slice(selectionEnd)}`)
  const at = selectionStart + name.length
  requestAnimationFrame(() => {
    field.focus()
    field.setSelectionRange(at, at)
  })
}

import { SQL_MAX } from '@kredka/contracts/analysis/rules'
import type { KeyboardEvent, Ref } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Field } from '../../ui/fields/Field.tsx'
import classes from './sql-field.module.css'

interface Props {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
  readonly error: string | undefined
  /** Ctrl+Enter, on a Mac ⌘+Enter. */
  readonly onAsk: () => void
  readonly ref: Ref<HTMLTextAreaElement>
}

/** The question in SQL. */
export function SqlField({ value, onChange, onBlur, error, onAsk, ref }: Props) {
  const t = useText()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onAsk()
  }
  return (
    <Field
      label={t('analysis.sql')}
      hint={t('analysis.sql_hint')}
      error={error}
      aside={<span>{t('analysis.letters', { count: value.length, max: SQL_MAX })}</span>}
    >
      {(control) => (
        <textarea
          {...control}
          ref={ref}
          className={classes.sql}
          value={value}
          rows={10}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
        />
      )}
    </Field>
  )
}

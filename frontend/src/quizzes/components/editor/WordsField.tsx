import { useEffect, useState } from 'react'
import { useText } from '../../../i18n/useText.ts'
import type { FieldProps } from '../../../ui/fields/Field.tsx'
import { Textarea } from '../../../ui/fields/Textarea.tsx'

interface Props extends Pick<FieldProps, 'label' | 'hint' | 'optionalText'> {
  readonly value: readonly string[]
  readonly onChange: (words: string[]) => void
  /** Most of them, and the longest. */
  readonly max: number
  readonly longest: number
  readonly rows?: number
}

/** Several words or phrases, each on a line of its own. */
export function WordsField({ value, onChange, max, longest, rows = 3, ...field }: Props) {
  const t = useText()
  const [text, setText] = useState(() => value.join('\n'))
  const written = value.join('\n')
  useEffect(() => {
    setText((before) => (wordsIn(before).join('\n') === written ? before : written))
  }, [written])
  const error =
    value.length > max
      ? t('quiz_editor.words_too_many', { max })
      : value.some((word) => [...word].length > longest)
        ? t('quiz_editor.words_too_long', { max: longest })
        : undefined
  return (
    <Textarea
      {...field}
      value={text}
      rows={rows}
      error={error}
      onChange={(typed) => {
        setText(typed)
        onChange(wordsIn(typed))
      }}
    />
  )
}

function wordsIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

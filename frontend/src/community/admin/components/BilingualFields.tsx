import type { Bilingual } from '@kredka/contracts/community/rules'
import { useText } from '../../../i18n/useText.ts'
import { Textarea } from '../../../ui/fields/Textarea.tsx'
import { TextInput } from '../../../ui/fields/TextInput.tsx'
import classes from './bilingual-fields.module.css'

interface Props {
  /** Of the form's values, such as `title`: faults stand at `title.pl`. */
  readonly field: string
  readonly label: string
  readonly value: Bilingual
  readonly max: number
  readonly fault: (field: string) => string | undefined
  readonly onChange: (value: Bilingual) => void
  readonly onBlur: () => void
  /** Several lines. */
  readonly rows?: number
  readonly optionalText?: string
}

/** The same text in Polish and English, beside each other; below each other where it is narrow. */
export function BilingualFields({ field, label, value, max, fault, onChange, onBlur, rows, optionalText }: Props) {
  const t = useText()
  return (
    <div className={classes.pair}>
      {(['pl', 'en'] as const).map((language) => {
        const props = {
          label: t(`community.in_${language}`, { label }),
          value: value[language],
          max,
          error: fault(`${field}.${language}`),
          onChange: (text: string) => onChange({ ...value, [language]: text }),
          onBlur,
          ...(optionalText === undefined ? {} : { optionalText }),
        }
        return rows === undefined ? (
          <TextInput key={language} {...props} />
        ) : (
          <Textarea key={language} rows={rows} {...props} />
        )
      })}
    </div>
  )
}

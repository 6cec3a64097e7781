import { SUBJECTS } from '@kredka/contracts/data/subjects'
import { LEVELS, type Level } from '@kredka/contracts/offers/rules'
import { type ComponentProps, useMemo } from 'react'
import { useLanguage } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { Select } from '../../ui/fields/Select.tsx'
import { useWords } from '../useWords.ts'

type Fault = Pick<ComponentProps<typeof Select>, 'error'>

interface SubjectProps extends Fault {
  /** Null for none yet. */
  readonly value: string | null
  readonly onChange: (subject_id: string | null) => void
  readonly onBlur: () => void
}

/** What is taught: one subject of all, by the alphabet of the page. */
export function SubjectField({ onChange, ...rest }: SubjectProps) {
  const t = useText()
  const language = useLanguage()
  const options = useMemo(
    () =>
      SUBJECTS.map((subject) => ({ value: subject.id, label: subject[language] })).sort((a, b) =>
        a.label.localeCompare(b.label, language),
      ),
    [language],
  )
  return (
    <Select
      label={t('offers.subject')}
      options={options}
      searchable
      clearable={false}
      onChange={(option) => onChange(option?.value ?? null)}
      {...rest}
    />
  )
}

interface LevelProps extends Fault {
  readonly value: Level
  readonly onChange: (level: Level) => void
}

/** For whom it is. */
export function LevelField({ onChange, ...rest }: LevelProps) {
  const t = useText()
  const words = useWords()
  return (
    <Select
      label={t('offers.level')}
      options={LEVELS.map((level) => ({ value: level, label: words.level(level) }))}
      clearable={false}
      onChange={(option) => onChange(LEVELS.find((level) => level === option?.value) ?? 'any')}
      {...rest}
    />
  )
}

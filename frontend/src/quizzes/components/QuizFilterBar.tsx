import { SUBJECTS } from '@kredka/contracts/data/subjects'
import { LEVELS } from '@kredka/contracts/offers/rules'
import { DIFFICULTIES, QUIZ_LENGTH_NAMES, QUIZ_SORTS } from '@kredka/contracts/quizzes/rules'
import { useLanguage } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { Select } from '../../ui/fields/Select.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { useTypedSearch } from '../../ui/fields/useTypedSearch.ts'
import type { QuizFilters } from '../useQuizFilters.ts'
import { useQuizWords } from '../useQuizWords.ts'
import classes from './quiz-filter-bar.module.css'

interface Props {
  readonly filters: QuizFilters
  readonly onChange: (changes: Partial<QuizFilters>) => void
}

/** What narrows the list of quizzes. */
export function QuizFilterBar({ filters, onChange }: Props) {
  const t = useText()
  const language = useLanguage()
  const words = useQuizWords()
  const search = useTypedSearch(filters.q, (text) => onChange({ q: text.trim() }))
  return (
    <search className={classes.bar}>
      <div className={classes.text}>
        <TextInput
          label={t('quizzes.search')}
          labelHidden
          type="search"
          icon="search"
          clearable
          placeholder={t('quizzes.search')}
          {...search}
        />
      </div>
      <Select
        label={t('quizzes.subject')}
        placeholder={t('quizzes.any')}
        searchable
        options={SUBJECTS.map((subject) => ({ value: subject.id, label: subject[language] }))}
        value={filters.subject_id}
        onChange={(option) => onChange({ subject_id: option?.value ?? null })}
      />
      <Select
        label={t('quizzes.level')}
        placeholder={t('quizzes.any')}
        options={LEVELS.map((level) => ({ value: level, label: words.level(level) }))}
        value={filters.level}
        onChange={(option) => onChange({ level: LEVELS.find((level) => level === option?.value) ?? null })}
      />
      <Select
        label={t('quizzes.difficulty')}
        placeholder={t('quizzes.any')}
        options={DIFFICULTIES.map((one) => ({ value: String(one), label: words.difficulty(one) }))}
        value={filters.difficulty === null ? null : String(filters.difficulty)}
        onChange={(option) => onChange({ difficulty: option === null ? null : Number(option.value) })}
      />
      <Select
        label={t('quizzes.length')}
        placeholder={t('quizzes.any')}
        options={QUIZ_LENGTH_NAMES.map((length) => ({ value: length, label: t(`quizzes.length_${length}`) }))}
        value={filters.length}
        onChange={(option) =>
          onChange({ length: QUIZ_LENGTH_NAMES.find((length) => length === option?.value) ?? null })
        }
      />
      <Select
        label={t('quizzes.language')}
        placeholder={t('quizzes.any')}
        options={(['pl', 'en'] as const).map((one) => ({ value: one, label: words.language(one) }))}
        value={filters.language}
        onChange={(option) =>
          onChange({ language: option?.value === 'pl' || option?.value === 'en' ? option.value : null })
        }
      />
      <Select
        label={t('quizzes.sort')}
        clearable={false}
        icon="sort"
        options={QUIZ_SORTS.map((sort) => ({ value: sort, label: t(`quizzes.sort_${sort}`) }))}
        value={filters.sort ?? (filters.q === '' ? 'newest' : 'relevance')}
        onChange={(option) => onChange({ sort: QUIZ_SORTS.find((sort) => sort === option?.value) ?? null })}
      />
    </search>
  )
}

import type { DirectoryFilters as Filters } from '@kredka/contracts/profiles/directory'
import type { TeacherFacetsView } from '@kredka/contracts/profiles/views'
import { useMemo } from 'react'
import { useLanguage } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { useWords } from '../../offers/index.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { type Option, Select } from '../../ui/fields/Select.tsx'
import classes from './directory-filters.module.css'

interface Props {
  readonly filters: Filters
  /** Name of the chosen city. */
  readonly city: string | null
  readonly facets: TeacherFacetsView | null
  readonly onChange: (changes: Partial<Filters>) => void
}

/** By subject, by city, online: only choices that lead to somebody, each with how many. */
export function DirectoryFilters({ filters, city, facets, onChange }: Props) {
  const t = useText()
  const { subjects, cities } = useChoices(facets)
  const words = useWords()
  return (
    <form className={classes.filters} aria-label={t('profiles.filters')} onSubmit={(event) => event.preventDefault()}>
      <Select
        label={t('profiles.filter_subject')}
        placeholder={t('profiles.any_subject')}
        icon="lesson"
        searchable
        options={subjects}
        value={filters.subject}
        shown={filters.subject === null ? '' : words.subject(filters.subject)}
        onChange={(option) => onChange({ subject: option?.value ?? null })}
      />
      <Select
        label={t('profiles.filter_city')}
        placeholder={t('profiles.any_city')}
        icon="place"
        searchable
        options={cities}
        value={filters.city}
        shown={city ?? ''}
        onChange={(option) => onChange({ city: option?.value ?? null })}
      />
      <div className={classes.online}>
        <Checkbox checked={filters.online} onChange={(online) => onChange({ online })}>
          {t(filters.city === null ? 'profiles.only_online' : 'profiles.online_too')}
        </Checkbox>
      </div>
    </form>
  )
}

/** In the order of the alphabet: people look for a word they know. */
function useChoices(facets: TeacherFacetsView | null) {
  const t = useText()
  const words = useWords()
  const language = useLanguage()
  const { subject } = words
  return useMemo(() => {
    const collator = new Intl.Collator(language)
    const sorted = (options: readonly Option[]) => options.toSorted((a, b) => collator.compare(a.label, b.label))
    const about = (count: number) => t('profiles.teacher_count', { count })
    return {
      subjects: sorted(
        (facets?.subjects ?? []).map(({ value, count }) => ({ value, label: subject(value), about: about(count) })),
      ),
      cities: sorted(
        (facets?.cities ?? []).map(({ id, name, count }) => ({ value: id, label: name, about: about(count) })),
      ),
    }
  }, [facets, language, subject, t])
}

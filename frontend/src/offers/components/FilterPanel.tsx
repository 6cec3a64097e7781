import { SUBJECTS } from '@kredka/contracts/data/subjects'
import type { Filters } from '@kredka/contracts/offers/filters'
import { RATING_FLOORS } from '@kredka/contracts/offers/ranking'
import { LEVELS, PLACES } from '@kredka/contracts/offers/rules'
import type { OfferFacetsView } from '@kredka/contracts/offers/views'
import { useMemo } from 'react'
import { useLanguage } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { SubjectIcon } from '../../ui/icons/SubjectIcon.tsx'
import { Stack } from '../../ui/layout.tsx'
import { useWords } from '../useWords.ts'
import { Availability } from './Availability.tsx'
import { CitySelect } from './CitySelect.tsx'
import { FacetGroup } from './FacetGroup.tsx'
import { PriceRange } from './PriceRange.tsx'
import { RatingFloorLabel } from './RatingFloorLabel.tsx'

interface Props {
  readonly filters: Filters
  readonly facets: OfferFacetsView | null
  readonly onChange: (changes: Partial<Filters>) => void
}

/** All filters of the search, with what each further choice would leave. */
export function FilterPanel({ filters, facets, onChange }: Props) {
  const t = useText()
  const words = useWords()
  const subjects = useSubjects(facets)
  const count = (group: 'levels' | 'places', value: string) =>
    facets === null ? null : (facets[group].find((facet) => facet.value === value)?.count ?? 0)
  return (
    <Stack space={5}>
      <Stack space={3}>
        <CitySelect
          value={filters.city}
          onChange={(city) => onChange({ city, online: city !== null && filters.online })}
        />
        {filters.city !== null && (
          <Checkbox checked={filters.online} onChange={(online) => onChange({ online })}>
            {t('offers.with_online')}
          </Checkbox>
        )}
      </Stack>
      <PriceRange
        min={filters.price_min}
        max={filters.price_max}
        onChange={(price_min, price_max) => onChange({ price_min, price_max })}
      />
      <Availability day={filters.day} hour={filters.hour} onChange={onChange} />
      <FacetGroup
        label={t('offers.subject')}
        choices={subjects}
        chosen={filters.subject}
        onChoose={(subject) => onChange({ subject })}
      />
      <FacetGroup
        label={t('offers.place')}
        choices={PLACES.map((value) => ({ value, label: words.place(value), count: count('places', value) }))}
        chosen={filters.place}
        onChoose={(value) => onChange({ place: PLACES.find((place) => place === value) ?? null })}
      />
      <FacetGroup
        label={t('offers.level')}
        choices={LEVELS.map((value) => ({ value, label: words.level(value), count: count('levels', value) }))}
        chosen={filters.level}
        onChoose={(value) => onChange({ level: LEVELS.find((level) => level === value) ?? null })}
      />
      <FacetGroup
        label={t('offers.rating')}
        choices={RATING_FLOORS.map((value) => ({ value, label: <RatingFloorLabel floor={value} />, count: null }))}
        chosen={filters.rating}
        onChoose={(value) => onChange({ rating: RATING_FLOORS.find((floor) => floor === value) ?? null })}
      />
    </Stack>
  )
}

/** Subjects with hits first, the fullest first, then the others by name. */
function useSubjects(facets: OfferFacetsView | null) {
  const language = useLanguage()
  return useMemo(() => {
    const collator = new Intl.Collator(language)
    const counts = new Map(facets?.subjects.map(({ value, count }) => [value, count]))
    return SUBJECTS.toSorted(
      (a, b) => (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0) || collator.compare(a[language], b[language]),
    ).map((subject) => ({
      value: subject.id,
      count: facets === null ? null : (counts.get(subject.id) ?? 0),
      label: (
        <>
          <SubjectIcon subject={subject.id} size={24} />
          {subject[language]}
        </>
      ),
    }))
  }, [facets, language])
}

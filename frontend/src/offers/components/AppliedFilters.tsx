import { type Filters, NO_FILTERS } from '@kredka/contracts/offers/filters'
import { useText } from '../../app/i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Row } from '../../ui/layout.tsx'
import { useWords } from '../useWords.ts'

interface Props {
  readonly filters: Filters
  /** Name of the chosen city, once it is known. */
  readonly cityName: string | null
  readonly onChange: (changes: Partial<Filters>) => void
}

/** What narrows the list, each with its way out. */
export function AppliedFilters({ filters, cityName, onChange }: Props) {
  const t = useText()
  const words = useWords()
  const { subject, level, place, city, price_min, price_max } = filters
  const chips: { key: string; label: string; without: Partial<Filters> }[] = []
  if (subject !== null) chips.push({ key: 'subject', label: words.subject(subject), without: { subject: null } })
  if (city !== null) chips.push({ key: 'city', label: cityName ?? city, without: { city: null, online: false } })
  if (place !== null) chips.push({ key: 'place', label: words.place(place), without: { place: null } })
  if (level !== null) chips.push({ key: 'level', label: words.level(level), without: { level: null } })
  if (price_min !== null || price_max !== null) {
    chips.push({
      key: 'price',
      label: t('offers.price_chip', {
        from: price_min ?? 0,
        to: price_max ?? 0,
        open: price_max === null ? 'yes' : 'no',
      }),
      without: { price_min: null, price_max: null },
    })
  }
  if (chips.length === 0) return null
  return (
    <Row space={2}>
      {chips.map(({ key, label, without }) => (
        <Chip key={key} onRemove={() => onChange(without)}>
          {label}
        </Chip>
      ))}
      {chips.length > 1 && (
        <Button look="quiet" size="small" onClick={() => onChange({ ...NO_FILTERS, q: filters.q, sort: filters.sort })}>
          {t('offers.clear_filters')}
        </Button>
      )}
    </Row>
  )
}

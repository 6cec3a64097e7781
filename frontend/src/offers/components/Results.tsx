import { type Filters, NO_FILTERS } from '@kredka/contracts/offers/filters'
import type { OfferCardView } from '@kredka/contracts/offers/views'
import { useText } from '../../i18n/useText.ts'
import type { ResourceState } from '../../kernel/resource-state.ts'
import { Slice } from '../../kernel/taking-over/Slice.tsx'
import { useBetaFeature } from '../../settings/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { EmptyState, SkeletonLines } from '../../ui/states.tsx'
import { useChips } from './AppliedFilters.tsx'
import { OfferCard } from './OfferCard.tsx'
import { OffersInstead } from './OffersInstead.tsx'

interface Props {
  readonly found: ResourceState<OfferCardView[]> & { readonly refresh: () => void }
  readonly filters: Filters
  readonly cityName: string | null
  /** The address names a city that is none of ours. */
  readonly isCityUnknown: boolean
  /** Nothing fits, whatever the page. */
  readonly isEmpty: boolean
  readonly onChange: (changes: Partial<Filters>) => void
}

export function Results({ found, filters, isEmpty, ...how }: Props) {
  const { onChange } = how
  const compact = useBetaFeature('compact_search')
  return (
    <ResourceView of={found} skeleton={<Loading />}>
      {(cards, busy) => {
        if (cards.length === 0 && (filters.page === 1 || isEmpty)) {
          return (
            <>
              <Nothing filters={filters} {...how} />
              <OffersInstead filters={filters} />
            </>
          )
        }
        if (cards.length === 0 && !busy) return <BeyondTheEnd onChange={onChange} />
        return (
          <PagedList
            page={filters.page}
            hasNextPage={found.meta?.has_next_page ?? false}
            busy={busy}
            onPage={(page) => onChange({ page })}
          >
            <Stack space={compact ? 2 : 4}>
              {cards.map((card) => (
                <Slice key={card.id}>
                  <OfferCard offer={card} compact={compact} />
                </Slice>
              ))}
            </Stack>
          </PagedList>
        )
      }}
    </ResourceView>
  )
}

/** Says how to find more: without one of the filters, else with other words. */
function Nothing({ filters, cityName, isCityUnknown, onChange }: Omit<Props, 'found' | 'isEmpty'>) {
  const t = useText()
  const chips = useChips(filters, cityName)
  const inCity = filters.city !== null && !isCityUnknown && !filters.online && filters.place === null
  return (
    <EmptyState
      picture="nothing_found"
      title={t('offers.nothing')}
      action={
        <Row space={2}>
          {inCity && (
            <Button look="primary" icon="online" onClick={() => onChange({ online: true })}>
              {t('offers.with_online')}
            </Button>
          )}
          {chips.length > 1 &&
            chips.map(({ key, label, without }) => (
              <Button key={key} onClick={() => onChange(without)}>
                {t('offers.without', { filter: label })}
              </Button>
            ))}
          {chips.length === 1 && filters.q !== '' && (
            <Button onClick={() => onChange({ q: '' })}>{t('offers.without_words', { words: filters.q })}</Button>
          )}
          <Button
            look={inCity ? 'secondary' : 'primary'}
            onClick={() => onChange(chips.length > 0 ? { ...NO_FILTERS, q: filters.q } : NO_FILTERS)}
          >
            {t(chips.length > 0 ? 'offers.clear_filters' : 'offers.all')}
          </Button>
        </Row>
      }
    >
      {t(
        isCityUnknown
          ? 'offers.city_unknown'
          : inCity
            ? 'offers.nothing_in_city'
            : chips.length > 0
              ? 'offers.nothing_filtered'
              : 'offers.nothing_text',
      )}
    </EmptyState>
  )
}

/** An old address, or fewer offers than a moment ago. */
function BeyondTheEnd({ onChange }: Pick<Props, 'onChange'>) {
  const t = useText()
  return (
    <EmptyState
      title={t('offers.beyond')}
      action={
        <Button look="primary" onClick={() => onChange({ page: 1 })}>
          {t('offers.first_page')}
        </Button>
      }
    >
      {t('offers.beyond_text')}
    </EmptyState>
  )
}

function Loading() {
  return (
    <Stack space={4}>
      {[1, 2, 3, 4].map((n) => (
        <Card key={n}>
          <SkeletonLines lines={6} />
        </Card>
      ))}
    </Stack>
  )
}

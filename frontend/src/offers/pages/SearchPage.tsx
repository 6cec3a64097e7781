import { cityInput, countFilters, type Filters, facetInput, searchInput } from '@kredka/contracts/offers/filters'
import { SORTS, type SortName } from '@kredka/contracts/offers/rules'
import { searchTitle } from '@kredka/contracts/offers/search-title'
import { useCallback, useRef, useState } from 'react'
import { useParams } from 'react-router'
import { NotFound } from '../../app/pages/NotFound.tsx'
import { PageTitle } from '../../app/routing/PageTitle.tsx'
import { useLanguage, usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Slice } from '../../kernel/taking-over/Slice.tsx'
import { useTakingOver } from '../../kernel/taking-over/useTakingOver.ts'
import { SaveSearchButton } from '../../searches/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { useViewport } from '../../ui/useMedia.ts'
import { AppliedFilters } from '../components/AppliedFilters.tsx'
import { FilterPanel } from '../components/FilterPanel.tsx'
import { FilterSheet } from '../components/FilterSheet.tsx'
import { NearCities } from '../components/NearCities.tsx'
import { Results } from '../components/Results.tsx'
import { SearchBox } from '../components/SearchBox.tsx'
import { cities, foundOffers, offerFacets } from '../resources.ts'
import { useCity } from '../useCityName.ts'
import { useNewPage } from '../useNewPage.ts'
import { useSearch } from '../useSearch.ts'
import classes from './search-page.module.css'

/** Offers in a town beyond which nobody needs to be told of others. */
const FEW = 10

/** The search of offers (OFR-04): filters in the address, old results dimmed while new ones come. */
export function SearchPage() {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  const narrow = useViewport('smallTablet')
  // The server knows no window: it draws what either width shows, and style sheets choose.
  const takingOver = useTakingOver()
  const { filters, change } = useSearch()
  const [sheet, setSheet] = useState(false)
  const results = useRef<HTMLElement>(null)
  useNewPage(results, filters.page)
  const found = useResource(foundOffers, searchInput(filters))
  const facets = useResource(offerFacets, facetInput(filters))
  const search = useCallback((q: string) => change({ q }, true), [change])
  const city = useCity(filters.city)
  const cityName = city?.name ?? null
  const path = usePath()
  const title = searchTitle(language, filters.subject, city)
  const { status } = useResource(cities, filters.city === null ? null : cityInput(filters.city))
  // The chip that is pressed goes with its filter, and the focus would go with it.
  const lift = (changes: Partial<Filters>) => {
    change(changes)
    results.current?.focus({ preventScroll: true })
  }
  const panel = <FilterPanel filters={filters} facets={facets.data} onChange={change} />
  const inPath = useParams()['city'] !== undefined
  const isCityUnknown = filters.city !== null && status === 'ready' && city === null
  if (inPath && isCityUnknown) return <NotFound />
  return (
    <div className={classes.page} data-covered={(narrow && sheet) || undefined}>
      <PageTitle title={title} />
      <header className={classes.head}>
        <h1>{title.replace(/ (z|w) /g, ' $1\u00a0')}</h1>
        <SearchBox value={filters.q} onSearch={search} />
      </header>
      {!narrow && (
        <div className={classes.side}>
          <aside className={classes.filters} aria-label={t('offers.filters')}>
            <Slice>{panel}</Slice>
          </aside>
        </div>
      )}
      <section ref={results} tabIndex={-1} className={classes.results} aria-labelledby="found">
        <h2 id="found" className="visually-hidden">
          {t('offers.results')}
        </h2>
        <div className={classes.bar}>
          <p role="status" className={classes.count} data-undrawn={facets.data === null ? '' : undefined}>
            {facets.data !== null && t('offers.count', { count: facets.data.total })}
            {facets.data === null && facets.status !== 'failed' && t('ui.loading')}
          </p>
          {(narrow || takingOver) && (
            <span className={classes.opener}>
              <Button look="secondary" icon="filter" onClick={() => setSheet(true)}>
                {t('offers.filters_button', { count: countFilters(filters) })}
              </Button>
            </span>
          )}
          <SortField sort={filters.sort} narrow={narrow} onChange={change} />
        </div>
        {(countFilters(filters) > 0 || filters.q !== '') && (
          <div className={classes.applied}>
            <AppliedFilters filters={filters} cityName={cityName} onChange={lift} />
            {!isCityUnknown && <SaveSearchButton filters={filters} title={title} />}
          </div>
        )}
        {facets.data !== null && facets.data.without.length > 0 && (
          <p role="status" className={classes.without}>
            {t('offers.left_out', { words: format.list(facets.data.without) })}
          </p>
        )}
        {facets.data !== null && facets.data.read_as.length > 0 && (
          <p role="status" className={classes.without}>
            {t('offers.read_as', {
              typed: format.list([...new Set(facets.data.read_as.map(({ typed }) => typed))]),
              names: format.list(facets.data.read_as.map(({ name }) => name)),
            })}
          </p>
        )}
        <Results
          found={found}
          filters={filters}
          cityName={cityName}
          isCityUnknown={isCityUnknown}
          isEmpty={facets.data?.total === 0}
          onChange={change}
        />
        {facets.data !== null && facets.data.total <= FEW && facets.data.near.length > 0 && (
          <NearCities near={facets.data.near} filters={filters} />
        )}
      </section>
      <p className={classes.ranking}>
        <Button look="arrow" to={path('offers.ranking')}>
          {t('offers.how_ranked')}
        </Button>
      </p>
      {narrow && (
        <FilterSheet opened={sheet} onClose={() => setSheet(false)} total={facets.data?.total ?? null}>
          {panel}
        </FilterSheet>
      )}
    </div>
  )
}

interface SortProps {
  readonly sort: SortName
  /** Beside the button of the filters there is room for the words alone. */
  readonly narrow: boolean
  readonly onChange: (changes: Partial<Filters>) => void
}

function SortField({ sort, narrow, onChange }: SortProps) {
  const t = useText()
  return (
    <div className={classes.sort}>
      <Select
        label={t('offers.sort')}
        labelHidden
        clearable={false}
        {...(narrow ? {} : { icon: 'sort' as const })}
        options={SORTS.map((value) => ({ value, label: t(`offers.sort_${SORT_IDS[value]}`) }))}
        value={sort}
        onChange={(option) => onChange({ sort: SORTS.find((one) => one === option?.value) ?? 'relevance' })}
      />
    </div>
  )
}

const SORT_IDS = {
  relevance: 'relevance',
  rating: 'rating',
  newest: 'newest',
  price: 'price_up',
  '-price': 'price_down',
} as const

export { SearchPage as Page }

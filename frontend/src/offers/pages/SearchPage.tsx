import { countFilters, facetInput, SORTS, searchInput } from '@kredka/contracts/offers/filters'
import { useCallback, useState } from 'react'
import { useText } from '../../app/i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { Modal } from '../../ui/overlay/Modal.tsx'
import { useViewport } from '../../ui/useMedia.ts'
import { AppliedFilters } from '../components/AppliedFilters.tsx'
import { FilterPanel } from '../components/FilterPanel.tsx'
import { Results } from '../components/Results.tsx'
import { SearchBox } from '../components/SearchBox.tsx'
import { foundOffers, offerFacets } from '../resources.ts'
import { useSearch } from '../useSearch.ts'
import { useWords } from '../useWords.ts'
import classes from './search-page.module.css'

/** The search of offers (OFR-04): filters in the address, old results dimmed while new ones come. */
export function SearchPage() {
  const t = useText()
  const words = useWords()
  const narrow = useViewport('smallTablet')
  const { filters, change } = useSearch()
  const [sheet, setSheet] = useState(false)
  const found = foundOffers.use(searchInput(filters))
  const facets = offerFacets.use(facetInput(filters))
  const search = useCallback((q: string) => change({ q }, true), [change])
  const total = facets.data?.total ?? null
  const cityName = found.data?.find((card) => card.city?.id === filters.city)?.city?.name ?? null
  const panel = <FilterPanel filters={filters} facets={facets.data} onChange={change} />
  const set = countFilters(filters)
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>
          {filters.subject === null
            ? t('offers.heading')
            : t('offers.heading_subject', { subject: words.subject(filters.subject) })}
        </h1>
        <SearchBox value={filters.q} onSearch={search} />
      </header>
      {!narrow && (
        <aside className={classes.filters} aria-label={t('offers.filters')}>
          {panel}
        </aside>
      )}
      <section className={classes.results} aria-label={t('offers.results')}>
        <div className={classes.bar}>
          <p role="status" className={classes.count}>
            {total === null ? t('ui.loading') : t('offers.count', { count: total })}
          </p>
          {narrow && (
            <Button look="secondary" icon="filter" onClick={() => setSheet(true)}>
              {t('offers.filters_button', { count: set })}
            </Button>
          )}
          <Select
            label={t('offers.sort')}
            labelHidden
            clearable={false}
            icon="sort"
            options={SORTS.map((value) => ({ value, label: t(`offers.sort_${SORT_IDS[value]}`) }))}
            value={filters.sort}
            onChange={(option) => change({ sort: SORTS.find((sort) => sort === option?.value) ?? 'relevance' })}
          />
        </div>
        <AppliedFilters filters={filters} cityName={cityName} onChange={change} />
        <Results found={found} filters={filters} onChange={change} />
      </section>
      {narrow && (
        <Modal opened={sheet} onClose={() => setSheet(false)} title={t('offers.filters')} fullScreen>
          {panel}
          <div className={classes.show}>
            <Button look="primary" size="large" wide onClick={() => setSheet(false)}>
              {t('offers.show', { count: total ?? 0 })}
            </Button>
          </div>
        </Modal>
      )}
    </div>
  )
}

const SORT_IDS = { relevance: 'relevance', newest: 'newest', price: 'price_up', '-price': 'price_down' } as const

export { SearchPage as Page }

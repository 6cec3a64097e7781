import {
  ALL_TEACHERS,
  directoryFacets,
  directoryInput,
  directoryTitle,
  type DirectoryFilters as Filters,
} from '@kredka/contracts/profiles/directory'
import type { TeacherCardView, TeacherFacetsView } from '@kredka/contracts/profiles/views'
import { useRef } from 'react'
import { PageTitle } from '../../app/routing/PageTitle.tsx'
import { useLanguage, usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import type { ResourceState } from '../../kernel/resource-state.ts'
import { useCityName, useNewPage } from '../../offers/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Grid, Stack } from '../../ui/layout.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { EmptyState, SkeletonLines } from '../../ui/states.tsx'
import { DirectoryFilters } from '../components/DirectoryFilters.tsx'
import { TeacherCard } from '../components/TeacherCard.tsx'
import { teacherFacets, teachers } from '../resources.ts'
import { useDirectory } from '../useDirectory.ts'
import classes from './teachers-page.module.css'

const CARD = '21rem'

/** PRO-04: the directory of teachers by subject and city. */
export function TeachersPage() {
  const t = useText()
  const language = useLanguage()
  const path = usePath()
  const { filters, change } = useDirectory()
  const list = useRef<HTMLElement>(null)
  useNewPage(list, filters.page)
  const found = useResource(teachers, directoryInput(filters))
  const facets = useResource(teacherFacets, directoryFacets(filters))
  const city = useChosenCity(filters, facets.data)
  const title = directoryTitle(language, filters.subject, city)
  return (
    <Stack space={5}>
      <PageTitle title={title} />
      <PageHeader
        title={title}
        about={t('profiles.directory_about')}
        actions={
          <Button icon="search" to={path('offers.search')}>
            {t('shell.search_offers')}
          </Button>
        }
      />
      <DirectoryFilters filters={filters} city={city} facets={facets.data} onChange={change} />
      <section ref={list} tabIndex={-1} className={classes.list} aria-label={t('profiles.directory')}>
        <p role="status" className={classes.count}>
          {facets.data !== null && t('profiles.teacher_count', { count: facets.data.total })}
        </p>
        <Found found={found} filters={filters} isEmpty={facets.data?.total === 0} onChange={change} />
      </section>
    </Stack>
  )
}

/** Its name; a city where nobody fits is not among the choices and is looked up. */
function useChosenCity({ city }: Filters, facets: TeacherFacetsView | null): string | null {
  const known = facets?.cities.find(({ id }) => id === city)?.name
  const found = useCityName(facets === null || known !== undefined ? null : city)
  return known ?? found
}

interface FoundProps {
  readonly found: ResourceState<TeacherCardView[]> & { readonly refresh: () => void }
  readonly filters: Filters
  /** Nobody fits, whatever the page. */
  readonly isEmpty: boolean
  readonly onChange: (changes: Partial<Filters>) => void
}

function Found({ found, filters, isEmpty, onChange }: FoundProps) {
  return (
    <ResourceView of={found} skeleton={<Loading />}>
      {(cards, busy) =>
        cards.length === 0 && !busy ? (
          <Nobody filters={filters} isEmpty={isEmpty} onChange={onChange} />
        ) : (
          <PagedList
            page={filters.page}
            hasNextPage={found.meta?.has_next_page ?? false}
            busy={busy}
            onPage={(page) => onChange({ page })}
          >
            <Grid min={CARD}>
              {cards.map((card) => (
                <TeacherCard key={card.id} teacher={card} />
              ))}
            </Grid>
          </PagedList>
        )
      }
    </ResourceView>
  )
}

/** Says where somebody is to be found: nearer the beginning, online, or with fewer filters. */
function Nobody({ filters, isEmpty, onChange }: Omit<FoundProps, 'found'>) {
  const t = useText()
  if (filters.page > 1 && !isEmpty) {
    return (
      <EmptyState
        title={t('profiles.beyond')}
        action={
          <Button look="primary" onClick={() => onChange({ page: 1 })}>
            {t('offers.first_page')}
          </Button>
        }
      />
    )
  }
  const nearby = filters.city !== null && !filters.online
  const narrowed = nearby || filters.subject !== null || filters.online
  return (
    <EmptyState
      picture="nothing_found"
      title={t('profiles.nobody')}
      action={
        narrowed && (
          <Button look="primary" onClick={() => onChange(nearby ? { online: true } : ALL_TEACHERS)}>
            {t(nearby ? 'profiles.online_too' : 'profiles.all_teachers')}
          </Button>
        )
      }
    >
      {t(nearby ? 'profiles.nobody_in_city' : narrowed ? 'profiles.nobody_narrowed' : 'profiles.nobody_yet')}
    </EmptyState>
  )
}

function Loading() {
  return (
    <Grid min={CARD}>
      {[1, 2, 3, 4, 5, 6].map((n) => (
        <Card key={n}>
          <SkeletonLines lines={6} />
        </Card>
      ))}
    </Grid>
  )
}

export { TeachersPage as Page }

import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Grid, Stack } from '../../ui/layout.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { opinionSummary, opinions, ownOpinion } from '../resources.ts'
import { usePage } from '../usePage.ts'
import { OpinionCard } from './OpinionCard.tsx'
import { OpinionFigures } from './OpinionFigures.tsx'
import { OwnOpinion } from './OwnOpinion.tsx'

const A_PAGE = 12

/** What people say of the service, and what one says oneself. */
export function Opinions() {
  const t = useText()
  const [page, goTo] = usePage('page')
  const own = useResource(ownOpinion, {})
  const summary = useResource(opinionSummary, {})
  const read = useResource(opinions, { page, page_size: A_PAGE })
  const refreshAll = () => {
    own.refresh()
    summary.refresh()
    read.refresh()
  }
  return (
    <Stack space={5}>
      {summary.data !== null && <OpinionFigures summary={summary.data} />}
      <ResourceView of={own}>{({ opinion }) => <OwnOpinion opinion={opinion} onChanged={refreshAll} />}</ResourceView>
      <ResourceView of={read}>
        {(rows, busy) =>
          rows.length === 0 && page === 1 ? (
            <EmptyState title={t('community.no_opinions')}>
              <p>{t('community.no_opinions_about')}</p>
            </EmptyState>
          ) : (
            <section aria-labelledby="opinions">
              <Stack>
                <h2 id="opinions">{t('community.opinions')}</h2>
                <PagedList page={page} hasNextPage={read.meta?.has_next_page ?? false} busy={busy} onPage={goTo}>
                  <Grid min="18rem">
                    {rows.map((opinion) => (
                      <OpinionCard key={opinion.id} opinion={opinion} />
                    ))}
                  </Grid>
                </PagedList>
              </Stack>
            </section>
          )
        }
      </ResourceView>
    </Stack>
  )
}

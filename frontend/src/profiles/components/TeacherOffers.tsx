import { useState } from 'react'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { foundOffers, OfferCard } from '../../offers/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { EmptyState, SkeletonLines } from '../../ui/states.tsx'

interface Props {
  readonly teacher: string
  /** The teacher looks at their own page. */
  readonly own: boolean
}

/** The public offers of a teacher, newest first, with the cards of the search. */
export function TeacherOffers({ teacher, own }: Props) {
  const [page, setPage] = useState(1)
  const found = useResource(foundOffers, { teacher, page, sort: 'newest' })
  return (
    <ResourceView of={found} skeleton={<Loading />}>
      {(cards, busy) =>
        cards.length === 0 && page === 1 ? (
          <None own={own} />
        ) : (
          <PagedList page={page} hasNextPage={found.meta?.has_next_page ?? false} busy={busy} onPage={setPage}>
            <Stack space={4}>
              {cards.map((card) => (
                <OfferCard key={card.id} offer={card} />
              ))}
            </Stack>
          </PagedList>
        )
      }
    </ResourceView>
  )
}

function None({ own }: Pick<Props, 'own'>) {
  const t = useText()
  const path = usePath()
  return (
    <EmptyState
      title={t('profiles.no_offers')}
      action={
        own ? (
          <Button look="primary" icon="plus" to={path('offers.create')}>
            {t('shell.add_offer')}
          </Button>
        ) : (
          <Button look="primary" to={path('offers.search')}>
            {t('shell.search_offers')}
          </Button>
        )
      }
    >
      {t(own ? 'profiles.no_offers_own' : 'profiles.no_offers_about')}
    </EmptyState>
  )
}

function Loading() {
  return (
    <Card>
      <SkeletonLines lines={4} />
    </Card>
  )
}

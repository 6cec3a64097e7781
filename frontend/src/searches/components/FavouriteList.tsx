import type { FavouriteView } from '@kredka/contracts/searches/views'
import { useState } from 'react'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { OfferCard } from '../../offers/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { EmptyState, SkeletonLines } from '../../ui/states.tsx'
import { favourites } from '../resources.ts'
import { FavouriteButton } from './FavouriteButton.tsx'
import classes from './saved.module.css'

/** Offers that the person keeps at hand; one that is gone says so and can be taken away. */
export function FavouriteList() {
  const t = useText()
  const path = usePath()
  const [page, setPage] = useState(1)
  const found = useResource(favourites, { page })
  return (
    <ResourceView of={found} skeleton={<SkeletonLines lines={8} />}>
      {(rows, busy) =>
        rows.length === 0 && page === 1 ? (
          <EmptyState
            title={t('searches.no_favourites')}
            action={
              <Button look="primary" icon="search" to={path('offers.search')}>
                {t('searches.look')}
              </Button>
            }
          >
            {t('searches.no_favourites_text')}
          </EmptyState>
        ) : (
          <PagedList page={page} hasNextPage={found.meta?.has_next_page ?? false} busy={busy} onPage={setPage}>
            <Stack space={4}>
              {rows.map((row) => (
                <Favourite key={row.offer_id} favourite={row} />
              ))}
            </Stack>
          </PagedList>
        )
      }
    </ResourceView>
  )
}

function Favourite({ favourite: { offer, offer_id, title } }: { readonly favourite: FavouriteView }) {
  const t = useText()
  if (offer !== null) return <OfferCard offer={offer} />
  const name = title ?? t('searches.gone_offer')
  return (
    <Card padding="tight">
      <div className={classes.gone}>
        <div>
          <h3>{name}</h3>
          <p>{t('searches.gone')}</p>
        </div>
        <FavouriteButton offer_id={offer_id} title={name} />
      </div>
    </Card>
  )
}

import { removeOffer } from '@kredka/contracts/offers/endpoints'
import { isPublic } from '@kredka/contracts/offers/states'
import type { OwnOfferRowView } from '@kredka/contracts/offers/views'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { readPage } from '../../app/lists/read-page.ts'
import { usePath } from '../../app/routing/usePath.ts'
import { useCommand } from '../../app/store/command.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { OfferCounts } from '../components/OfferCounts.tsx'
import { OwnOfferCard } from '../components/OwnOfferCard.tsx'
import { SentNote } from '../components/SentNote.tsx'
import { sumOffers } from '../offer-sums.ts'
import { ownOfferCounts } from '../own-resources.ts'
import { ownOffers } from '../resources.ts'

/** The teacher's own offers with how they stand (OFR-03). */
export function MyOffersPage() {
  const t = useText()
  const path = usePath()
  const [params, setParams] = useSearchParams()
  const page = readPage(params)
  const offers = useResource(ownOffers, { page })
  const counts = useResource(ownOfferCounts, {})
  const [removing, setRemoving] = useState<OwnOfferRowView | null>(null)
  const remove = useCommand(removeOffer, {
    success: 'own_offers.removed',
    done() {
      setRemoving(null)
      offers.refresh()
      counts.refresh()
    },
    failed: () => setRemoving(null),
  })
  const create = (
    <Button look="primary" icon="plus" to={path('offers.create')}>
      {t('own_offers.create')}
    </Button>
  )
  const none = offers.data?.length === 0 && page === 1
  return (
    <>
      <PageHeader title={t('own_offers.heading')} actions={none ? undefined : create} />
      <Stack space={5}>
        <SentNote state={useLocation().state} />
        {!none && counts.data !== null && <OfferCounts sums={sumOffers(counts.data)} />}
        <ResourceView of={offers}>
          {(rows, busy) =>
            none ? (
              <EmptyState title={t('own_offers.none')} action={create}>
                <p>{t('own_offers.none_about')}</p>
              </EmptyState>
            ) : (
              <PagedList
                page={page}
                hasNextPage={offers.meta?.has_next_page === true}
                onPage={(next) => setParams(next === 1 ? {} : { page: String(next) })}
                busy={busy && offers.meta?.page !== page}
              >
                <Stack space={4}>
                  {rows.map((offer) => (
                    <OwnOfferCard key={offer.id} offer={offer} onRemove={() => setRemoving(offer)} />
                  ))}
                </Stack>
              </PagedList>
            )
          }
        </ResourceView>
        <ConfirmDialog
          opened={removing !== null}
          onClose={() => setRemoving(null)}
          onConfirm={() => {
            if (removing !== null) remove.send({ id: removing.id })
          }}
          title={t('own_offers.remove_title')}
          confirm={t('ui.remove')}
          busy={remove.status === 'sending'}
          danger
        >
          <p>
            <strong>{removing?.title}</strong>
          </p>
          <p>
            {t(
              removing !== null && isPublic(removing.state)
                ? 'own_offers.remove_public'
                : 'own_offers.remove_unpublished',
            )}
          </p>
        </ConfirmDialog>
      </Stack>
    </>
  )
}

export { MyOffersPage as Page }

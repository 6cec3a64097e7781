import { awaitsReview } from '@kredka/contracts/offers/states'
import type { OwnOfferView } from '@kredka/contracts/offers/views'
import { useParams } from 'react-router'
import { NotFound } from '../../app/pages/NotFound.tsx'
import { isId } from '../../app/routing/ids.ts'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { Timeline } from '../../audit/index.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { Tabs, useUrlTab } from '../../ui/Tabs.tsx'
import { RejectionNote } from '../components/RejectionNote.tsx'
import { StateLabels } from '../components/StateLabels.tsx'
import { VersionSketch } from '../components/VersionSketch.tsx'
import { ownOffer } from '../resources.ts'
import { findChangedParts } from '../version-changes.ts'

/** An own offer as visitors see it, or will: what is visible beside what waits (OFR-03). */
export function PreviewOfferPage() {
  const { id = '' } = useParams()
  const found = useResource(ownOffer, isId(id) ? { id } : null)
  if (!isId(id) || (found.status === 'failed' && found.error.status === 404)) return <NotFound />
  return <ResourceView of={found}>{(offer) => <Preview offer={offer} />}</ResourceView>
}

function Preview({ offer }: { readonly offer: OwnOfferView }) {
  const t = useText()
  const path = usePath()
  const { visible, latest } = offer
  return (
    <>
      <PageHeader
        title={t('own_offers.preview_heading')}
        crumbs={[
          { label: t('own_offers.heading'), to: path('offers.own') },
          { label: t('own_offers.preview_heading') },
        ]}
        actions={
          <>
            <Button icon="edit" to={path('offers.edit', { id: offer.id })}>
              {t('own_offers.edit')}
            </Button>
            {visible !== null && (
              <Button look="arrow" to={path('offers.offer', { slugged: `${offer.id}-${offer.slug}` })}>
                {t('own_offers.public_page')}
              </Button>
            )}
          </>
        }
      />
      <Stack space={5}>
        <StateLabels state={offer.state} />
        <RejectionNote reason={offer.rejection_reason} />
        {visible === null && awaitsReview(offer.state) && <Notice>{t('own_offers.not_visible_yet')}</Notice>}
        {visible === null || visible.version === latest.version ? (
          <VersionSketch version={latest} />
        ) : (
          <Versions offer={offer} visible={visible} />
        )}
        <Timeline kind="offer" id={offer.id} title={t('own_offers.history')} />
      </Stack>
    </>
  )
}

interface VersionsProps {
  readonly offer: OwnOfferView
  readonly visible: NonNullable<OwnOfferView['visible']>
}

function Versions({ offer, visible }: VersionsProps) {
  const t = useText()
  const format = useFormat()
  const [tab, setTab] = useUrlTab('version', ['latest', 'visible'])
  const { latest } = offer
  const parts = findChangedParts(visible, latest)
  return (
    <Tabs
      label={t('own_offers.versions')}
      tabs={[
        { value: 'latest', label: t(awaitsReview(offer.state) ? 'own_offers.tab_waiting' : 'own_offers.tab_rejected') },
        { value: 'visible', label: t('own_offers.tab_visible') },
      ]}
      value={tab}
      onChange={setTab}
    >
      <Stack space={5}>
        {tab === 'latest' && (
          <Notice>
            {t('own_offers.sent_at', { date: format.dateTime(latest.sent_at) })}{' '}
            {parts.length > 0 && t('own_offers.changed_parts', { parts: format.list(parts.map((part) => t(part))) })}
          </Notice>
        )}
        <VersionSketch version={tab === 'latest' ? latest : visible} />
      </Stack>
    </Tabs>
  )
}

export { PreviewOfferPage as Page }

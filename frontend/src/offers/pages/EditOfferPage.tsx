import { isPublic } from '@kredka/contracts/offers/states'
import type { OwnOfferView } from '@kredka/contracts/offers/views'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { NotFound } from '../../app/pages/NotFound.tsx'
import { isId } from '../../app/routing/ids.ts'
import { PageTitle } from '../../app/routing/PageTitle.tsx'
import { usePath } from '../../app/routing/usePath.ts'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { OfferEditor } from '../components/editor/OfferEditor.tsx'
import { RejectionNote } from '../components/RejectionNote.tsx'
import { draftOf } from '../draft.ts'
import { ownOffer } from '../resources.ts'

/** A new version of an offer, in the same four steps; what is public stays until it is decided (OFR-03). */
export function EditOfferPage() {
  const { id = '' } = useParams()
  const found = useResource(ownOffer, isId(id) ? { id } : null)
  if (!isId(id) || (found.status === 'failed' && found.error.status === 404)) return <NotFound />
  return (
    <ResourceView of={found}>{(offer) => <Editor key={`${id} ${offer.latest.version}`} offer={offer} />}</ResourceView>
  )
}

function Editor({ offer }: { readonly offer: OwnOfferView }) {
  const t = useText()
  const path = usePath()
  const navigate = useNavigate()
  const user = useAppSelector(selectUser)
  const [attempt, setAttempt] = useState(0)
  const [initial] = useState(() => draftOf(offer.latest))
  if (user === null) return null
  return (
    <>
      <PageTitle title={offer.latest.title} />
      <PageHeader
        title={t('own_offers.edit_heading')}
        about={offer.latest.title}
        crumbs={[{ label: t('own_offers.heading'), to: path('offers.own') }, { label: t('own_offers.edit_heading') }]}
      />
      <Stack space={5}>
        <RejectionNote reason={offer.rejection_reason} />
        <OfferEditor
          key={attempt}
          id={offer.id}
          initial={initial}
          isPublic={isPublic(offer.state)}
          userId={user.userId}
          onSent={() =>
            void navigate(path('offers.own'), { state: { sent: isPublic(offer.state) ? 'change' : 'new' } })
          }
          onDiscard={() => {
            setAttempt(attempt + 1)
            void navigate(path('offers.edit', { id: offer.id }), { replace: true })
          }}
        />
      </Stack>
    </>
  )
}

export { EditOfferPage as Page }

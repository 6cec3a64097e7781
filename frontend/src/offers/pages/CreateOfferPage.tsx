import { useState } from 'react'
import { useNavigate } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { OfferEditor } from '../components/editor/OfferEditor.tsx'
import { EMPTY_DRAFT } from '../draft.ts'

/** A new offer in four steps (OFR-01). */
export function CreateOfferPage() {
  const t = useText()
  const path = usePath()
  const navigate = useNavigate()
  const user = useAppSelector(selectUser)
  const [attempt, setAttempt] = useState(0)
  if (user === null) return null
  return (
    <>
      <PageHeader
        title={t('own_offers.create')}
        crumbs={[{ label: t('own_offers.heading'), to: path('offers.own') }, { label: t('own_offers.create') }]}
      />
      <Stack space={5}>
        <OfferEditor
          key={attempt}
          id={null}
          initial={EMPTY_DRAFT}
          isPublic={false}
          userId={user.userId}
          onSent={() => void navigate(path('offers.own'), { state: { sent: 'new' } })}
          onDiscard={() => {
            setAttempt(attempt + 1)
            void navigate(path('offers.create'), { replace: true })
          }}
        />
      </Stack>
    </>
  )
}

export { CreateOfferPage as Page }

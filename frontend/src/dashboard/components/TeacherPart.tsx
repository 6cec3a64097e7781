import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { availabilityGroups } from '../../availability/index.ts'
import { useText } from '../../i18n/useText.ts'
import { type OfferSums, ownOfferCounts, sumOffers } from '../../offers/index.ts'
import { currentUser } from '../../profiles/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { SkeletonLines } from '../../ui/states.tsx'
import { firstSteps } from '../first-steps.ts'
import { FirstSteps } from './FirstSteps.tsx'
import { NextStep } from './NextStep.tsx'
import { OfferTotals } from './OfferTotals.tsx'

/** For who teaches: what waits for them, the beginning as a list to tick off, the offers by state. */
export function TeacherPart() {
  const counts = useResource(ownOfferCounts, {})
  const groups = useResource(availabilityGroups, {})
  const user = useResource(currentUser, {})
  const loading = (
    <Card>
      <SkeletonLines lines={6} />
    </Card>
  )
  return (
    <ResourceView of={counts} skeleton={loading}>
      {(offers) => (
        <ResourceView of={groups} skeleton={loading}>
          {(hours) => (
            <ResourceView of={user} skeleton={loading}>
              {(person) => {
                const sums = sumOffers(offers)
                const steps = firstSteps({ user: person, hasHours: hours.length > 0, sums })
                return (
                  <Stack space={5}>
                    {sums.rejected > 0 && <Rejected count={sums.rejected} />}
                    {steps.some(({ done }) => !done) && <FirstSteps steps={steps} />}
                    {sums.all > 0 && <OfferTotals sums={sums} />}
                    {steps.every(({ done }) => done) && sums.rejected === 0 && <MoreOffers sums={sums} />}
                  </Stack>
                )
              }}
            </ResourceView>
          )}
        </ResourceView>
      )}
    </ResourceView>
  )
}

/** What came back from the review comes first: somebody waits for the teacher. */
function Rejected({ count }: { readonly count: number }) {
  const t = useText()
  const path = usePath()
  return (
    <NextStep title={t('dashboard.rejected', { count })} about={t('dashboard.rejected_about', { count })}>
      <Button look="primary" size="large" icon="edit" to={path('offers.own')}>
        {t('dashboard.see_reason')}
      </Button>
    </NextStep>
  )
}

/** While a new offer is under review another one is no advice. */
function MoreOffers({ sums }: { readonly sums: OfferSums }) {
  const t = useText()
  const path = usePath()
  if (sums.waiting > 0) return null
  return (
    <NextStep title={t('dashboard.more_offers')} about={t('dashboard.more_offers_about')}>
      <Button look="primary" size="large" icon="plus" to={path('offers.create')}>
        {t('shell.add_offer')}
      </Button>
    </NextStep>
  )
}

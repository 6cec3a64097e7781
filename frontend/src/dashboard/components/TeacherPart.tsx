import { useText } from '../../app/i18n/useText.ts'
import { availabilityGroups } from '../../availability/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { SkeletonLines } from '../../ui/states.tsx'
import { type OfferSums, sumOffers } from '../offer-sums.ts'
import { offerCounts } from '../resources.ts'
import { NextStep } from './NextStep.tsx'
import { OfferTotals } from './OfferTotals.tsx'

/** For who teaches: the next step towards students, and the offers by state. */
export function TeacherPart() {
  const counts = offerCounts.use({})
  const groups = availabilityGroups.use({})
  const loading = (
    <Card>
      <SkeletonLines lines={4} />
    </Card>
  )
  return (
    <ResourceView of={counts} skeleton={loading}>
      {(offers) => (
        <ResourceView of={groups} skeleton={loading}>
          {(hours) => {
            const sums = sumOffers(offers)
            return (
              <Stack space={5}>
                <Next sums={sums} hasHours={hours.length > 0} />
                {sums.all > 0 && <OfferTotals sums={sums} />}
              </Stack>
            )
          }}
        </ResourceView>
      )}
    </ResourceView>
  )
}

/** First hours, then an offer, then what came back from the review; after that another offer. */
function Next({ sums, hasHours }: { readonly sums: OfferSums; readonly hasHours: boolean }) {
  const t = useText()
  if (!hasHours) {
    return (
      <NextStep title={t('dashboard.hours')} about={t('dashboard.hours_about')}>
        <Button look="primary" size="large" icon="clock" to="/availability">
          {t('dashboard.set_hours')}
        </Button>
      </NextStep>
    )
  }
  if (sums.rejected > 0) {
    return (
      <NextStep
        title={t('dashboard.rejected', { count: sums.rejected })}
        about={t('dashboard.rejected_about', { count: sums.rejected })}
      >
        <Button look="primary" size="large" icon="edit" to="/my-offers">
          {t('dashboard.see_reason')}
        </Button>
      </NextStep>
    )
  }
  const [title, about] =
    sums.all === 0
      ? (['dashboard.first_offer', 'dashboard.first_offer_about'] as const)
      : (['dashboard.more_offers', 'dashboard.more_offers_about'] as const)
  return (
    <NextStep title={t(title)} about={t(about)}>
      <Button look="primary" size="large" icon="plus" to="/create-offer">
        {t('shell.add_offer')}
      </Button>
    </NextStep>
  )
}

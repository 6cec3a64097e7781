import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { BetaFeatureCard } from '../components/BetaFeatureCard.tsx'
import { ownSettings } from '../resources.ts'

/** ACC-11: what can be tried out before it is everybody's. */
export function BetaFeatures() {
  const t = useText()
  const settings = useResource(ownSettings, {})
  return (
    <ResourceView of={settings}>
      {({ beta_features }) =>
        beta_features.length === 0 ? (
          <p>{t('settings.no_beta')}</p>
        ) : (
          <Stack space={5}>
            {beta_features.map((feature) => (
              <BetaFeatureCard key={feature.feature} beta={feature} onChanged={settings.refresh} />
            ))}
          </Stack>
        )
      }
    </ResourceView>
  )
}

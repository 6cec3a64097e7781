import type { BetaFeature } from '@kredka/contracts/settings/features'
import { selectUser } from '../app/session/session-slice.ts'
import { useAppSelector } from '../app/store/hooks.ts'
import { useResource } from '../app/store/resource.ts'
import { ownSettings } from './resources.ts'

/** Whether the person tries out this feature (ACC-11); false for visitors, and until it is known. */
export function useBetaFeature(feature: BetaFeature): boolean {
  const user = useAppSelector(selectUser)
  const settings = useResource(ownSettings, user === null ? null : {})
  return settings.data?.beta_features.some((one) => one.feature === feature && one.is_on) ?? false
}

import { listCountries } from '@kredka/contracts/places/endpoints'
import { getSettings, getTeachingSettings } from '@kredka/contracts/settings/endpoints'
import { createResource } from '../app/store/resource.ts'

export const ownSettings = createResource(getSettings, { on: ['settings', 'beta_feature', 'account'] })
export const ownTeachingSettings = createResource(getTeachingSettings, { on: ['settings'] })
export const countries = createResource(listCountries)

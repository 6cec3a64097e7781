/** What other modules' pages may use of the settings. */
export { ownSettings } from './resources.ts'
export { useBetaFeature } from './useBetaFeature.ts'

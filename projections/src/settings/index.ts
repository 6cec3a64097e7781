/** What other modules' queries may use of the settings. */
export { betaFeaturesOf } from './queries.ts'

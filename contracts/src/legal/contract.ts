import { defineContract } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'

export const legalContract = defineContract({
  name: 'legal',
  title: 'Legal documents',
  about: 'Terms and policies to keep.',
  endpoints: Object.values(endpoints),
  events: {},
  streams: [],
  views: {},
})

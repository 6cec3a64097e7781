import { defineContract } from '../kernel/module-contract.ts'
import { getAsyncApi, getOpenApi } from './endpoints.ts'

export const docsContract = defineContract({
  name: 'docs',
  title: 'Documents',
  about: 'These documents themselves.',
  endpoints: [getOpenApi, getAsyncApi],
  events: {},
  streams: [],
  views: {},
})

import { defineContract } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'

export const filesContract = defineContract({
  name: 'files',
  title: 'Files',
  about: 'Files that people uploaded.',
  endpoints: Object.values(endpoints),
  events: {},
  streams: [],
  views: {},
})

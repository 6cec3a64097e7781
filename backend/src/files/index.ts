import * as endpoints from '@kredka/contracts/files/endpoints'
import { pictureDocuments } from '@kredka/projections/files/documents'
import type { Module } from '../kernel/module.ts'

/** Pictures by whose they are (section 7). Who may put which file where is its own module's affair. */
export const files: Module = {
  name: 'files',
  endpoints: Object.values(endpoints),
  events: {},
  documents: ({ vault }) => pictureDocuments((id) => vault.files.find(id)),
}

export { smallPicture } from './picture.ts'

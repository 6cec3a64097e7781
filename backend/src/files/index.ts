import { filesContract } from '@kredka/contracts/files/contract'
import { pictureDocuments } from '@kredka/projections/files/documents'
import type { Module } from '../kernel/module.ts'

/** Pictures by whose they are (section 7). Who may put which file where is its own module's affair. */
export const files: Module = {
  ...filesContract,
  documents: ({ vault }) => pictureDocuments((id) => vault.files.find(id)),
}

export { shrinkPicture } from './picture.ts'

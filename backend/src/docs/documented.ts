import type { Contract } from '@kredka/contracts/kernel/module-contract'
import type { FloodLimits } from '../http/api/flood.ts'

/** What the documents are made of: the declarations of every module, and where the site stands. */
export interface Documented {
  readonly modules: readonly DocumentedModule[]
  readonly site: DocumentedSite
}

export type DocumentedModule = Contract

export interface DocumentedSite {
  readonly brand: string
  /** Path of the API on the site's own origin. */
  readonly api_base: string
  /** Origin of the site as people type it. */
  readonly public_url: string
  /** Names of the cookies that carry a person's session, the back office's, and tell visitors apart. */
  readonly cookies: { readonly access: string; readonly admin: string; readonly visitor: string }
  /** Largest JSON body, in bytes. */
  readonly body_limit: number
  /** Calls a minute. */
  readonly limits: FloodLimits
}

/** Raised with a change that those who call the API should look at. */
export const API_VERSION = '1.0.0'

/** Modules in the order of a newcomer's interest; one that is not here comes last. */
const FIRST = [
  'accounts',
  'profiles',
  'offers',
  'availability',
  'orders',
  'lessons',
  'payments',
  'promotions',
  'chat',
  'notifications',
  'settings',
  'users',
  'community',
  'newsletter',
  'help',
  'privacy',
  'legal',
  'data',
  'translations',
  'files',
  'mail',
  'jobs',
  'admin',
  'audit',
  'docs',
]

/** Modules with something to tell, in reading order. */
export function sortForReading(modules: readonly DocumentedModule[]): readonly DocumentedModule[] {
  const place = ({ name }: DocumentedModule) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length)
  return modules
    .filter(({ endpoints, events }) => endpoints.length > 0 || Object.keys(events).length > 0)
    .toSorted((a, b) => place(a) - place(b))
}

/** The sentence of a declaration without its references to our own specification. */
export function dropReferences(about: string): string {
  return about.replaceAll(/\s*\([A-Z][A-Z0-9]{1,4}-\d+(?:,? [A-Z][A-Z0-9]{1,4}-\d+)*\)/g, '')
}

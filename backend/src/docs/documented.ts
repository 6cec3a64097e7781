import type { Endpoint } from '@kredka/contracts/kernel/endpoints'
import type { EventDefinition } from '@kredka/contracts/kernel/events'

/** What the documents are made of: the declarations of every module, and where the site stands. */
export interface Documented {
  readonly modules: readonly DocumentedModule[]
  readonly site: DocumentedSite
}

export interface DocumentedModule {
  readonly name: string
  readonly endpoints: readonly Endpoint[]
  readonly events: Readonly<Record<string, EventDefinition>>
}

export interface DocumentedSite {
  readonly brand: string
  /** Path of the API on the site's own origin. */
  readonly api_base: string
  /** Origin of the site as people type it. */
  readonly public_url: string
  /** Names of the cookies that carry a person's session and the back office's. */
  readonly cookies: { readonly access: string; readonly admin: string }
  /** Largest JSON body, in bytes. */
  readonly body_limit: number
  /** Calls a minute. */
  readonly limits: { readonly write: number; readonly costly: number; readonly read: number }
}

/** Raised with a change that those who call the API should look at. */
export const API_VERSION = '1.0.0'

/** Modules as people read of them, in the order of a newcomer's interest; a module that is not here comes last under its own name. */
const MODULES: Readonly<Record<string, readonly [title: string, about: string]>> = {
  accounts: ['Accounts and sessions', 'Signing up, logging in, sessions, passwords, third parties, deletion.'],
  profiles: ['Profiles and teachers', 'What others see of a person, and the directory of teachers.'],
  offers: ['Offers', 'Search, the public page of an offer, a teacher’s own offers and their review.'],
  availability: ['Availability', 'The hours in which a teacher gives lessons.'],
  orders: ['Orders', 'Asking a teacher for lessons, and the answers.'],
  lessons: ['Lessons', 'Booked lessons: moving, cancelling, what became of them, and problem reports.'],
  payments: ['Payments', 'What is due for lessons, what was paid, balances, statements and transfers.'],
  promotions: ['Promotions', 'First-lesson discounts.'],
  chat: ['Chat', 'Messages between two people.'],
  notifications: ['Notifications', 'What a person is told, and where.'],
  settings: ['Settings', 'Where and how a person learns and teaches.'],
  users: ['People in the back office', 'What staff see of people and do for them, and invitations to teach.'],
  community: ['Community', 'Announcements, the board of what is being built, ideas and votes, opinions.'],
  newsletter: ['Newsletter', 'Subscribing, leaving, and issues in the back office.'],
  help: ['Help and contact', 'Questions and answers, and messages from the contact form.'],
  privacy: ['Personal data', 'A copy of one’s own data, and what was accepted.'],
  legal: ['Legal documents', 'Terms and policies to keep.'],
  data: ['Lists', 'Subjects, cities and countries.'],
  translations: ['Translations', 'The texts of the pages.'],
  files: ['Files', 'Files that people uploaded.'],
  mail: ['Mail', 'Mails that the product sent, in the back office.'],
  jobs: ['Background work', 'Jobs and schedules, in the back office.'],
  admin: ['Back office', 'Sessions of the staff, and the read models.'],
  audit: ['Timelines', 'What happened to a thing, from the log.'],
  docs: ['Documents', 'These documents themselves.'],
}

export function titleOf(module: string): string {
  return MODULES[module]?.[0] ?? module.slice(0, 1).toUpperCase() + module.slice(1).replaceAll('-', ' ')
}

export function aboutOf(module: string): string | undefined {
  return MODULES[module]?.[1]
}

/** Modules with something to tell, in reading order. */
export function inReadingOrder(modules: readonly DocumentedModule[]): readonly DocumentedModule[] {
  const places = Object.keys(MODULES)
  const place = ({ name }: DocumentedModule) => (places.includes(name) ? places.indexOf(name) : places.length)
  return modules
    .filter(({ endpoints, events }) => endpoints.length > 0 || Object.keys(events).length > 0)
    .toSorted((a, b) => place(a) - place(b))
}

/** The sentence of a declaration without its references to our own specification. */
export function withoutReferences(about: string): string {
  return about.replaceAll(/\s*\([A-Z][A-Z0-9]{1,4}-\d+(?:,? [A-Z][A-Z0-9]{1,4}-\d+)*\)/g, '')
}

import type { PageLanguage } from '@kredka/contracts/kernel/head'
import type { PageName } from '@kredka/contracts/kernel/routes'
import type { ComponentType } from 'react'
import type { MenuEntries, SectionEntries } from '../layouts/menu.ts'
import type { NoticeLooks } from '../notices.ts'
import type { Saga } from '../saga.ts'
import type { GateTexts } from './gate-texts.ts'

/** What a page's file exports: the component and, where it has one, the saga of its module. */
export interface PageFile {
  readonly Page: ComponentType
  /** Starts once, when the first page of the module opens, under its own supervisor. */
  readonly saga?: { readonly name: string; readonly run: Saga }
  /** What the page suspends on, loaded before it is drawn where a visit begins with it. */
  readonly prepare?: (visit: Visit) => Promise<unknown>
}

/** The address that a visit begins with. */
export interface Visit {
  readonly language: PageLanguage
  readonly query: URLSearchParams
}

/** Loads a page's file: `() => import('./pages/SearchPage.tsx')`. Each is a chunk of its own. */
export type LoadPage = () => Promise<PageFile>

/**
 * What a module brings to the application: its pages by the names of `contracts/kernel/routes`, its panels of the auth
 * modal.
 */
export interface AppModule {
  readonly pages: Readonly<Partial<Record<PageName, LoadPage>>>
  /** What its gated pages are for, by their names. */
  readonly gates?: GateTexts
  readonly auth?: AuthPanels
  /**
   * Stands at the foot of every page of the standard layout, once it has loaded; where it cannot load, the page does
   * without.
   */
  readonly footer?: LoadPart
  /** The bell of the header: the newest notices. */
  readonly bell?: LoadPart
  /** Parts that fulfil what a visitor wanted, by the kind of intent, once they are logged in. They show nothing. */
  readonly intents?: Readonly<Record<string, LoadPart>>
  /** Works on every page while somebody is logged in. It shows nothing. */
  readonly whileLoggedIn?: LoadPart
  /** Its entries in the side menu, by group (NAV-02). */
  readonly menu?: MenuEntries
  /** Its sections of the back office, by group (ADM-02). */
  readonly sections?: SectionEntries
  /** How its notices look and what they say, by type (NOT-01). */
  readonly notices?: NoticeLooks
}

/** Loads what stands beside the pages. */
export type LoadPart = () => Promise<{ readonly Part: ComponentType }>

export interface AuthPanelProps {
  /** From a mail's link, with its e-mail; null where the modal was opened by hand. */
  readonly token: string | null
  readonly email: string | null
  /** Opens another tab, with the address that was typed. */
  readonly goTo: (tab: 'login' | 'signup' | 'reset', email?: string) => void
  /** Closes the modal. */
  readonly close: () => void
}

export interface AuthPanelFile {
  readonly Panel: ComponentType<AuthPanelProps>
  readonly saga?: PageFile['saga']
}

/** The forms of the three tabs, loaded when the modal opens. */
export type AuthPanels = Readonly<Record<'login' | 'signup' | 'reset', () => Promise<AuthPanelFile>>>

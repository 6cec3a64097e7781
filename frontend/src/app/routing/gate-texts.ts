import type { PageName } from '@kredka/contracts/kernel/routes'
import { createContext } from 'react'
import type { GateText } from '../../i18n/text-ids.ts'

/**
 * NAV-03: what a gated page is for, read by those who may not see it yet. By the page's name what follows `gate.` in
 * the id of its text, so that these texts load with the closed door alone; a module hands in its own through
 * `AppModule.gates`.
 */
export type GateTexts = Readonly<Partial<Record<PageName, GateText>>>

export const GateTextsContext = createContext<GateTexts>({})

/** What a visitor wanted who was told to log in first. */
export const intentToOpen = (page: PageName) => `open:${page}`

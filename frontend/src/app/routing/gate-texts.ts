import type { PageName } from '@kredka/contracts/kernel/routes'
import { createContext } from 'react'
import type { TextId } from '../../i18n/text-ids.ts'

/**
 * NAV-03: what a gated page is for, read by those who may not see it yet. By the page's name; a module hands in its own
 * through `AppModule.gates`.
 */
export type GateTexts = Readonly<Partial<Record<PageName, TextId>>>

export const GateTextsContext = createContext<GateTexts>({})

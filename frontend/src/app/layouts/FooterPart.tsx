import { createContext, useContext } from 'react'
import type { LoadPart } from '../routing/page.ts'
import { LatePart } from './LatePart.tsx'

/** What a module brings for the foot of every page. */
export const FooterContext = createContext<LoadPart | null>(null)

export function FooterPart() {
  return <LatePart load={useContext(FooterContext)} />
}

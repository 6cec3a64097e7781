import { createContext, useContext } from 'react'
import type { LoadPart } from '../routing/page.ts'
import { LazyPart } from './LazyPart.tsx'

/** What a module brings for the foot of every page. */
export const FooterContext = createContext<LoadPart | null>(null)

export function FooterPart() {
  return <LazyPart load={useContext(FooterContext)} />
}

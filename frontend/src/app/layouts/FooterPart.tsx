import { type ComponentType, createContext, lazy, Suspense, useContext } from 'react'
import { loadChunk } from '../routing/chunks.ts'
import type { LoadFooter } from '../routing/page.ts'

/** What a module brings for the foot of every page. */
export const FooterContext = createContext<LoadFooter | null>(null)

export function FooterPart() {
  const load = useContext(FooterContext)
  if (load === null) return null
  const Part = partOf(load)
  return (
    <Suspense>
      <Part />
    </Suspense>
  )
}

const parts = new WeakMap<LoadFooter, ComponentType>()

function partOf(load: LoadFooter): ComponentType {
  const known = parts.get(load)
  if (known !== undefined) return known
  const made = lazy(async () => {
    // the page is whole without it
    const part = await loadChunk(load).catch(() => null)
    return { default: part?.Part ?? Nothing }
  })
  parts.set(load, made)
  return made
}

function Nothing() {
  return null
}

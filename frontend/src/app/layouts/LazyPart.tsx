import { type ComponentType, lazy, type ReactNode } from 'react'
import { loadChunk } from '../../kernel/chunks.ts'
import { Late } from '../../kernel/taking-over/Late.tsx'
import { Undrawn } from '../../kernel/taking-over/Undrawn.tsx'
import type { LoadPart } from '../routing/page.ts'

interface Props {
  readonly load: LoadPart | null
  /** Stands there until it has loaded, and where it cannot. */
  readonly meanwhile?: ReactNode
}

/** What a module brings for every page; the page is whole without it. */
export function LazyPart({ load, meanwhile = null }: Props) {
  if (load === null) return meanwhile
  const Part = partOf(load)
  return (
    <Late fallback={meanwhile ?? <Undrawn />}>
      <Part meanwhile={meanwhile} />
    </Late>
  )
}

type PartOfPage = ComponentType<{ readonly meanwhile: ReactNode }>
const parts = new WeakMap<LoadPart, PartOfPage>()

function partOf(load: LoadPart): PartOfPage {
  const known = parts.get(load)
  if (known !== undefined) return known
  const made: PartOfPage = lazy(async () => {
    const part = await loadChunk(load).catch(() => null)
    return { default: part === null ? Meanwhile : part.Part }
  })
  parts.set(load, made)
  return made
}

function Meanwhile({ meanwhile }: { readonly meanwhile: ReactNode }) {
  return meanwhile
}

import { type ComponentProps, Suspense, use } from 'react'
import { loadChunk } from '../../kernel/chunks.ts'
import { SkeletonLines } from '../../ui/states.tsx'
import type { RunEnd } from './RunEnd.tsx'

type Props<Setup> = ComponentProps<typeof RunEnd<Setup>>

let loaded: Promise<{ readonly RunEnd: typeof RunEnd }> | null = null

/** The end of a run, which is loaded when there is one: whoever begins needs neither its replay nor its proof. */
export function LateRunEnd<Setup>(of: Props<Setup>) {
  return (
    <Suspense fallback={<SkeletonLines lines={5} />}>
      <Loaded {...of} />
    </Suspense>
  )
}

function Loaded<Setup>(of: Props<Setup>) {
  // the same promise each time, as `use` wants it; one that failed stays so until the page is loaded anew
  loaded ??= loadChunk(() => import('./RunEnd.tsx'))
  const module = use(loaded)
  return <module.RunEnd {...of} />
}

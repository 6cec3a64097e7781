import type { ComponentProps } from 'react'
import { lateChunk } from '../late-chunk.ts'
import { LatePart } from './LatePart.tsx'
import type { RunEnd } from './RunEnd.tsx'

const runEnd = lateChunk(() => import('./RunEnd.tsx'))

/** The end of a run, which is loaded when there is one: whoever begins needs neither its replay nor its proof. */
export function LateRunEnd<Setup>(of: ComponentProps<typeof RunEnd<Setup>>) {
  return (
    <LatePart chunk={runEnd} lines={5}>
      {({ RunEnd }) => <RunEnd {...of} />}
    </LatePart>
  )
}

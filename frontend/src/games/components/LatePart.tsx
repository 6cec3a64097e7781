import { type ReactNode, Suspense, use, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { localError } from '../../kernel/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { SkeletonLines } from '../../ui/states.tsx'
import type { LateChunk } from '../late-chunk.ts'

interface Props<Part> {
  readonly chunk: LateChunk<Part>
  /** As high as what comes. */
  readonly lines?: number
  readonly children: (part: Part) => ReactNode
}

/** A part of a page that comes after it; where it cannot be loaded, the page says so and offers to try again. */
export function LatePart<Part>({ chunk, lines = 4, children }: Props<Part>) {
  const [tries, setTries] = useState(0)
  const again = () => {
    chunk.forget()
    setTries(tries + 1)
  }
  return (
    <Suspense key={tries} fallback={<SkeletonLines lines={lines} />}>
      <Loaded chunk={chunk} onAgain={again}>
        {children}
      </Loaded>
    </Suspense>
  )
}

function Loaded<Part>({ chunk, children, onAgain }: Props<Part> & { readonly onAgain: () => void }) {
  const part = use(chunk.load())
  return part === null ? <NotLoaded onAgain={onAgain} /> : children(part)
}

/** What was asked for is not there yet. */
export function NotLoaded({ onAgain }: { readonly onAgain: () => void }) {
  const t = useText()
  return (
    <>
      <ErrorNotice error={localError(navigator.onLine ? 'UNREADABLE' : 'OFFLINE')} />
      <Button size="small" icon="refresh" onClick={onAgain}>
        {t('ui.try_again')}
      </Button>
    </>
  )
}

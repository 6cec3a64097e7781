import type { PageName, Route } from '@kredka/contracts/kernel/routes'
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import { loadChunk } from '../../kernel/chunks.ts'
import { ErrorState, SkeletonLines } from '../../ui/states.tsx'
import { checkSessionNow, selectSession } from '../session/session-slice.ts'
import { useLoginIntent } from '../session/useLoginIntent.ts'
import { useAppDispatch, useAppSelector } from '../store/hooks.ts'
import { intentToOpen } from './gate-texts.ts'

const Closed = lazy(async () => ({ default: (await loadChunk(() => import('./Closed.tsx'))).Closed }))

interface Props {
  readonly route: Route
  readonly children: ReactNode
}

/** NAV-03: who may not see a page reads why, and what to do. */
export function Gate({ route, children }: Props) {
  const session = useAppSelector(selectSession)
  const dispatch = useAppDispatch()
  if (route.gate === 'public') return <Open>{children}</Open>
  if (session.status === 'unknown') return <SkeletonLines lines={6} />
  if (session.status === 'unreachable') {
    return <ErrorState level={1} error={session.error} onRetry={() => dispatch(checkSessionNow())} />
  }
  if (session.status === 'visitor') return <ClosedPage page={route.name} to="visitor" />
  return (
    <Open wanted={route.name}>
      {route.gate === 'teacher' && !session.user.isTeacher ? <ClosedPage page={route.name} to="student" /> : children}
    </Open>
  )
}

interface OpenProps {
  /** The page that may have been wanted before a login. */
  readonly wanted?: PageName
  readonly children: ReactNode
}

/** A page has the same place behind a gate as without one: so the page before stays until the next is there. */
function Open({ wanted, children }: OpenProps) {
  return (
    <>
      {wanted !== undefined && <Arrived page={wanted} />}
      {children}
    </>
  )
}

/** Who wanted to come here before they logged in is here: it is wanted no more. */
function Arrived({ page }: { readonly page: PageName }) {
  useLoginIntent(intentToOpen(page), () => undefined)
  return null
}

/** What is read before a closed door loads when somebody stands there: few do. */
function ClosedPage(props: ComponentProps<typeof Closed>) {
  return (
    <Suspense fallback={<SkeletonLines lines={6} />}>
      <Closed {...props} />
    </Suspense>
  )
}

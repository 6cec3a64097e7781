import { scanAdmin } from '@kredka/contracts/admin/endpoints'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { ErrorState, SkeletonLines } from '../../ui/states.tsx'
import { createResource, useResource } from '../store/resource.ts'

/** Which admin is logged in, null for nobody. The admin module replaces it after a login. */
export const adminSession = createResource(scanAdmin)

const LOGIN = '/adminero/login'

/** Where the login leads: the page that was wanted, else the start of the back office (NAV-03). */
export function pageAfterLogin(state: unknown): string {
  const wanted = typeof state === 'object' && state !== null && 'wanted' in state ? state.wanted : undefined
  return typeof wanted === 'string' && wanted.startsWith('/adminero') ? wanted : '/adminero'
}

/** Section 2: without an admin id the admin pages lead to the admin login, which leads back. */
export function AdminGate({ children }: { readonly children: ReactNode }) {
  const session = useResource(adminSession, {})
  const { pathname, search } = useLocation()
  if (session.status === 'failed') return <ErrorState level={1} error={session.error} onRetry={session.refresh} />
  if (session.status !== 'ready' && session.data === null) return <SkeletonLines lines={6} />
  return session.data === null ? <Navigate to={LOGIN} state={{ wanted: pathname + search }} replace /> : children
}

import { scanAdmin } from '@kredka/contracts/admin/endpoints'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { ErrorState, SkeletonLines } from '../../ui/states.tsx'
import { DraftOwner } from '../forms/draft-owner.ts'
import { staffOwner } from '../own-storage.ts'
import { createResource, useResource } from '../store/resource.ts'
import { usePath } from './usePath.ts'

/** Which admin is logged in, null for nobody. The admin module replaces it after a login. */
export const adminSession = createResource(scanAdmin)

/**
 * Where the login leads: the page that was wanted, else the start of the back office (NAV-03).
 * @param home path of that start, with which those of all its pages begin
 */
export function pageAfterLogin(state: unknown, home: string): string {
  const wanted = typeof state === 'object' && state !== null && 'wanted' in state ? state.wanted : undefined
  return typeof wanted === 'string' && wanted.startsWith(home) ? wanted : home
}

/** Section 2: without an admin id the admin pages lead to the admin login, which leads back. */
export function AdminGate({ children }: { readonly children: ReactNode }) {
  const session = useResource(adminSession, {})
  const { pathname, search } = useLocation()
  const path = usePath()
  if (session.status === 'failed') return <ErrorState level={1} error={session.error} onRetry={session.refresh} />
  if (session.status !== 'ready' && session.data === null) return <SkeletonLines lines={6} />
  if (session.data !== null) {
    return <DraftOwner.Provider value={staffOwner(session.data.id)}>{children}</DraftOwner.Provider>
  }
  return <Navigate to={path('admin.login')} state={{ wanted: pathname + search }} replace />
}

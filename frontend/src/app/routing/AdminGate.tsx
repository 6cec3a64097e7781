import { scanAdmin } from '@kredka/contracts/admin/endpoints'
import { lazy, type ReactNode, Suspense } from 'react'
import { Navigate, useLocation } from 'react-router'
import { loadChunk } from '../../kernel/chunks.ts'
import { ErrorState, SkeletonLines } from '../../ui/states.tsx'
import { DraftOwner } from '../forms/draft-owner.ts'
import { staffOwner } from '../own-storage.ts'
import { createResource, useResource } from '../store/resource.ts'
import { mayDo, type OfDuty, StaffRoleContext } from './staff-role.ts'
import { usePath } from './usePath.ts'

/** Which admin is logged in, with their role; null for nobody. The admin module replaces it after a login. */
export const adminSession = createResource(scanAdmin, { on: ['staff_member'] })

const NotThisRole = lazy(async () => ({
  default: (await loadChunk(() => import('./NotThisRole.tsx'))).NotThisRole,
}))

/**
 * Where the login leads: the page that was wanted, else the start of the back office (NAV-03).
 * @param home path of that start, with which those of all its pages begin
 */
export function pageAfterLogin(state: unknown, home: string): string {
  const wanted = typeof state === 'object' && state !== null && 'wanted' in state ? state.wanted : undefined
  return typeof wanted === 'string' && wanted.startsWith(home) ? wanted : home
}

interface Props extends OfDuty {
  readonly children: ReactNode
}

/**
 * Section 2: without an admin id the admin pages lead to the admin login, which leads back. Whose role does not see the
 * page reads that (ADM-07).
 */
export function AdminGate({ children, ...page }: Props) {
  const session = useResource(adminSession, {})
  const { pathname, search } = useLocation()
  const path = usePath()
  if (session.status === 'failed') return <ErrorState level={1} error={session.error} onRetry={session.refresh} />
  if (session.status !== 'ready' && session.data === null) return <SkeletonLines lines={6} />
  if (session.data !== null) {
    const { id, role, second_factor } = session.data
    const security = path('admin.security')
    // the server refuses all else until it is on (ADM-08)
    if (second_factor === 'due' && pathname !== security) return <Navigate to={security} replace />
    return (
      <StaffRoleContext.Provider value={role}>
        <DraftOwner.Provider value={staffOwner(id)}>
          {mayDo(role, page) ? (
            children
          ) : (
            <Suspense fallback={<SkeletonLines lines={6} />}>
              <NotThisRole role={role} />
            </Suspense>
          )}
        </DraftOwner.Provider>
      </StaffRoleContext.Provider>
    )
  }
  return <Navigate to={path('admin.login')} state={{ wanted: pathname + search }} replace />
}

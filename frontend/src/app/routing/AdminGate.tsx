import { scanAdmin } from '@kredka/contracts/admin/endpoints'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { ErrorState, SkeletonLines } from '../../ui/states.tsx'
import { createResource, useResource } from '../store/resource.ts'

/** Which admin is logged in, null for nobody. The admin module replaces it after a login. */
export const adminSession = createResource('admin.session', scanAdmin)

/** Section 2: without an admin id the admin pages lead to the admin login. */
export function AdminGate({ children }: { readonly children: ReactNode }) {
  const session = useResource(adminSession, {})
  if (session.status === 'failed') return <ErrorState level={1} error={session.error} onRetry={session.refresh} />
  if (session.status !== 'ready' && session.data === null) return <SkeletonLines lines={6} />
  return session.data === null ? <Navigate to="/adminero/login" replace /> : children
}

import { profilesContract } from '@kredka/contracts/profiles/contract'
import { directoryQueryHandlers } from '@kredka/projections/profiles/directory'
import { profilesProjection } from '@kredka/projections/profiles/projection'
import { profileQueryHandlers } from '@kredka/projections/profiles/queries'
import { teachersSitemapQueryHandler } from '@kredka/projections/profiles/sitemap'
import type { Module } from '../kernel/module.ts'
import { streamState } from '../kernel/stream-state.ts'
import type { WriteSide } from '../kernel/write-side.ts'
import { directoryHead } from './directory-head.ts'
import { profileHandlers } from './handlers.ts'
import { teacherHead } from './heads.ts'
import { profileHints } from './hints.ts'
import { pictureRecords } from './picture-records.ts'
import { profilePolicies } from './policies.ts'
import { profileDecider } from './profile.ts'
import { teacherDecider } from './teacher.ts'

export { teacherDecider } from './teacher.ts'

/** Whether the person teaches now; a suspended teacher does not. `max_age_ms`: how old the fact may be. */
export async function isTeacher(write: WriteSide, userId: string, max_age_ms = 0): Promise<boolean> {
  return (await write.fold(teacherDecider, userId, max_age_ms)).state === 'active'
}

export { sweepPictures } from './picture-sweep.ts'
export { pictureOf } from './pictures.ts'

export const profiles: Module = {
  ...profilesContract,
  states: [streamState(profileDecider), streamState(teacherDecider)],
  hints: profileHints,
  projections: [profilesProjection],
  handlers: profileHandlers,
  queryHandlers: () => [...profileQueryHandlers, ...directoryQueryHandlers],
  documents: ({ site }) => [teachersSitemapQueryHandler(site.public_url)],
  policies: ({ vault }) => profilePolicies(vault.files),
  heads: [teacherHead, directoryHead],
  records: (tools) => [pictureRecords(tools)],
}

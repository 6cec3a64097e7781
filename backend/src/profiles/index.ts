import * as endpoints from '@kredka/contracts/profiles/endpoints'
import { profileEvents } from '@kredka/contracts/profiles/events'
import { profilesProjection } from '@kredka/projections/profiles/projection'
import { profileAnswerers } from '@kredka/projections/profiles/queries'
import type { Module } from '../kernel/module.ts'
import type { WriteSide } from '../kernel/write-side.ts'
import { profileHandlers } from './handlers.ts'
import { teacherHead } from './heads.ts'
import { teacherDecider } from './teacher.ts'

/** Whether the person teaches now; a suspended teacher does not. `max_age_ms`: how old the fact may be. */
export async function isTeacher(write: WriteSide, userId: string, max_age_ms = 0): Promise<boolean> {
  return (await write.fold(teacherDecider, userId, max_age_ms)).state === 'active'
}

export const profiles: Module = {
  name: 'profiles',
  endpoints: Object.values(endpoints),
  events: profileEvents,
  projections: [profilesProjection],
  handlers: profileHandlers,
  answerers: () => profileAnswerers,
  heads: [teacherHead],
}

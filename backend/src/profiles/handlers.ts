import { TUTOR_TERMS_VERSION } from '@kredka/contracts/legal/versions'
import { changeProfile, startTeaching } from '@kredka/contracts/profiles/endpoints'
import { callerId } from '../kernel/caller.ts'
import { type Handler, handle } from '../kernel/handler.ts'
import { done } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { profileDecider } from './profile.ts'
import { teacherDecider } from './teacher.ts'

export function profileHandlers({ write }: Tools): readonly Handler[] {
  return [
    handle(changeProfile, async ({ name, phone, about }, request) => {
      const user_id = callerId(request)
      const command = { do: 'change', user_id, name, phone, about } as const
      return done(await write.execute(profileDecider, user_id, command, request.context))
    }),

    handle(startTeaching, async ({ about, terms_version }, request) => {
      const user_id = callerId(request)
      const command = {
        do: 'start',
        user_id,
        about,
        how: 'self',
        agreed_version: terms_version ?? null,
        version_in_force: TUTOR_TERMS_VERSION,
      } as const
      return done(await write.execute(teacherDecider, user_id, command, request.context))
    }),
  ]
}

import { checkSession } from '@kredka/contracts/accounts/endpoints'
import type { SessionView } from '@kredka/contracts/accounts/views'
import { answer } from '../kernel/query.ts'

export const accountAnswerers = [
  answer(checkSession, ['accounts', 'profiles'], async ({ sql, viewer }) => {
    if (viewer.kind !== 'user') return null
    const [session] = await sql<SessionView>(
      `select a.user_id as "userId", coalesce(p.name, '') as "userName", coalesce(a.email, '') as "userEmail",
              p.picture_url as "userPictureUrl", p.teacher_state = 'active' as "isTeacher"
         from accounts.accounts a join profiles.people p using (user_id)
        where a.user_id = $1`,
      [viewer.id],
    )
    return session ?? null
  }),
]

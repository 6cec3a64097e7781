import { checkSession, getDeletion } from '@kredka/contracts/accounts/endpoints'
import { DELETION_TOKEN_MS } from '@kredka/contracts/accounts/rules'
import type { DeletionView, SessionView } from '@kredka/contracts/accounts/views'
import { answer, userIdOf } from '../kernel/query.ts'

/** What a session may leave out. */
interface Chosen {
  /** Of the settings; null where nothing was chosen. */
  readonly timezone: string | null
  readonly chosen_language: NonNullable<SessionView['chosen_language']> | null
  readonly palette: NonNullable<SessionView['palette']> | null
  readonly colour_scheme: NonNullable<SessionView['colour_scheme']> | null
  /** Of the account; null where it is not to be deleted. */
  readonly deletion_due_at: string | null
}

export const accountQueryHandlers = [
  answer(checkSession, ['accounts', 'profiles', 'settings'], async ({ sql, viewer }) => {
    if (viewer.kind !== 'user') return null
    const [row] = await sql<Omit<SessionView, keyof Chosen | 'seen_by'> & Chosen>(
      `select a.user_id as "userId", coalesce(p.name, '') as "userName", coalesce(a.email, '') as "userEmail",
              p.picture_url as "userPictureUrl", p.teacher_state = 'active' as "isTeacher",
              s.timezone, s.language as chosen_language, s.palette, s.colour_scheme, a.deletion_due_at
         from accounts.accounts a join profiles.people p using (user_id) left join settings.people s using (user_id)
        where a.user_id = $1`,
      [viewer.id],
    )
    if (row === undefined) return null
    const { seen_by } = viewer
    const { timezone, chosen_language, palette, colour_scheme, deletion_due_at, ...session } = row
    return {
      ...session,
      ...(timezone === null ? {} : { timezone }),
      ...(chosen_language === null ? {} : { chosen_language }),
      ...(palette === null ? {} : { palette }),
      ...(colour_scheme === null ? {} : { colour_scheme }),
      ...(deletion_due_at === null ? {} : { deletion_due_at }),
      ...(seen_by === undefined ? {} : { seen_by: { name: seen_by.name, until: seen_by.until } }),
    }
  }),

  answer(getDeletion, ['accounts'], async ({ sql, viewer, now }): Promise<DeletionView> => {
    const [account] = await sql<Deletion>(
      'select deletion_requested_at, deletion_due_at from accounts.accounts where user_id = $1',
      [userIdOf(viewer)],
    )
    const { deletion_requested_at = null, deletion_due_at = null } = account ?? {}
    if (deletion_due_at !== null) return { state: 'scheduled', due_at: deletion_due_at }
    const asked = deletion_requested_at !== null && now - Date.parse(deletion_requested_at) < DELETION_TOKEN_MS
    return { state: asked ? 'requested' : 'none', due_at: null }
  }),
]

interface Deletion {
  readonly deletion_requested_at: string | null
  readonly deletion_due_at: string | null
}

import type { Clock } from '@kredka/contracts/kernel/ports'
import type { WriteSide } from '../kernel/write-side.ts'
import { isTeacher } from '../profiles/index.ts'
import type { Sessions } from '../vault/sessions.ts'
import { accountDecider } from './account.ts'

/** How long another process's block or logout may go unseen. */
const MAX_AGE_MS = 1_000
const MOST_SESSIONS = 20_000

interface Parts {
  readonly write: WriteSide
  readonly sessions: Pick<Sessions, 'isOpen'>
  readonly clock: Clock
}

/**
 * What a logged-in person may do now, from the folds of their streams and the vault's sessions. What this process did counts at
 * once, what others did within a second.
 */
export function createStanding({ write, sessions, clock }: Parts) {
  const seenOpen = new Map<string, number>()

  async function isOpen(session_id: string): Promise<boolean> {
    const seen = seenOpen.get(session_id)
    if (seen !== undefined && clock.now() - seen < MAX_AGE_MS) return true
    seenOpen.delete(session_id)
    if (!(await sessions.isOpen(session_id))) return false
    if (seenOpen.size >= MOST_SESSIONS) seenOpen.clear()
    seenOpen.set(session_id, clock.now())
    return true
  }

  return {
    async of(session_id: string, user_id: string) {
      const [open, account, is_teacher] = await Promise.all([
        isOpen(session_id),
        write.fold(accountDecider, user_id, MAX_AGE_MS),
        isTeacher(write, user_id, MAX_AGE_MS),
      ])
      const { state } = account
      return {
        is_teacher,
        blocked: state.is === 'blocked',
        ended: !open || state.is === 'absent' || state.is === 'deleted' || state.is === 'forgotten',
        language: state.is === 'absent' ? ('pl' as const) : state.language,
      }
    },
    /** Forgets what was seen, after this process ended sessions itself. */
    ended(session_ids: readonly string[]): void {
      for (const id of session_ids) seenOpen.delete(id)
    },
    /** Forgets every session: one of them was ended for misuse, which is rare. */
    forget(): void {
      seenOpen.clear()
    },
  }
}
export type StandingCache = ReturnType<typeof createStanding>

import type { WriteSide } from '../kernel/write-side.ts'
import { isTeacher } from '../profiles/index.ts'
import type { Sessions } from '../vault/sessions.ts'
import { type Account, accountDecider } from './account.ts'

/** The tail of the log says sooner what other processes did; this is for when it cannot be heard. */
const MAX_AGE_MS = 1_000

interface Parts {
  readonly write: WriteSide
  readonly sessions: Pick<Sessions, 'isOpen'>
}

/**
 * What a logged-in person may do now. Whether the session is open is asked at every call, so that a logout or a block,
 * which ends all sessions, holds in every process with its answer. The rest comes from the folds of their streams.
 */
export function createAccountStatuses({ write, sessions }: Parts) {
  return {
    async of(session_id: string, user_id: string) {
      const [open, recent, is_teacher] = await Promise.all([
        sessions.isOpen(session_id),
        write.fold(accountDecider, user_id, MAX_AGE_MS),
        isTeacher(write, user_id, MAX_AGE_MS),
      ])
      // why a session ended may stand in an event that another process appended just before
      const { state } = open ? recent : await write.fold(accountDecider, user_id)
      return statusOf(state, is_teacher, open)
    },

    /** No session says that something changed: the account is read to the end of its stream. */
    async ofPerson(user_id: string) {
      const [{ state }, is_teacher] = await Promise.all([
        write.fold(accountDecider, user_id),
        isTeacher(write, user_id, MAX_AGE_MS),
      ])
      return statusOf(state, is_teacher, true)
    },
  }
}

function statusOf(state: Account, is_teacher: boolean, open: boolean) {
  return {
    is_teacher,
    blocked: state.is === 'blocked',
    ended: !open || state.is === 'absent' || state.is === 'deleted' || state.is === 'forgotten',
    language: state.is === 'absent' ? ('pl' as const) : state.language,
  }
}

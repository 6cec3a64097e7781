import type { ReplayView } from '@kredka/contracts/attempts/views'
import type { Kept, OfflineStorage } from '../app/offline-storage.ts'
import { VISITOR } from '../app/own-storage.ts'

/** Raised when the form of a replay changes: what was kept before it is not read any more. */
const FORM = 1

/** A quiz that was solved, as this browser keeps it to be played again without a connection (NAV-07). */
export interface KeptQuiz {
  readonly name: string
  /** Milliseconds. */
  readonly kept_at: number
  readonly replay: ReplayView
}

/** A quiz is kept once, as it was finished last; what was drawn from several quizzes by its attempt. */
export function nameOfKept({ quiz, id }: Pick<ReplayView, 'quiz' | 'id'>): string {
  return quiz?.id ?? id
}

/** @param loggedIn whether somebody is, as far as the browser knows: what a visitor before them solved is theirs too */
export async function listKeptQuizzes(offline: OfflineStorage, loggedIn: boolean): Promise<readonly KeptQuiz[]> {
  const kept = await offline.list()
  return kept.filter(({ owner }) => loggedIn || owner === VISITOR).flatMap((one) => quizOf(one) ?? [])
}

export function keepQuiz(
  offline: OfflineStorage,
  owner: string,
  replay: ReplayView,
  pictures: ReadonlyMap<string, Blob>,
): Promise<void> {
  return offline.keep(owner, nameOfKept(replay), { form: FORM, replay }, pictures)
}

/** Only this file writes values of this form. */
function quizOf({ name, kept_at, value }: Kept): KeptQuiz | null {
  if (typeof value !== 'object' || value === null || !('form' in value) || value.form !== FORM) return null
  return 'replay' in value ? { name, kept_at, replay: value.replay as ReplayView } : null
}

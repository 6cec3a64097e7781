import type { OwnStorage } from '../app/own-storage.ts'
import { readLoginIntent } from '../app/session/login-intent.ts'

/** Names what a visitor wanted to contest before they logged in. */
export function contestIntent(attemptId: string, questionId: string): string {
  return `contest:${attemptId}/${questionId}`
}

/** Whether it is this question that somebody logged in to contest: then they go on there. */
export function isContestIntended(own: OwnStorage, attemptId: string, questionId: string): boolean {
  return readLoginIntent(own, Date.now())?.what === contestIntent(attemptId, questionId)
}

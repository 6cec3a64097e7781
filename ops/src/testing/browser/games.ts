import type { Page } from '@playwright/test'
import { DEMO_STUDENT } from '../../seed/demo-plan.ts'
import { logInAs } from './log-in.ts'
import { callsOf } from './quizzes.ts'

/**
 * The demo student, with no run open. Journeys of one site share that person: where one has left a run, the menu leads
 * on into it, and its lobby begins no other.
 */
export async function logInToPlay(page: Page): Promise<void> {
  await logInAs(page, DEMO_STUDENT)
  const { get, post } = callsOf(page)
  const { open } = await get<{ readonly open: readonly { readonly run_id: string }[] }>('/games/own')
  for (const { run_id } of open) await post(`/runs/${run_id}/give-up`)
}

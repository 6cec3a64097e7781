import type { Page } from '@playwright/test'

export const ACCOUNT = '61109010140000071219812874'
/** Where a teacher gives their account. */
export const BANK = '/api/current-user/teaching-settings/bank-account'

interface Row {
  readonly id: string
  readonly status: string
  readonly overdue: boolean
  readonly due_after: string | null
}

/** Rows of the teacher's or the student's pending payments. */
export async function pending(page: Page, question: string): Promise<readonly Row[]> {
  const answered = await page.request.get(`/api/payments?status=pending&${question}`)
  const { data } = (await answered.json()) as { data: readonly Row[] }
  return data
}

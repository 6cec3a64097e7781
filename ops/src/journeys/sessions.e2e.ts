import { createAccessTokens } from '@kredka/backend/http/sessions/access-token'
import { MINUTE } from '@kredka/contracts/kernel/durations'
import type { Page } from '@playwright/test'
import { DEMO_STUDENT, DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { ACCOUNT_WORDS, newAccount, PASSWORD } from '../testing/browser/accounts.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { MASTER_KEY } from '../testing/browser/site-process.ts'
import { expect, ONCE, test } from '../testing/browser/test.ts'

test(
  'ACC-03 an expired session is renewed once for all calls, and the page stays',
  ONCE,
  async ({ page, language }) => {
    const t = ACCOUNT_WORDS[language]
    await logInAs(page, DEMO_TEACHER)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 2, name: t.myOffers })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: t.profile }).click()
    await expect(page.getByLabel(t.name)).toBeVisible()
    const answers: string[] = []
    page.on('response', (answer) => {
      const { pathname } = new URL(answer.url())
      if (pathname.startsWith('/api/')) answers.push(`${answer.status()} ${pathname.slice('/api'.length)}`)
    })
    await expireAccess(page)
    await page.goBack()
    await expect
      .poll(() => answers)
      .toEqual(expect.arrayContaining(['200 /offers/count', '200 /availability/groups', '200 /current-user/profile']))
    expect(answers.filter((answer) => answer.startsWith('401')).length).toBeGreaterThan(1)
    expect(answers.filter((answer) => answer.endsWith('/auth/refresh'))).toEqual(['200 /auth/refresh'])
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t.hello)
  },
)

test('ACC-03 who comes back with an expired session is still logged in', ONCE, async ({ page, language }) => {
  const t = ACCOUNT_WORDS[language]
  await logInAs(page, DEMO_STUDENT)
  await page.context().clearCookies({ name: 'kredka_access' })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t.hello)
})

test('ACC-10 a person sees where they are logged in and ends the login of another browser', async ({
  page,
  language,
  another,
  outbox,
}) => {
  const t = ACCOUNT_WORDS[language]
  const email = await newAccount(page, t, outbox)
  await page.goto('/settings/security')
  const logins = page.getByRole('list', { name: t.sessions }).getByRole('listitem')
  await expect(logins).toHaveCount(1)
  const there = await another()
  await there.request.post('/api/auth/login', { data: { email, password: PASSWORD } })
  await there.goto('/dashboard')
  await expect(there.getByRole('heading', { level: 1 })).toContainText(t.hello)

  // the list follows the log-in elsewhere by itself
  await expect(logins).toHaveCount(2)
  await expect(logins.filter({ hasText: t.thisDevice })).toHaveCount(1)
  await expectAccessible(page)
  await logins.filter({ hasNotText: t.thisDevice }).getByRole('button', { name: t.endSession }).click()
  await expect(logins).toHaveCount(1)
  await there.reload()
  await expect(there.getByRole('heading', { level: 1, name: t.gate })).toBeVisible()
})

test('ACC-10 all sessions end from the settings', async ({ page, language }) => {
  const t = ACCOUNT_WORDS[language]
  await logInAs(page, DEMO_STUDENT)
  await page.goto('/settings/security')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: t.everywhere }).click()
  await page.getByRole('dialog').getByRole('button', { name: t.everywhere }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.gate })).toBeVisible()
})

/** The access token as it is after its 15 minutes. */
async function expireAccess(page: Page): Promise<void> {
  const cookies = await page.context().cookies()
  const access = cookies.find(({ name }) => name === 'kredka_access')
  if (access === undefined) throw new Error('nobody is logged in')
  const then = Date.now() - 16 * MINUTE
  const tokens = createAccessTokens(Buffer.from(MASTER_KEY, 'hex'), { now: () => then })
  await page.context().addCookies([{ ...access, value: await tokens.sign({ user_id: 'x', session_id: 'x' }) }])
}

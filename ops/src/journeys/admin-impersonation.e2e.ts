import { DEMO_STUDENT } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { enterBackOffice } from '../testing/browser/log-in.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const WORDS = texts({
  look: 'users.impersonate',
  reason: 'back_office.reason',
  banner: 'shell.seen_title',
  end: 'shell.seen_end',
  refused: 'errors.IMPERSONATION_READ_ONLY',
  beta: 'settings.beta',
  ask: 'settings.beta_ask',
  began: 'users.did_impersonate',
  over: 'users.did_end_impersonation',
})

const SEARCH = { pl: /^Szukaj: imię/, en: /^Search: name/ } as const
const SUPPORT = 'wsparcie'

test('ADM-03 support sees a student’s site through their eyes, changes nothing, ends it, and the log says so', async ({
  page,
  language,
  faults,
}) => {
  const t = WORDS[language]
  const why = `Nie widzi lekcji (${language}).`
  // what would change something is refused
  faults.allow(/status of 403/)
  await enterBackOffice(page, SUPPORT)
  await page.goto('/adminero/users')
  await page.getByLabel(SEARCH[language]).fill(DEMO_STUDENT)
  await page.getByRole('row').filter({ hasText: '@' }).first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/adminero\/users\/[0-9a-z]{26}/)
  const user = page.url()
  await page.getByRole('button', { name: t.look }).click()
  const asking = page.getByRole('dialog')
  await asking.getByLabel(t.reason).fill(why)
  await expectAccessible(page)
  await asking.getByRole('button', { name: t.look }).click()

  await expect(page).toHaveURL(/\/dashboard$/)
  const banner = page.getByRole('region', { name: t.banner })
  await expect(banner).toContainText(SUPPORT)
  await expectAccessible(page)
  await page.goto('/settings#beta')
  await expect(banner).toBeInViewport()
  await page.getByRole('region', { name: t.beta, exact: true }).getByRole('button', { name: t.ask }).first().click()
  await expect(page.getByText(t.refused)).toBeVisible()

  await banner.getByRole('button', { name: t.end }).click()
  await expect(page).toHaveURL(user)
  await expect(banner).toHaveCount(0)
  const history = page.getByRole('row')
  await expect(history.filter({ hasText: t.began }).filter({ hasText: why })).toBeVisible()
  await expect(history.filter({ hasText: t.over }).first()).toBeVisible()
})

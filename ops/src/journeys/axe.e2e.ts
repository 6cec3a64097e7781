import type { Page } from '@playwright/test'
import { DEMO_ADMIN, DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { enterOffice, logInAs } from '../testing/browser/log-in.ts'
import { expect, test } from '../testing/browser/test.ts'
import { addressesOf, SECTION_2, type SpecifiedRoute } from './section-2.ts'

/** A gated page is looked at by those who may see it; one of each gate is too by a visitor. */
const SEEN = {
  visitor: (route: SpecifiedRoute) => route.gate === 'public' || ['/dashboard', '/my-offers'].includes(route.path),
  teacher: ({ gate }: SpecifiedRoute) => gate === 'user' || gate === 'teacher',
  admin: ({ gate }: SpecifiedRoute) => gate === 'admin',
} as const

for (const [role, sees] of Object.entries(SEEN)) {
  test(`NAV-04 every route of section 2 is accessible to a ${role}`, async ({ page, faults }) => {
    test.setTimeout(300_000)
    faults.allow(/status of 404/)
    await logInAs(page, DEMO_TEACHER)
    const addressOf = await addressesOf(page)
    if (role !== 'teacher') await becomeVisitor(page)
    if (role === 'admin') await enterOffice(page, DEMO_ADMIN)
    for (const route of SECTION_2.filter(sees)) {
      await test.step(route.path, async () => {
        await page.goto(addressOf(route))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('status').filter({ hasText: 'Ładowanie…' })).toHaveCount(0)
        await expectAccessible(page)
      })
    }
  })
}

async function becomeVisitor(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.removeItem('kredka.logged_in'))
}

import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** No violation that axe calls serious or critical, on the page as it stands once it took the place of its first words (WCAG 2.2 A and AA). */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('.opening')).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page })
    // Only what is wrong is told: what is right would be written down node by node. Our pages hold no frames of others.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const bad = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes.map(({ html, target }) => `  ${target.join(' ')}: ${html}`).join('\n')}`,
    )
  expect(bad).toEqual([])
}

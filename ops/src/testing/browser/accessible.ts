import { expect, type Page } from '@playwright/test'
import { violationsOf } from './axe.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe calls minor or moderate, whatever it finds: it would be worked out on every page, and never told. */
const NEVER_TOLD = [
  'aria-allowed-role',
  'aria-deprecated-role',
  'empty-heading',
  'empty-table-header',
  'form-field-multiple-labels',
  'heading-order',
  'html-xml-lang-mismatch',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport-large',
  'meta-viewport',
  'no-autoplay-audio',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'scope-attr-valid',
  'server-side-image-map',
  'skip-link',
  'table-duplicate-name',
]

/**
 * No violation that axe calls serious or critical, on the page as it stands once it took the place of its first words
 * (WCAG 2.2 A and AA).
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('.opening')).toHaveCount(0)
  const violations = await violationsOf(page, { tags: TAGS, without: NEVER_TOLD })
  const bad = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes.map(({ html, target }) => `  ${target.join(' ')}: ${html}`).join('\n')}`,
    )
  expect(bad).toEqual([])
}

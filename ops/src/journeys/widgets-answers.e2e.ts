import { expect, test } from '../testing/browser/test.ts'
import { openWidget } from '../testing/browser/widgets.ts'

const WORDS = {
  pl: {
    gap: (gap: number, word: string) => `Luka ${gap} z 3: ${word}`,
    empty: 'pusta',
    placed: 'Baltic Sea: luka 2',
    move: (name: string) => `Przenieś: ${name}`,
    down: (name: string) => `Niżej: ${name}`,
    dropped: 'Bug: odłożone na miejscu 1 z 3',
  },
  en: {
    gap: (gap: number, word: string) => `Gap ${gap} of 3: ${word}`,
    empty: 'empty',
    placed: 'Baltic Sea: gap 2',
    move: (name: string) => `Move: ${name}`,
    down: (name: string) => `Down: ${name}`,
    dropped: 'Bug: put down at place 1 of 3',
  },
}

test('QUI-03 NAV-04 answers are chosen by arrows, digits and letters', async ({ page }) => {
  await openWidget(page, 'answer-tiles')
  const rivers = page.getByRole('radiogroup', { name: 'The longest river' })
  await rivers.getByRole('radio', { name: 'B Odra' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(rivers.getByRole('radio', { name: 'C Warta', checked: true })).toBeFocused()
  await page.keyboard.press('1')
  await expect(rivers.getByRole('radio', { name: 'A Wisła', checked: true })).toBeFocused()
  await page.keyboard.press('d')
  await expect(rivers.getByRole('radio', { checked: true })).toHaveAccessibleName('D Bug')
  const several = page.getByRole('group', { name: 'Rivers of Poland' })
  await several.getByRole('checkbox', { name: 'B Odra' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('a')
  await expect(several.getByRole('checkbox', { checked: true })).toHaveCount(2)
})

test('QUI-03 NAV-04 a word goes into a gap by keys', async ({ page, language }) => {
  const words = WORDS[language]
  await openWidget(page, 'gap-text')
  await page.getByRole('button', { name: 'Baltic Sea', exact: true }).press('Enter')
  await page
    .getByRole('button', { name: words.gap(2, words.empty) })
    .first()
    .press('Enter')
  await expect(page.getByRole('button', { name: words.gap(2, 'Baltic Sea') })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: words.placed })).toHaveCount(1)
})

test('QUI-02 NAV-04 a list is put in order by keys and by pointer', async ({ page, language }) => {
  const words = WORDS[language]
  await openWidget(page, 'sortable')
  const rows = page.getByRole('list', { name: 'Questions' }).getByRole('listitem')
  const handle = page.getByRole('button', { name: words.move('Bug') })
  await handle.press('Space')
  // what is lifted is measured first; it moves by places that it knows
  await expect(handle).toHaveAttribute('aria-pressed', 'true')
  for (let place = 2; place >= 1; place--) {
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('status').filter({ hasText: new RegExp(`^Bug: .* ${place} `) })).toHaveCount(1)
  }
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').filter({ hasText: words.dropped })).toHaveCount(1)
  await expect(rows.first()).toContainText('1. Bug')
  await expect(handle).toBeFocused()
  await page.getByRole('button', { name: words.down('Bug') }).press('Enter')
  await expect(rows.nth(1)).toContainText('2. Bug')
  await expect(page.getByRole('button', { name: words.down('Bug') })).toBeFocused()
  const from = await handle.boundingBox()
  const to = await rows.first().boundingBox()
  if (from === null || to === null) throw new Error('the list is not on the page')
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, to.y + 5, { steps: 10 })
  await page.mouse.up()
  await expect(rows.first()).toContainText('1. Bug')
})

import { expect, test } from '../testing/browser/test.ts'
import { openWidget } from '../testing/browser/widgets.ts'

const WORDS = {
  pl: {
    gap: (gap: number, word: string) => `Luka ${gap} z 3: ${word}`,
    empty: 'pusta',
    placed: 'Baltic Sea: luka 2',
    move: (name: string) => `Przenieś: ${name}`,
    down: (name: string) => `Niżej: ${name}`,
    lifted: 'Bug: podniesione, miejsce 2 z 3',
    first: 'Bug: miejsce 1 z 3',
    dropped: 'Bug: odłożone na miejscu 1 z 3',
  },
  en: {
    gap: (gap: number, word: string) => `Gap ${gap} of 3: ${word}`,
    empty: 'empty',
    placed: 'Baltic Sea: gap 2',
    move: (name: string) => `Move: ${name}`,
    down: (name: string) => `Down: ${name}`,
    lifted: 'Bug: lifted, place 2 of 3',
    first: 'Bug: place 1 of 3',
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
  await expect(handle).toHaveAttribute('aria-pressed', 'true')
  const said = (text: string) => page.getByRole('status').filter({ hasText: text })
  // what is lifted is measured a moment after it says so: a press before that moves nothing
  await expect(async () => {
    await page.keyboard.press('ArrowUp')
    await expect(said(words.first)).toHaveCount(1, { timeout: 500 })
  }).toPass()
  await page.keyboard.press('Space')
  await expect(said(words.dropped)).toHaveCount(1)
  await expect(rows.first()).toContainText('1. Bug')
  await expect(handle).toBeFocused()
  await page.getByRole('button', { name: words.down('Bug') }).press('Enter')
  await expect(rows.nth(1)).toContainText('2. Bug')
  await expect(page.getByRole('button', { name: words.down('Bug') })).toBeFocused()
  // the page may still scroll to the row that has the focus: a hand takes the handle where it stands at last
  await expect(async () => {
    await page.mouse.up()
    await handle.hover()
    await page.mouse.down()
    await handle.hover({ position: { x: 20, y: 10 } })
    await expect(said(words.lifted)).toHaveCount(1, { timeout: 500 })
  }).toPass()
  const to = await rows.first().boundingBox()
  if (to === null) throw new Error('the list is not on the page')
  // the place below is known once it is measured; a hand that moves on finds it
  await expect(async () => {
    await page.mouse.move(to.x + 20, to.y + 8)
    await page.mouse.move(to.x + 20, to.y + 5)
    await expect(said(words.first)).toHaveCount(1, { timeout: 500 })
  }).toPass()
  await page.mouse.up()
  await expect(rows.first()).toContainText('1. Bug')
})

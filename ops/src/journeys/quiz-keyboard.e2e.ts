import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { DEMO_TEACHER } from '../seed/demo-plan.ts'
import { tabTo } from '../testing/browser/accounts.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { expect, ONCE, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const TEXTS = texts({
  title: 'quiz_editor.title',
  subject: 'offers.subject',
  begin: 'quiz_editor.begin',
  single: 'quiz_editor.kind_single',
  prompt: 'quiz_editor.prompt',
  addPicture: 'quiz_editor.add_picture',
  alt: 'quiz_editor.picture_alt',
  right: 'quiz_editor.right',
  done: 'quiz_editor.done',
  saved: 'quiz_editor.status_saved',
  use: 'quiz_editor.use',
  play: 'own_quizzes.play',
  learn: 'attempts.learn',
  start: 'attempts.start',
  check: 'attempts.check',
  outcomeRight: 'attempts.outcome_right',
})
const OPTION = { pl: 'Odpowiedź', en: 'Answer' } as const
const MATHS = { pl: 'matematyka', en: 'maths' } as const

const ALT = 'Zielony prostokąt'

test.use({ viewport: { width: 360, height: 740 } })

test(
  'QUI-02 NAV-04 on a phone a quiz with a formula and a picture is written and played by the keyboard alone',
  ONCE,
  async ({ page, language }) => {
    const t = TEXTS[language]
    const { keyboard } = page
    const write = async (field: Locator, words: string) => {
      await tabTo(page, field)
      await keyboard.insertText(words)
    }
    const press = async (button: Locator) => {
      await tabTo(page, button)
      await keyboard.press('Enter')
    }
    const saved = () => expect(page.getByRole('status').filter({ hasText: new RegExp(`^${t.saved}$`) })).toBeVisible()
    const button = (name: string) => page.getByRole('button', { name, exact: true })

    await logInAs(page, DEMO_TEACHER)
    await page.goto('/quizes/create')
    await write(page.getByRole('textbox', { name: t.title }), `Z klawiatury ${language}`)
    await tabTo(page, page.getByRole('combobox', { name: t.subject }))
    await choose(page, MATHS[language])
    await press(button(t.begin))
    await expect(page).toHaveURL(/\/edit$/)

    for (const n of [1, 2, 3]) {
      await press(button(t.single))
      await write(
        page.getByRole('textbox', { name: t.prompt }),
        n === 1 ? 'Ile to $\\frac{1}{2}$ z 8?' : `Pytanie ${n}`,
      )
      if (n === 1) await addPicture(page, press, button(t.addPicture))
      if (n === 1) await write(page.getByRole('textbox', { name: t.alt }), ALT)
      for (const [at, words] of ['4', '5', '6', '7'].entries()) {
        const field = page.getByRole('textbox', { name: `${OPTION[language]} ${at + 1}` })
        if ((await field.count()) > 0) await write(field, words)
      }
      await tabTo(page, page.getByRole('radio', { name: new RegExp(`^${t.right}`) }).first())
      await keyboard.press('Space')
      await press(button(t.done))
      await saved()
    }
    await press(button(t.use))
    await press(page.getByRole('link', { name: t.play }))
    await press(button(t.learn))
    await press(button(t.start))
    await expect(page.getByRole('heading', { level: 2 }).locator('math')).toBeVisible()
    await expect(page.getByRole('img', { name: ALT })).toBeVisible()
    // letters choose wherever the focus is
    const place = await page
      .getByRole('radio')
      .evaluateAll((all) => all.findIndex((one) => one.parentElement?.textContent?.includes('4') === true))
    await keyboard.press(String.fromCharCode('a'.charCodeAt(0) + place))
    await press(button(t.check))
    await expect(page.getByText(t.outcomeRight)).toBeVisible()
  },
)

async function choose(page: Page, words: string): Promise<void> {
  await page.keyboard.press('ArrowDown')
  const sheet = page.getByRole('dialog').getByRole('searchbox')
  await expect(sheet).toBeFocused()
  await page.keyboard.type(words)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(sheet).toBeHidden()
}

async function addPicture(page: Page, press: (button: Locator) => Promise<void>, button: Locator): Promise<void> {
  const background = { r: 20, g: 120, b: 80 }
  const buffer = await sharp({ create: { width: 320, height: 180, channels: 3, background } })
    .png()
    .toBuffer()
  const chooser = page.waitForEvent('filechooser')
  await press(button)
  await (await chooser).setFiles({ name: 'prostokat.png', mimeType: 'image/png', buffer })
  await expect(
    page.getByRole('textbox', { name: TEXTS.pl.alt }).or(page.getByRole('textbox', { name: TEXTS.en.alt })),
  ).toBeVisible()
}

import type { Locator, Page } from '@playwright/test'
import { DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { pick } from '../testing/browser/own-offers.ts'
import { writeQuiz } from '../testing/browser/quizzes.ts'
import { expect, test } from '../testing/browser/test.ts'

const WORDS = {
  pl: {
    title: 'Tytuł',
    subject: 'Przedmiot',
    maths: 'Matematyka',
    begin: 'Dalej: pytania',
    single: 'Jedna odpowiedź',
    several: 'Kilka odpowiedzi',
    gaps: 'Luki w tekście',
    text: 'Wpisanie słów',
    number: 'Wpisanie liczby',
    prompt: 'Treść pytania',
    option: 'Odpowiedź',
    right: /^Poprawna/,
    makeGap: 'Zrób lukę z zaznaczonego słowa',
    gap: 'Luka 1',
    accepted: 'Poprawne odpowiedzi',
    rightNumber: 'Poprawna liczba',
    tolerance: 'Tolerancja',
    done: 'Gotowe',
    saved: /^Zapisane$/,
    preview: 'Podgląd',
    use: 'Użyj tej wersji',
    noRight: /Żadna odpowiedź nie jest oznaczona/,
    ask: 'Poproś o publikację',
    send: 'Wyślij do sprawdzenia',
    sent: 'Quiz wysłany do sprawdzenia',
    status: 'Stan quizu',
    waiting: 'Czeka na sprawdzenie',
    history: 'Historia quizu',
    sentVersion: 'Wersja 1 wysłana do sprawdzenia',
    keepMine: 'Zostaw moją',
    overtaken: 'Zmienione w innym miejscu',
    remove: /: usuń$/,
    undo: 'Cofnij',
  },
  en: {
    title: 'Title',
    subject: 'Subject',
    maths: 'Maths',
    begin: 'Next: the questions',
    single: 'One answer',
    several: 'Several answers',
    gaps: 'Gaps in a text',
    text: 'Typed words',
    number: 'Typed number',
    prompt: 'Question',
    option: 'Answer',
    right: /^Right/,
    makeGap: 'Make the selected word a gap',
    gap: 'Gap 1',
    accepted: 'Right answers',
    rightNumber: 'Right number',
    tolerance: 'Tolerance',
    done: 'Done',
    saved: /^Saved$/,
    preview: 'Preview',
    use: 'Use this version',
    noRight: /No answer is marked as right/,
    ask: 'Ask for listing',
    send: 'Send for review',
    sent: 'The quiz was sent for review',
    status: 'Status',
    waiting: 'Pending review',
    history: 'History of the quiz',
    sentVersion: 'Version 1 sent for review',
    keepMine: 'Keep mine',
    overtaken: 'Changed elsewhere',
    remove: /: remove$/,
    undo: 'Undo',
  },
} as const
type Words = (typeof WORDS)['pl' | 'en']

test('QUI-02 a quiz with questions of all types is written, made a version and sent for review', async ({
  page,
  language,
}) => {
  const t = WORDS[language]
  await logInAs(page, DEMO_TEACHER)
  await begin(page, t, `Ułamki ${language}`)
  await expectAccessibleFromTop(page)

  await add(page, t, t.single, 'Ile to $\\frac{1}{2}$ z 10?')
  await options(page, t, ['5', '2', '20'])
  await expect(page.getByText(t.noRight).last()).toBeVisible()
  await page.getByRole('radio', { name: t.right }).first().check()
  await expect(page.getByText(t.noRight)).toHaveCount(0)
  await leave(page, t)

  await add(page, t, t.several, 'Które liczby są parzyste?')
  await options(page, t, ['2', '4', '5'])
  await page.getByRole('checkbox', { name: t.right }).nth(0).check()
  await page.getByRole('checkbox', { name: t.right }).nth(1).check()
  await leave(page, t)

  await add(page, t, t.gaps, 'Stolicą Polski jest Warszawa')
  // by keys: the last word
  await page.getByRole('textbox', { name: t.prompt }).press('Control+End')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await page.getByRole('button', { name: t.makeGap }).click()
  await expect(page.getByRole('textbox', { name: t.prompt })).toHaveValue('Stolicą Polski jest [[1]]')
  await expect(page.getByRole('textbox', { name: t.gap })).toHaveValue('Warszawa')
  await expectAccessibleFromTop(page)
  await leave(page, t)

  await add(page, t, t.text, 'Jak nazywa się połowa?')
  await page.getByRole('textbox', { name: t.accepted }).fill('jedna druga\npół')
  await leave(page, t)

  await add(page, t, t.number, 'Ile to 2,5 razy 2?')
  await page.getByRole('textbox', { name: t.rightNumber }).fill('5')
  await page.getByRole('textbox', { name: t.tolerance }).fill('0,1')
  await page.getByRole('button', { name: t.preview }).click()
  await expectAccessibleFromTop(page)
  await leave(page, t)

  // a removed question comes back
  await page.getByRole('button', { name: t.remove }).last().click()
  await expect(questionsOf(page)).toHaveCount(4)
  await page.getByRole('button', { name: t.undo }).click()
  await expect(questionsOf(page)).toHaveCount(5)
  await expect(page.getByRole('status').filter({ hasText: t.saved })).toBeVisible()

  await page.reload()
  await expect(questionsOf(page)).toHaveCount(5)
  await page.getByRole('button', { name: t.use }).click()
  await page.getByRole('button', { name: t.ask }).click()
  await page.getByRole('button', { name: t.send }).click()
  await expect(page.getByText(t.sent)).toBeVisible()
  await page.getByRole('link', { name: t.status }).click()
  await expect(page.getByText(t.waiting).first()).toBeVisible()
  await expect(page.getByRole('region', { name: t.history })).toContainText(t.sentVersion)
  await expectAccessibleFromTop(page)
})

test('QUI-02 NAV-04 on a low screen questions are added and put to use without looking for it', async ({
  teacher: page,
  language,
}) => {
  const t = WORDS[language]
  await page.setViewportSize({ width: 1280, height: 800 })
  const id = await writeQuiz(page, { title: `Niski ekran ${language}` })
  await page.goto(`/quizes/${id}/edit`)
  await expect(questionsOf(page)).toHaveCount(3)
  const last = page.getByRole('button', { name: t.number, exact: true })
  await expect(last).toBeInViewport({ ratio: 1 })
  await page.evaluate('scrollTo(0, document.body.scrollHeight)')
  await expect(last).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: t.ask, exact: true })).toBeInViewport({ ratio: 1 })
})

test('QUI-02 two tabs that write the same question lose no word', async ({ page, language, context }) => {
  const t = WORDS[language]
  await logInAs(page, DEMO_TEACHER)
  await begin(page, t, `Dwie karty ${language}`)
  await add(page, t, t.text, 'Pierwsza treść')
  const prompt = (of: Page) => of.getByRole('textbox', { name: t.prompt })
  await expect(page.getByRole('status').filter({ hasText: t.saved })).toBeVisible()

  const other = await context.newPage()
  await other.goto(page.url())
  await expect(prompt(other)).toHaveValue('Pierwsza treść')
  await prompt(page).fill('Treść z pierwszej karty')
  await prompt(other).fill('Treść z drugiej karty')
  // whichever was saved first, the other one hears of it
  const keep = (of: Page) => of.getByRole('button', { name: t.keepMine })
  await expect.poll(async () => (await keep(other).count()) + (await keep(page).count())).toBe(1)
  const late = (await keep(other).count()) === 1 ? other : page
  const mine = await prompt(late).inputValue()
  // in the list it is said beside what removes the question, not over it
  await late.getByRole('button', { name: t.done }).click()
  const [note, bin] = [questionsOf(late).getByText(t.overtaken), late.getByRole('button', { name: t.remove })]
  expect(await rightOf(note)).toBeLessThanOrEqual((await bin.boundingBox())?.x ?? 0)
  await questionsOf(late).click()
  await keep(late).click()
  await expect(late.getByRole('status').filter({ hasText: t.saved })).toBeVisible()
  await late.reload()
  await expect(prompt(late)).toHaveValue(mine)
})

/** A header that stays over what is scrolled away is no smaller target beneath it. */
async function expectAccessibleFromTop(page: Page): Promise<void> {
  await page.evaluate('scrollTo(0, 0)')
  await expectAccessible(page)
}

async function begin(page: Page, t: Words, title: string): Promise<void> {
  await page.goto('/quizes/create')
  await page.getByRole('textbox', { name: t.title }).fill(title)
  await pick(page, t.subject, t.maths)
  await page.getByRole('button', { name: t.begin }).click()
  await expect(page).toHaveURL(/\/quizes\/\w+\/edit$/)
}

async function add(page: Page, t: Words, kind: string, prompt: string): Promise<void> {
  await page.getByRole('button', { name: kind, exact: true }).click()
  await page.getByRole('textbox', { name: t.prompt }).fill(prompt)
}

async function options(page: Page, t: Words, texts: readonly string[]): Promise<void> {
  for (const [at, text] of texts.entries()) {
    await page.getByRole('textbox', { name: `${t.option} ${at + 1}` }).fill(text)
  }
}

async function leave(page: Page, t: Words): Promise<void> {
  await page.getByRole('button', { name: t.done }).click()
  await expect(page.getByRole('status').filter({ hasText: t.saved })).toBeVisible()
}

async function rightOf(part: Locator): Promise<number> {
  const { x, width } = (await part.boundingBox()) ?? { x: Number.NaN, width: 0 }
  return x + width
}

function questionsOf(page: Page) {
  return page.locator('[data-question]')
}

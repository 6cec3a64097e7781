import { DAY } from '@kredka/contracts/kernel/durations'
import type { QuestionDraft } from '@kredka/contracts/quizzes/question'
import { DEFAULT_MATCHING } from '@kredka/contracts/quizzes/question-rules'
import type { Page } from '@playwright/test'
import { DEMO_STUDENT } from '../seed/demo-plan.ts'
import { heardBy, keptBy, type Told } from '../testing/browser/kept-words.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { answerAny } from '../testing/browser/quiz-play.ts'
import { callsOf, writeQuestions } from '../testing/browser/quizzes.ts'
import { expect, ONCE, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const TEXTS = texts({
  learn: 'attempts.learn',
  exam: 'attempts.exam',
  start: 'attempts.start',
  check: 'attempts.check',
  next: 'attempts.next',
  finish: 'attempts.finish',
  replay: 'attempts.replay',
})
test.setTimeout(180_000)

/** A word in every key and explanation that stands nowhere else. */
const explanationOf = (n: number) => `kanarektlumaczenie${n}`
const wordsOf = (n: number) => (n < 2 ? [explanationOf(n)] : [explanationOf(n), n === 4 ? '73190042' : `kanarek${n}`])
const choices = ['Odra', 'San', 'Bug'].map((text, n) => ({ text, is_right: n === 1, stays_put: false }))
const matching = DEFAULT_MATCHING
const TASKS: readonly QuestionDraft['task'][] = [
  { kind: 'single', options: choices },
  { kind: 'several', options: choices },
  { kind: 'gaps', gaps: [{ accepted: ['kanarek2'] }], has_bank: false, distractors: [], matching },
  { kind: 'text', accepted: ['kanarek3'], matching },
  { kind: 'number', number: { value: '73190042', tolerance: '', tolerance_kind: 'absolute', units: [] } },
]
const ALL = TASKS.flatMap((_, n) => wordsOf(n))

const promptOf = (n: number) => `Pytanie nr ${n} z rzek`
const QUESTIONS: readonly QuestionDraft[] = TASKS.map((task, n) => ({
  prompt: task.kind === 'gaps' ? `${promptOf(n)}: [[1]]` : promptOf(n),
  explanation: `Bo ${explanationOf(n)}.`,
  picture_alt: '',
  task,
}))

const wordsIn = (told: readonly Told[]) => ALL.filter((word) => told.some(({ text }) => text.includes(word)))
const leaks = (told: readonly Told[], known: readonly string[] = []) =>
  told.flatMap(({ where, text }) =>
    ALL.filter((word) => !known.includes(word) && text.includes(word)).map((word) => `${where}: ${word}`),
  )

/** Looks at all that shows something of the quiz, and waits until nothing more comes. */
async function lookAround(page: Page, id: string): Promise<void> {
  for (const path of [`/quiz/${id}`, '/quizes', '/quizes/history', '/quizes/my', '/assignments', '/dashboard']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
}

test(
  'QUI-03 QUI-05 QUI-10 NAV-07 a browser that plays hears and keeps no word of a key or an explanation before it was judged, in no cache and no storage',
  ONCE,
  async ({ teacher, backOffice, another, language }) => {
    const t = TEXTS[language]
    const id = await writeQuestions(teacher, 'Rzeki z kanarkiem', QUESTIONS)
    await callsOf(teacher).post(`/my-quizzes/${id}/submit`, { version: 1 })
    await callsOf(backOffice).post(`/admin/quizzes/${id}/approve`, { version: 1 })

    const page = await another({ serviceWorkers: 'allow' })
    const heard = heardBy(page.context())
    await logInAs(page, DEMO_STUDENT)
    await page.goto('/quizes')
    await page.evaluate('navigator.serviceWorker.ready.then(() => null)')
    await lookAround(page, id)
    expect(leaks(await keptBy(page))).toEqual([])

    await page.goto(`/quiz/${id}`)
    await page.getByRole('button', { name: t.exam }).click()
    await page.getByRole('button', { name: t.start }).click()
    const next = page.getByRole('button', { name: t.next, exact: true })
    for (const n of QUESTIONS.keys()) {
      if (n > 0) await next.click()
      await answerAny(page, language)
    }
    const exam = page.url()
    expect(leaks(await keptBy(page))).toEqual([])
    await lookAround(page, id)
    expect(leaks(await keptBy(page))).toEqual([])
    expect(leaks(await heard())).toEqual([])

    // whoever learns is told of the question that was answered, and of no other
    await page.goto(`/quiz/${id}`)
    await page.getByRole('button', { name: t.learn }).click()
    await page.getByRole('button', { name: t.start }).click()
    await answerAny(page, language)
    await page.getByRole('button', { name: t.check }).click()
    await expect(next).toBeVisible()
    const shown = await page.getByRole('main').innerText()
    const known = wordsOf(QUESTIONS.findIndex((_, n) => shown.includes(promptOf(n))))
    expect(shown).toContain(known[0])
    await lookAround(page, id)
    expect(leaks(await keptBy(page), known)).toEqual([])
    expect(leaks(await heard(), known)).toEqual([])

    // all of it is judged: now the browser hears it and keeps it to be played without a connection
    await page.goto(exam)
    while (await next.isVisible()) await next.click()
    await page.getByRole('button', { name: t.finish }).click()
    await expect(page.getByRole('link', { name: t.replay })).toBeVisible()
    await expect.poll(async () => wordsIn(await keptBy(page))).toEqual(ALL)
    expect(wordsIn(await heard())).toEqual(ALL)

    // and lets it go where it is assigned and hidden until it is due
    const { userId } = await callsOf(page).get<{ userId: string }>('/auth/check')
    const due_at = new Date(Date.now() + DAY).toISOString()
    const terms = { mode: 'exam', due_at, tries: null, counts: 'best', review: 'after_due' }
    await callsOf(teacher).post('/assignments', { quiz_id: id, student_ids: [userId], ...terms })
    await lookAround(page, id)
    await expect.poll(async () => wordsIn(await keptBy(page))).toEqual([])
  },
)

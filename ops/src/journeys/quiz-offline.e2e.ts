import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { DEMO_STUDENT, DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { ACCOUNT_WORDS, logOut } from '../testing/browser/accounts.ts'
import { logInAs, post } from '../testing/browser/log-in.ts'
import { finishQuiz, writeQuiz } from '../testing/browser/quizzes.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const TEXTS = texts({
  replay: 'attempts.replay',
  check: 'attempts.check',
  next: 'attempts.next',
  end: 'attempts.replay_end',
  right: 'attempts.outcome_right',
  wrong: 'attempts.outcome_wrong',
  answer: 'attempts.your_answer',
  result: 'attempts.replay_result',
  history: 'attempts.history',
  kept: 'attempts.kept',
  none: 'attempts.kept_none',
  lost: 'attempts.offline_title',
  learn: 'attempts.learn',
  start: 'attempts.start',
  finish: 'attempts.finish',
})

const OFFLINE = { pl: 'Zagraj w zapisane quizy', en: 'Play the quizzes kept here' } as const

/** Waits until the browser keeps something to open without a connection, and a service worker answers for the page. */
async function keptBy(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    const later = () => new Promise((go) => setTimeout(go, 20))
    await navigator.serviceWorker.ready
    while (navigator.serviceWorker.controller === null) await later()
    while ((await (await caches.open('kredka.offline')).keys()).length === 0) await later()
  })()`)
}

function dots(): Promise<Buffer> {
  const background = { r: 20, g: 120, b: 80 }
  return sharp({ create: { width: 640, height: 360, channels: 3, background } })
    .png()
    .toBuffer()
}

test('NAV-07 a quiz that was solved is played again without a connection, with its picture, judged and unscored', async ({
  another,
  language,
  faults,
}) => {
  const t = TEXTS[language]
  faults.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR_FAILED/)
  const page = await another({ serviceWorkers: 'allow' })
  await logInAs(page, DEMO_TEACHER)
  const picture = { bytes: await dots(), alt: 'Sześć rzędów po siedem' }
  const id = await writeQuiz(page, { title: `Bez sieci ${language}`, picture })
  const attempt = await finishQuiz(page, id)
  await page.goto(`/quiz/${id}-x/play?attempt=${attempt}`)
  await expect(page.getByRole('link', { name: t.replay })).toBeVisible()
  await keptBy(page)

  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: t.lost })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: t.replay }).click()
  const shown = page.getByRole('img', { name: picture.alt })
  const widthOf = () => shown.evaluate((one) => Number(Reflect.get(one, 'naturalWidth')))
  await expect.poll(widthOf).toBeGreaterThan(0)
  await expectAccessible(page)
  await page.getByRole('radio', { name: '42' }).check({ force: true })
  await page.getByRole('button', { name: t.check }).click()
  await expect(page.getByText(t.right)).toBeVisible()
  await expect(page.getByText('Bo tak mówi tabliczka.')).toBeVisible()
  await page.getByRole('button', { name: t.next }).click()
  await page.getByRole('radio', { name: '81' }).check({ force: true })
  await page.getByRole('button', { name: t.check }).click()
  await expect(page.getByText(t.wrong)).toBeVisible()
  await page.getByRole('button', { name: t.next }).click()
  await page.getByLabel(t.answer).fill('1/2')
  await page.getByRole('button', { name: t.check }).press('Enter')
  await page.getByRole('button', { name: t.end }).click()
  await expect(page.getByText(/^67\s?%$/)).toBeVisible()
  await expect(page.getByText(t.result)).toBeVisible()
  await expectAccessible(page)

  // from any page that does not open the way leads to what is kept
  await page.goto('/quizes')
  await page.getByRole('link', { name: OFFLINE[language] }).click()
  await expect(page.getByRole('heading', { name: t.kept })).toBeVisible()
  await expect(page.getByRole('link', { name: `Bez sieci ${language}` })).toBeVisible()
  await expectAccessible(page)

  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: t.kept })).toHaveCount(0)
  // what was played is in no history: there is the one attempt that the server has
  await expect(page.getByRole('link', { name: `Bez sieci ${language}` })).toHaveCount(1)
  await expect(page.getByText(/^0\s?%$/).first()).toBeVisible()
})

test('NAV-07 a visitor has what they solved without a connection too, and nothing of it after a logout', async ({
  another,
  language,
  isMobile,
  faults,
}) => {
  const t = TEXTS[language]
  faults.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR_FAILED/)
  const page = await another({ serviceWorkers: 'allow' })
  await page.goto('/quizes')
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await page.getByRole('button', { name: t.learn }).click()
  await page.getByRole('button', { name: t.start }).click()
  await expect(page).toHaveURL(/attempt=/)
  const attempt = new URL(page.url()).searchParams.get('attempt') ?? ''
  await post(page, `/api/attempts/${attempt}/finish`, {})
  await page.reload()
  await expect(page.getByRole('link', { name: t.replay })).toBeVisible()
  await keptBy(page)
  await page.context().setOffline(true)
  await page.goto('/quizes/history')
  await expect(page.getByRole('heading', { name: t.kept })).toBeVisible()
  await page.getByRole('main').getByRole('article').getByRole('link').click()
  await expect(page.getByRole('button', { name: t.check })).toBeVisible()
  await page.context().setOffline(false)

  await logInAs(page, DEMO_STUDENT)
  await page.goto('/dashboard')
  await logOut(page, ACCOUNT_WORDS[language], isMobile)
  await page.context().setOffline(true)
  await page.goto('/quizes/history')
  await expect(page.getByText(t.none)).toBeVisible()
})

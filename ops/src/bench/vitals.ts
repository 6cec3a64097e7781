import { searchOffers } from '@kredka/contracts/offers/endpoints'
import { listQuizzes } from '@kredka/contracts/quizzes/endpoints'
import { chromium, type Page } from '@playwright/test'
import { buildFrontend } from '../build/frontend.ts'
import { findChromium } from '../testing/browser/chromium.ts'
import type { Bench, BenchRow } from './bench.ts'
import { alternate, median, percentile } from './figures.ts'
import { call, startBenchSite } from './site.ts'
import { serveShell } from './vitals-floor.ts'
import { type Vitals, visit } from './vitals-page.ts'

const WHOLE = { rounds: 5 }
const SMALL: typeof WHOLE = { rounds: 1 }
const LCP_RATIO = 1.5
const LCP_MS = 2_000
/** Where the bare stack is slower than this, the machine is: then the ratio alone counts. */
const FLOOR_MS = 1_300
const TBT_MORE_MS = 200
const CLS = 0.05
const INP_MS = 200

interface Visited {
  readonly label: string
  readonly path: string
  readonly use?: (page: Page) => Promise<void>
}

/** The pages that people meet first, on a slow phone, next to a page of the same stack that shows one line. */
export const vitals: Bench = {
  name: 'vitals',
  budget: `LCP ≤ ${LCP_RATIO} × and ≤ ${LCP_MS} ms where the floor is ≤ ${FLOOR_MS}; TBT ≤ floor + ${TBT_MORE_MS} ms; CLS ≤ ${CLS}; INP ≤ ${INP_MS} ms`,
  measures: ['backend/src/http', 'frontend/build', 'frontend/package.json', 'frontend/src', 'frontend/vite.config.ts'],
  run: async (env) => {
    const { rounds } = env.sized(WHOLE, SMALL)
    env.say('building the pages')
    await buildFrontend()
    const database = await env.demonstration()
    const site = await startBenchSite(database.url, 'site')
    const shell = await serveShell()
    const browser = await chromium.launch(await findChromium())
    try {
      const origin = new URL(site.url).origin
      const rows: BenchRow[] = []
      for (const { label, path, use } of await pagesOf(site.url)) {
        env.say(`${label}: ${rounds} visits, each beside one of the bare stack`)
        const { subject, floor } = await alternate(
          rounds,
          () => visit(browser, origin + path, use),
          () => visit(browser, shell.url),
        )
        rows.push(...rowsOf(label, subject, floor, use !== undefined))
      }
      return { rows, notes: ['4 × slower processor, 9 Mbit/s, 100 ms, an empty cache; medians of the visits.'] }
    } finally {
      await browser.close()
      shell.stop()
      await site.stop()
      await database.drop()
    }
  },
}

interface Slugged {
  readonly id: string
  readonly slug: string
}

async function firstOf(url: string): Promise<Slugged> {
  const [first] = (JSON.parse((await call(url, {})).body) as { data: readonly Slugged[] }).data
  if (first === undefined) throw new Error(`the site of the bench has nothing at ${url}`)
  return first
}

async function pagesOf(api: string): Promise<readonly Visited[]> {
  const [offer, quiz] = [await firstOf(api + searchOffers.path), await firstOf(api + listQuizzes.path)]
  return [
    { label: 'landing', path: '/' },
    { label: 'search', path: '/korepetycje', use: useFilters },
    { label: 'offer', path: `/korepetycje/${offer.id}-${offer.slug}` },
    { label: 'quiz', path: `/quiz/${quiz.id}-${quiz.slug}`, use: useAnswer },
    { label: 'terms', path: '/terms-and-rules', use: useTab },
  ]
}

/** Opens the filters and chooses one. */
async function useFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filtry/ }).tap()
  const sheet = page.getByRole('dialog')
  await sheet
    .getByRole('checkbox')
    .or(sheet.getByRole('radio'))
    .or(sheet.getByRole('button', { name: /\d/ }))
    .first()
    .tap()
}

/** Plays without an account, by the buttons in their order, and answers the first question. */
async function useAnswer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sprawdź się' }).tap()
  await page.getByRole('button', { name: 'Zaczynam' }).tap()
  const answer = page.getByRole('main').locator('label, input[type="text"]').first()
  await answer.tap()
}

async function useTab(page: Page): Promise<void> {
  await page.getByRole('tab').nth(1).tap()
}

function rowsOf(
  label: string,
  subject: readonly Vitals[],
  floor: readonly Vitals[],
  used: boolean,
): readonly BenchRow[] {
  const of = (series: readonly Vitals[], what: keyof Vitals) => series.map((one) => one[what] ?? 0)
  const bare = { lcp: median(of(floor, 'lcp')), tbt: median(of(floor, 'tbt')) }
  const row = (
    what: keyof Vitals,
    unit: string,
    least: number | null,
    budget: string,
    holds: (value: number) => boolean,
  ): BenchRow => {
    const series = of(subject, what)
    const value = median(series)
    return {
      label: `${label} ${what.toUpperCase()}`,
      unit,
      median: value,
      p95: percentile(series, 0.95),
      p99: null,
      floor: least,
      ratio: what === 'lcp' && least !== null ? value / least : null,
      budget,
      ok: holds(value),
    }
  }
  const fast = bare.lcp <= FLOOR_MS
  return [
    row(
      'lcp',
      'ms',
      bare.lcp,
      fast ? `≤ ${LCP_RATIO} ×, ≤ ${LCP_MS} ms` : `≤ ${LCP_RATIO} ×`,
      (value) => value / bare.lcp <= LCP_RATIO && (!fast || value <= LCP_MS),
    ),
    row('tbt', 'ms', bare.tbt, `≤ floor + ${TBT_MORE_MS} ms`, (value) => value <= bare.tbt + TBT_MORE_MS),
    row('cls', '', null, `≤ ${CLS}`, (value) => value <= CLS),
    ...(used ? [row('inp', 'ms', null, `≤ ${INP_MS} ms`, (value) => value <= INP_MS)] : []),
  ]
}

import { pathOf } from '@kredka/contracts/kernel/routes'
import { searchOffers } from '@kredka/contracts/offers/endpoints'
import { listQuizzes } from '@kredka/contracts/quizzes/endpoints'
import { chromium } from '@playwright/test'
import { buildFrontend } from '../build/frontend.ts'
import { freePort } from '../terminal/free-port.ts'
import { findChromium } from '../testing/browser/chromium.ts'
import type { Bench, BenchRow } from './bench.ts'
import { median } from './figures.ts'
import { call, startBenchSite } from './site.ts'
import { serveShell } from './vitals-floor.ts'

const RUNS = 3
const MIN_SCORES = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 } as const
type Category = keyof typeof MIN_SCORES
const CATEGORIES = Object.keys(MIN_SCORES) as Category[]
/** What the score of performance is made of, in ms. */
const PARTS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  SI: 'speed-index',
  TBT: 'total-blocking-time',
} as const

interface Run {
  readonly scores: Readonly<Record<Category, number>>
  readonly parts: string
  /** Titles of the audits that cost points outside of performance. */
  readonly remarks: readonly string[]
}

/**
 * What search engines and cheap phones think of the pages that people meet first: Lighthouse as it is, its mobile
 * preset.
 */
export const lighthouse: Bench = {
  name: 'lighthouse',
  budget: `performance ≥ ${MIN_SCORES.performance}; accessibility, best practices, SEO 1; medians of ${RUNS}`,
  measures: ['backend/src/http', 'frontend/build', 'frontend/package.json', 'frontend/src', 'frontend/vite.config.ts'],
  run: async (env) => {
    const visits = env.sized(RUNS, 1)
    env.say('building the pages')
    await buildFrontend()
    const database = await env.demonstration()
    const site = await startBenchSite(database.url, 'site')
    const shell = await serveShell()
    try {
      const floor = median((await runs(shell.url, visits)).map(({ scores }) => scores.performance))
      const rows: BenchRow[] = []
      const notes: string[] = ['the floor is a page of the same stack that shows one line']
      for (const [label, path] of await pagesOf(site.url)) {
        env.say(`${label}: ${visits} visits`)
        const seen = await runs(new URL(path, site.url).href, visits)
        rows.push(...CATEGORIES.map((category) => row(label, category, seen, floor)))
        notes.push(`${label}: ${[...new Set(seen.flatMap(({ parts, remarks }) => [parts, ...remarks]))].join('; ')}`)
      }
      return { rows, notes }
    } finally {
      shell.stop()
      await site.stop()
      await database.drop()
    }
  },
}

async function pagesOf(api: string): Promise<readonly (readonly [label: string, path: string])[]> {
  const found = JSON.parse((await call(api + searchOffers.path, {})).body) as {
    data: readonly { id: string; slug: string; teacher: { id: string } }[]
  }
  const [offer] = found.data
  const quizzes = JSON.parse((await call(api + listQuizzes.path, {})).body) as {
    data: readonly { id: string; slug: string }[]
  }
  const [quiz] = quizzes.data
  if (offer === undefined || quiz === undefined) throw new Error('the site of the bench has no offers or no quizzes')
  return [
    ['landing', pathOf('landing', 'en')],
    ['search', pathOf('offers.search', 'pl')],
    ['offer', `/korepetycje/${offer.id}-${offer.slug}`],
    ['teacher', pathOf('teachers.teacher', 'pl', { id: offer.teacher.id })],
    ['quiz', `/quiz/${quiz.id}-${quiz.slug}`],
  ]
}

async function runs(url: string, visits: number): Promise<readonly Run[]> {
  const seen: Run[] = []
  for (let round = 0; round < visits; round++) seen.push(await run(url))
  return seen
}

/** One visit by a browser of its own, since what one has seen makes the next visit faster. */
async function run(url: string): Promise<Run> {
  const { default: measure } = await import('lighthouse')
  const port = await freePort()
  const browser = await chromium.launch({ ...(await findChromium()), args: [`--remote-debugging-port=${port}`] })
  try {
    const result = await measure(url, { port, logLevel: 'silent', output: 'json', onlyCategories: CATEGORIES })
    if (result === undefined) throw new Error(`Lighthouse says nothing of ${url}`)
    const { categories, audits, runtimeError } = result.lhr
    if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`)
    const scoreOf = (category: Category) => categories[category]?.score ?? 0
    const parts = Object.entries(PARTS).map(([name, id]) => `${name} ${Math.round(audits[id]?.numericValue ?? 0)} ms`)
    const remarks = CATEGORIES.filter((category) => category !== 'performance').flatMap((category) =>
      (categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => audits[id]?.title ?? id),
    )
    return {
      scores: Object.fromEntries(CATEGORIES.map((one) => [one, scoreOf(one)])) as Run['scores'],
      parts: parts.join(', '),
      remarks,
    }
  } finally {
    await browser.close()
  }
}

function row(page: string, category: Category, seen: readonly Run[], floor: number): BenchRow {
  const value = median(seen.map(({ scores }) => scores[category]))
  return {
    label: `${page} ${category}`,
    unit: '',
    median: value,
    p95: null,
    p99: null,
    floor: category === 'performance' ? floor : null,
    ratio: null,
    budget: `≥ ${MIN_SCORES[category]}`,
    counts: 'median',
    ok: value >= MIN_SCORES[category],
  }
}

import { writeFileSync } from 'node:fs'
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter'
import { COUNTS_FILE, type Counts } from '../suites.ts'

const LINE_MS = 15_000
/** So many of the slowest are named at the end. */
const MAX_SLOW_SHOWN = 8

/**
 * Each failure as it happens, now and then a line on how far it is, the slowest at the end, and the
 * counts for `npm test`, with what failed.
 */
export default class ConciseReporter implements Reporter {
  #total = 0
  #passed = 0
  #failed = 0
  #said = Date.now()
  readonly #failures: string[] = []
  readonly #took = new Map<string, number>()

  onBegin(_: FullConfig, suite: Suite): void {
    this.#total = suite.allTests().length
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const title = test.titlePath().filter(Boolean).join(' › ')
    this.#took.set(title, (this.#took.get(title) ?? 0) + result.duration)
    if (result.status === test.expectedStatus) this.#passed++
    else {
      const isLast = result.retry >= test.retries
      if (isLast) this.#fail(title)
      const errors = result.errors.map(({ stack, message, snippet }) =>
        [stack ?? message, snippet].filter(Boolean).join('\n'),
      )
      console.log(`\n${isLast ? 'FAIL' : 'TRIED AGAIN'} ${title} (${result.status})\n${errors.join('\n')}`)
      for (const { name, path } of result.attachments) if (path) console.log(`  ${name}: ${path}`)
    }
    this.#write(false)
    if (Date.now() - this.#said > LINE_MS) {
      this.#said = Date.now()
      console.log(`  ${this.#passed + this.#failed}/${this.#total} journeys, ${this.#failed} failed`)
    }
  }

  onError(error: TestError): void {
    const text = error.stack ?? error.message ?? ''
    this.#fail(`outside of any journey › ${text.split('\n')[0]}`)
    this.#write(false)
    console.log(text)
  }

  onEnd(_: FullResult): void {
    const slowest = [...this.#took].sort(([, one], [, other]) => other - one).slice(0, MAX_SLOW_SHOWN)
    console.log('  The slowest, in seconds:')
    for (const [title, took] of slowest) console.log(`  ${(took / 1000).toFixed(1).padStart(6)} ${title}`)
    this.#write(true)
  }

  #fail(what: string): void {
    this.#failed++
    this.#failures.push(what)
  }

  #write(ended: boolean): void {
    const file = process.env[COUNTS_FILE]
    const counts: Counts = { passed: this.#passed, failed: this.#failed, failures: this.#failures, ended }
    if (file) writeFileSync(file, JSON.stringify(counts))
  }

  printsToStdio(): boolean {
    return true
  }
}

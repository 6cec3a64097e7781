import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'

/** What a run may take to end after its last test: until then its Postgres has stopped. */
const ENDS_WITHIN_MS = 30_000

/**
 * Says only what is worth reading: a line every so many files, each failure as it happens, the slowest files at the
 * end. Writes its counts and what failed where KREDKA_TEST_COUNTS says, after each file. A file that does not even load
 * is one failure. A run that something keeps open when all is done, as a set-up that threw half way, fails with the
 * names of what it is, instead of hanging.
 */
export default class Reporter {
  #root
  #failed = 0
  #passed = 0
  #failures = []
  #files = 0
  #slow = []
  #said = Date.now()
  #endsWithinMs

  constructor(globalConfig, { endsWithinMs = ENDS_WITHIN_MS } = {}) {
    this.#root = globalConfig.rootDir
    this.#endsWithinMs = endsWithinMs
  }

  onTestResult(test, result, run) {
    const file = relative(this.#root, test.path)
    this.#files++
    this.#passed += result.numPassingTests
    this.#failed += result.numFailingTests + (result.testExecError && result.numFailingTests === 0 ? 1 : 0)
    this.#slow.push([(result.perfStats.end - result.perfStats.start) / 1000, file])
    for (const title of failuresOf(result)) this.#failures.push(`${file} › ${title}`)
    this.#write(false)
    if (result.failureMessage) console.log(`\nFAIL ${file}\n${result.failureMessage}`)
    for (const { message, origin } of result.console ?? [])
      console.log(`${file} says: ${message}\n${origin.split('\n')[0]}`)
    if (Date.now() - this.#said > 15_000) {
      this.#said = Date.now()
      console.log(`  ${this.#files}/${run.numTotalTestSuites} files, ${this.#passed} passed, ${this.#failed} failed`)
    }
  }

  onRunComplete(_, results) {
    const slow = this.#slow.sort(([a], [b]) => b - a).filter(([seconds]) => seconds > 8)
    for (const [seconds, file] of slow.slice(0, 5)) console.log(`  slow: ${seconds.toFixed(0)} s ${file}`)
    if (results.wasInterrupted || results.runExecError) this.#failed++
    if (results.runExecError) console.log(results.runExecError.stack ?? results.runExecError.message)
    this.#write(true)
    setTimeout(endOpenRun, this.#endsWithinMs).unref()
  }

  #write(ended) {
    const file = process.env.KREDKA_TEST_COUNTS
    const counts = { passed: this.#passed, failed: this.#failed, failures: this.#failures, ended }
    if (file) writeFileSync(file, JSON.stringify(counts))
  }

  getLastError() {
    return undefined
  }
}

function failuresOf({ testResults, testExecError }) {
  const failed = testResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
  return testExecError && failed.length === 0 ? ['does not load'] : failed
}

function endOpenRun() {
  console.log(`All tests have ended, and something stays open: ${process.getActiveResourcesInfo().join(', ')}`)
  process.exit(1)
}

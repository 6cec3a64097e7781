import { readFileSync } from 'node:fs'
import Sequencer from '@jest/test-sequencer'

/** What starts a whole site, or several: seconds each. */
const WHOLE = /\b(testSite|movingSite|thirdPartySite|testCluster|testApi|siteDatabase|partsOver|startCluster\w*)\(/
/** What a file says that its tests may take, in milliseconds. */
const LIMITS = /(?:_MS = |\}, |setTimeout\()(\d[\d_]*)/g
/** More than any test may take that says nothing. */
const LONG_MS = 200_000

/**
 * The slowest first, so that at the end no worker waits for another: by what each file took when it last ran here; on a
 * new clone whoever asks for the most time, then whoever starts a whole site.
 */
export default class SlowestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests)
    if (sorted.some(({ duration }) => duration !== undefined)) return sorted
    const weights = new Map(sorted.map((test) => [test, weightOf(readFileSync(test.path, 'utf8'))]))
    return sorted.toSorted((one, other) => weights.get(other) - weights.get(one))
  }
}

function weightOf(code) {
  const limits = [...code.matchAll(LIMITS)].map(([, digits]) => Number(digits.replaceAll('_', '')))
  const longest = Math.max(0, ...limits)
  if (longest >= LONG_MS) return longest
  return WHOLE.test(code) ? 1 : 0
}

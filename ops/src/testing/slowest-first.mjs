import { readFileSync } from 'node:fs'
import Sequencer from '@jest/test-sequencer'

/** What starts a whole site, or several: seconds each. */
const WHOLE = /\b(testSite|movingSite|thirdPartySite|testCluster|testApi|siteDatabase|partsOver|startCluster\w*)\(/

/** The slowest first: by what each file took when it last ran here, on a new clone whoever starts a whole site. */
export default class SlowestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests)
    if (sorted.some(({ duration }) => duration !== undefined)) return sorted
    const rank = new Map(sorted.map((test) => [test, WHOLE.test(readFileSync(test.path, 'utf8')) ? 0 : 1]))
    return sorted.toSorted((one, other) => rank.get(one) - rank.get(other))
  }
}

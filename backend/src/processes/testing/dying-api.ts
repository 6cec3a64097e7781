/**
 * An api as a process of its own that is killed right after it has appended an event of a given type, before anything
 * else is done about it. Arguments: `DATABASE_URL`, the type, and by how many milliseconds its clock is ahead. Says `{ url }` when it serves.
 */
import { EVENT_STORE } from '../../composition/identifiers.ts'
import { readConfig } from '../../config/config.ts'
import { createFollowingClock } from '../../kernel/testing/following-clock.ts'
import { memoryLog } from '../../kernel/testing/memory-log.ts'
import { startApi } from '../start.ts'
import { ENVIRONMENT } from './test-site.ts'

const [database = '', deadly = '', ahead = '0'] = process.argv.slice(2)
const now = () => Date.now() + Number(ahead)
const { url } = await startApi(readConfig({ ...ENVIRONMENT, DATABASE_URL: database }), {
  log: memoryLog(),
  pagesFolder: '/nonexistent',
  ...(ahead === '0' ? {} : { clock: { now }, sharedClock: createFollowingClock({ now }) }),
  prepare: async (parts) => {
    const store = await parts.get(EVENT_STORE)
    const append = store.append.bind(store)
    Object.assign(store, {
      append: async (...given: Parameters<typeof append>) => {
        const appended = await append(...given)
        if (given[2].some(({ type }) => type === deadly)) process.kill(process.pid, 'SIGKILL')
        return appended
      },
    })
  },
})
process.on('disconnect', () => process.exit(0))
process.send?.({ url })

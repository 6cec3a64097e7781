/**
 * An api as a process of its own that is killed right after it has appended an event of a given type, before anything
 * else is done about it. Arguments: `DATABASE_URL` and the type. Says `{ url }` when it serves.
 */
import { EVENT_STORE } from '../../composition/identifiers.ts'
import { readConfig } from '../../config/config.ts'
import { memoryLog } from '../../kernel/testing/memory-log.ts'
import { startApi } from '../start.ts'
import { ENVIRONMENT } from './test-site.ts'

const [database = '', deadly = ''] = process.argv.slice(2)
const { url } = await startApi(readConfig({ ...ENVIRONMENT, DATABASE_URL: database }), {
  log: memoryLog(),
  pagesFolder: '/nonexistent',
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

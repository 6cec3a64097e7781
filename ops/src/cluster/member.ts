/**
 * One process of the cluster, as `backend/src/processes/{api,worker}.ts` are, that tells its parent where it answers
 * and ends with it. Arguments: `api` or `worker`, and `embedded` where the database is one of this machine's own.
 */
import { readConfig } from '@kredka/backend/config/config'
import { guard } from '@kredka/backend/processes/main'
import { startApi, startWorker } from '@kredka/backend/processes/start'
import { runMain } from '../terminal/run-main.ts'

await runMain(async ([role, database], signal) => {
  const start = role === 'worker' ? startWorker : startApi
  const running = await start(readConfig(process.env), { embedded: database === 'embedded' })
  guard(running)
  process.send?.(running.url)
  const asked = new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  const lost = await Promise.race([asked, running.lost])
  await running.stop()
  if (lost !== undefined) throw lost
})

/**
 * One process of the cluster, as `backend/src/processes/{api,worker,projector}.ts` are, that tells its parent where it
 * answers and ends with it. Arguments: `api`, `worker` or `projector`, and `embedded` where the database is one of this machine's own.
 */
import { readConfig } from '@kredka/backend/config/config'
import { guard } from '@kredka/backend/processes/main'
import { startApi, startProjector, startWorker } from '@kredka/backend/processes/start'
import { runMain } from '../terminal/run-main.ts'
import type { Role } from './supervise.ts'

const START: Readonly<Record<Role, typeof startApi>> = {
  api: startApi,
  worker: startWorker,
  projector: startProjector,
}
const isRole = (text: string | undefined): text is Role => text !== undefined && Object.hasOwn(START, text)

await runMain(async ([role, database], signal) => {
  if (!isRole(role)) throw new Error(`${role} is no part of a cluster`)
  const running = await START[role](readConfig(process.env), { embedded: database === 'embedded' })
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

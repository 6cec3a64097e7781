import type { Parts } from '@kredka/backend/composition/container'
import { BACKEND, EVENT_STORE } from '@kredka/backend/composition/identifiers'
import { START } from '@kredka/contracts/kernel/ports'
import { progress } from '../terminal/progress.ts'
import { seedDemo } from './demo.ts'

/** Fills an empty log with the demonstration, with a progress bar. @returns false when the log held something already */
export async function seedWhereEmpty(parts: Parts, signal: AbortSignal): Promise<boolean> {
  const store = await parts.get(EVENT_STORE)
  if ((await store.head()) !== START) return false
  const { tools, wired } = await parts.get(BACKEND)
  const bar = progress('Making demo data', 'steps')
  await seedDemo({
    ...tools,
    policies: wired.policies,
    now: tools.clock.now(),
    progress: (done, total) => {
      signal.throwIfAborted()
      bar.set(done, total)
    },
  })
  bar.end()
  return true
}

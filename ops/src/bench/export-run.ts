/**
 * A tool of analysts in a process of its own, as `npm run events` starts it. Arguments: those of the tool. Sends a
 * `ToolRun` when it has ended.
 */
import { events } from '../events/events.ts'

export interface ToolRun {
  /** Exit code. */
  readonly code: number
  /** Milliseconds, without the start of the process. */
  readonly ms: number
  /** MB, the most that was resident at once. */
  readonly mb: number
}

const from = performance.now()
const code = await events(process.argv.slice(2), new AbortController().signal)
const run: ToolRun = { code, ms: performance.now() - from, mb: process.resourceUsage().maxRSS / 1024 }
process.send?.(run)
process.disconnect?.()

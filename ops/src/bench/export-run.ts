/**
 * A tool of analysts in a process of its own, as `npm run events` starts it. Arguments: those of the tool. Sends a
 * `ToolRun` when it has ended.
 */
import { readFileSync } from 'node:fs'
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
const run: ToolRun = { code, ms: performance.now() - from, mb: peakMb() }
process.send?.(run)
process.disconnect?.()

/**
 * Of this program alone: what `getrusage` gives begins with what the process held that forked it, which measured the
 * bench where that was larger.
 */
function peakMb(): number {
  const status = process.platform === 'linux' ? readFileSync('/proc/self/status', 'utf8') : ''
  return Number(/^VmHWM:\s*(\d+)/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS) / 1024
}

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { readEnvironment } from '../start/environment.ts'
import { type Command, readArguments } from '../terminal/command.ts'
import { ROOT } from '../terminal/root.ts'
import { pathOfInstalled } from '../terminal/run.ts'

const WATCHED = ['backend/src', 'projections/src', 'contracts/src', 'ops/src/start']

const COMMAND = {
  name: 'dev',
  says: 'The site starts anew when its sources change, and the pages are shown as they are being written.',
} as const satisfies Command

/**
 * `npm run dev`: the site starts anew when its sources change, and Vite serves the pages as they are being written, on
 * a port of its own.
 */
export async function dev(args: readonly string[], signal: AbortSignal): Promise<void> {
  readArguments(COMMAND, args)
  const watch = WATCHED.map((folder) => `--watch-path=${join(ROOT, folder)}`)
  const site = [...watch, '--watch-preserve-output', '--disable-warning=ExperimentalWarning', 'ops/src/start/main.ts']
  const both = [node(site), node([pathOfInstalled('vite', 'bin', 'vite.js'), 'frontend'])]
  signal.addEventListener('abort', () => {
    for (const child of both) child.kill('SIGTERM')
  })
  await Promise.all(both.map((child) => new Promise((resolve) => child.once('exit', resolve))))
}

function node(args: readonly string[]) {
  const { port, api_base } = readEnvironment()
  // Vite hands what is no page on to the site.
  const api = process.env['KREDKA_API'] ?? `http://127.0.0.1:${port}`
  const env = { ...process.env, KREDKA_API: api, KREDKA_API_BASE: api_base }
  return spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env })
}

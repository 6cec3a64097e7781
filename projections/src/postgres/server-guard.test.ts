import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const program = new URL('./testing/guarded-process.ts', import.meta.url).pathname

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
  'OPS-08 a Postgres of tests or benches dies with its process and leaves no folder: %s',
  async (signal) => {
    const folder = await mkdtemp(join(tmpdir(), 'kredka-guard-'))
    const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [said] = await once(child.stdout, 'data')
    const home = String(said).trim()
    const pid = Number((await readFile(join(home, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0])
    expect(isAlive(pid)).toBe(true)
    child.kill(signal)
    await once(child, 'exit')
    while (isAlive(pid) || existsSync(folder) || existsSync(home)) await sleep(20)
  },
)

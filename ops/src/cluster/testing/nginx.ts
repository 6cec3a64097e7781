import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../terminal/free-port.ts'
import { ROOT } from '../../terminal/root.ts'
import { run } from '../../terminal/run.ts'

export interface Nginx {
  readonly url: string
  stop(): Promise<void>
}

/** Debian's nginx with the configuration of `docker-compose.yml`, in which only addresses and folders are others. */
export async function startNginx(apis: readonly string[]): Promise<Nginx> {
  const program = await nginx()
  const folder = await mkdtemp(join(tmpdir(), 'kredka-nginx-'))
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    configure(await readFile(join(ROOT, 'ops', 'docker', 'nginx.conf'), 'utf8'), apis, port, folder),
  )
  const log = join(folder, 'error.log')
  const child = spawn(program, ['-p', folder, '-c', file, '-e', log, '-g', 'daemon off;'], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await untilAnswers(url, child, log)
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function configure(conf: string, apis: readonly string[], port: number, folder: string): string {
  const server = /^ *server api:3000 resolve(.*);$/m.exec(conf)
  if (server === null) throw new Error('nginx.conf names no server that this knows')
  const servers = apis.map((url) => `server ${new URL(url).host}${server[1]};`).join('\n')
  return conf
    .replace(server[0], servers)
    .replace(/^ *resolver .*$/m, '')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replaceAll(/(?<=[ \t])\/tmp\//g, `${folder}/`)
}

const CACHE = join(ROOT, 'node_modules', '.cache', 'nginx')

/** The machine's own, or Debian's package unpacked beside the others: nothing is installed, no service is started. */
async function nginx(): Promise<string> {
  const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', join(CACHE, 'usr', 'sbin', 'nginx')]
  const present = () => places.find((place) => existsSync(place))
  if (present() === undefined) await unpack()
  const found = present()
  if (found === undefined) throw new Error('this test needs nginx: apt-get install nginx')
  return found
}

async function unpack(): Promise<void> {
  await mkdir(CACHE, { recursive: true })
  const download = () => run('apt-get', ['download', 'nginx'], { cwd: CACHE })
  if ((await download()).code !== 0) {
    await run('apt-get', ['update'])
    await download()
  }
  const file = (await readdir(CACHE)).find((name) => name.endsWith('.deb'))
  if (file !== undefined) await run('dpkg-deb', ['-x', join(CACHE, file), CACHE])
}

async function untilAnswers(url: string, child: ChildProcess, log: string): Promise<void> {
  for (;;) {
    const answered = await fetch(`${url}/healthz`).catch(() => null)
    if (answered?.ok) return
    if (child.exitCode !== null) throw new Error(`nginx ended: ${await readFile(log, 'utf8')}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

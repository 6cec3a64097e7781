/**
 * The way in for every npm script. Runs on Node 20 and needs no package: it installs what is missing, then hands over
 * to the Node 24 that was installed with the rest, which runs the TypeScript sources as they are.
 *
 *   node ops/boot.mjs <command> [arguments]
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

const COMMANDS = {
  start: 'ops/src/start/main.ts',
  cluster: 'ops/src/cluster/main.ts',
  dev: 'ops/src/dev/main.ts',
  test: 'ops/src/testing/main.ts',
  pictures: 'ops/src/testing/pictures/main.ts',
  graphs: 'ops/src/graphs/main.ts',
  docs: 'ops/src/docs/main.ts',
  bench: 'ops/src/bench/main.ts',
  stress: 'ops/src/stress/main.ts',
  seed: 'ops/src/seed/main.ts',
  projections: 'ops/src/projections/main.ts',
  events: 'ops/src/events/main.ts',
  backup: 'ops/src/backup/main.ts',
  restore: 'ops/src/restore/main.ts',
  migrate: 'ops/src/migrate/main.ts',
  doctor: 'ops/src/doctor/main.ts',
  admin: 'ops/src/admin/main.ts',
  levels: 'ops/src/levels/main.ts',
  cats: 'ops/src/cats/main.ts',
  'new-module': 'ops/src/new-module/main.ts',
}

/** V8 would hold several times what lives: `backend/src/processes/heap-flags.ts` tells more. */
const FLAGS = {
  start: ['--max-semi-space-size=8', '--heap-growing-percent=60'],
  events: ['--max-semi-space-size=8', '--heap-growing-percent=40'],
}

const [command = '', ...rest] = process.argv.slice(2)
const main = COMMANDS[command]
if (!main) fail(`Unknown command '${command}'. There are: ${Object.keys(COMMANDS).join(', ')}.`)
if (!isInstalled()) await install()
await handOver(findNode(), FLAGS[command] ?? [], main, rest[0] === '--' ? rest.slice(1) : rest)

/**
 * Every package of the lock file stands in node_modules in its version. npm writes what it installed into a lock file
 * of its own.
 */
function isInstalled() {
  const wanted = packagesOf(join(ROOT, 'package-lock.json'))
  const present = packagesOf(join(ROOT, 'node_modules', '.package-lock.json'))
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (!path.includes('node_modules/') || link) return true
    return optional ? !present[path] || present[path].version === version : present[path]?.version === version
  })
}

function packagesOf(lockFile) {
  return existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')).packages : {}
}

async function install() {
  const from = Date.now()
  const seconds = () => `${Math.round((Date.now() - from) / 1000)} s`
  const draw = () => process.stdout.write(`\rInstalling packages … ${seconds()}`)
  const timer = process.stdout.isTTY ? setInterval(draw, 1000) : undefined
  process.stdout.write('Installing packages …')
  const flags = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env['npm_execpath']
  const [file, args] = npm ? [process.execPath, [npm, ...flags]] : ['npm', flags]
  const child = spawn(file, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const hear = (chunk) => {
    said += chunk
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      hear(error.message)
      resolve(1)
    })
    child.once('close', resolve)
  })
  clearInterval(timer)
  process.stdout.write(process.stdout.isTTY ? `\rInstalled the packages in ${seconds()}\n` : ` ${seconds()}\n`)
  if (code !== 0) fail(`npm ci failed:\n${said.trim()}`)
}

/** The installed Node 24, or, where no binary is to be had, the one that runs this, if it understands TypeScript. */
function findNode() {
  const installed = join(ROOT, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
  if (existsSync(installed)) return installed
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 22)) return process.execPath
  return fail(`On ${process.platform} ${process.arch} Node 22.22 or newer is needed; this is ${process.versions.node}.`)
}

/** Runs the command in a process that ends when this one does, however this one ends. */
async function handOver(node, flags, file, args) {
  const cache = join(ROOT, '.cache', 'compiled')
  mkdirSync(cache, { recursive: true })
  const child = spawn(node, [...flags, '--disable-warning=ExperimentalWarning', join(ROOT, file), ...args], {
    cwd: ROOT,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? cache,
      PATH: [join(ROOT, 'node_modules', '.bin'), process.env['PATH']].join(delimiter),
    },
  })
  child.once('error', (error) => fail(`${node} does not run: ${error.message}`))
  // A terminal sends Ctrl-C to the whole group: the child has it already.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.on('SIGHUP', () => child.kill('SIGHUP'))
  if (process.env['npm_lifecycle_event']) endWithParent(child)
  child.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGKILL' ? 137 : 130)))
}

/**
 * When npm is killed outright, nobody tells us: the shell between it and us, or we ourselves, have another parent then.
 */
function endWithParent(child) {
  const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`
  const before = ancestors()
  setInterval(() => ancestors() === before || child.kill('SIGTERM'), 250).unref()
}

/**
 * The fourth field of /proc/<pid>/stat; the second is a name in brackets that may hold spaces. Elsewhere than on Linux:
 * unknown.
 */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]
  } catch {
    return 'unknown'
  }
}

function fail(text) {
  console.error(text)
  process.exit(1)
}

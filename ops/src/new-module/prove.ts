import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from '../terminal/root.ts'
import { newModule } from './new-module.ts'

const NAME = 'proof-book'
const ROOMS = ['contracts', 'projections', 'backend', 'frontend', 'ops']

/**
 * What must hold of a module that was only listed: types, arrows, texts, then the tests that follow from declarations.
 */
const CHECKS: readonly (readonly [title: string, args: readonly string[], env?: NodeJS.ProcessEnv])[] = [
  ['its events are frozen', ['events', 'freeze']],
  ['its golden rows are written', ['test', 'unit', 'projections/src/golden'], { UPDATE_GOLDEN: '1' }],
  ['types, arrows, texts', ['test', 'types', 'boundaries', 'texts']],
  [
    'contract and decider',
    ['test', 'unit', 'contracts/src', NAME, 'gate-texts', 'modules', 'freeze', 'golden', 'samples'],
  ],
  [
    'menu, section of the back office, notification and mail',
    [
      'test',
      'unit',
      'shell.test',
      'back-office',
      'frontend/src/notifications',
      'notifications/ways',
      'mail-previews',
      'render.test',
      'build',
    ],
  ],
  [
    'calls, strangers, forgetting, documents, hints',
    ['test', 'unit', 'endpoints.test', 'strangers', 'forgetting.test', 'documents.test', 'hints.test'],
  ],
]

/**
 * Makes a module in a copy of the tree, with the templates' files and one line a room, and runs what follows from
 * declarations.
 * @returns exit code
 */
export async function prove(signal: AbortSignal): Promise<number> {
  const copy = mkdtempSync(join(tmpdir(), 'kredka-module-'))
  try {
    copyTree(copy)
    for (const file of newModule(copy, NAME)) console.log(`  ${file}`)
    for (const [title, args, env] of CHECKS) {
      console.log(`\n${title}`)
      const code = await run(copy, args, env ?? {}, signal)
      if (code !== 0) {
        console.error(`A module that is only listed fails here: ${title}`)
        return code
      }
    }
    console.log('\nA module is its folders and one line a room.')
    return 0
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Files that git knows or would know, and packages by links; those of the rooms lead into the copy. */
function copyTree(copy: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    maxBuffer: 64e6,
  })
  const files = listed
    .toString()
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(ROOT, file)))
  for (const file of files) {
    mkdirSync(join(copy, dirname(file)), { recursive: true })
    cpSync(join(ROOT, file), join(copy, file))
  }
  execFileSync('git', ['init', '-q'], { cwd: copy })
  for (const room of ['.', ...ROOMS]) linkPackages(join(ROOT, room, 'node_modules'), join(copy, room, 'node_modules'))
  mkdirSync(join(copy, 'node_modules/@kredka'))
  for (const room of ROOMS) symlinkSync(join(copy, room), join(copy, 'node_modules/@kredka', room))
}

function linkPackages(from: string, to: string): void {
  if (!existsSync(from)) return
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    if (name !== '@kredka' && name !== '.cache') symlinkSync(join(from, name), join(to, name))
  }
}

function run(cwd: string, args: readonly string[], env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(cwd, 'ops/boot.mjs'), ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: 'inherit',
      signal,
    })
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}

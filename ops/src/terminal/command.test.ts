import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Command, readArguments, useOf } from './command.ts'
import { ROOT } from './root.ts'
import { Help, Refusal } from './run-main.ts'

const COMMAND = {
  name: 'backup',
  says: 'Keeps all.',
  words: { use: '[name]', min: 0, max: 1 },
  options: {
    to: { type: 'string', value: 'folder', required: true, says: 'where to' },
    type: { type: 'string', value: 'T', multiple: true, says: 'only these' },
    top: { type: 'string', value: 'n', default: '20', says: 'how many' },
    from: { type: 'string', value: 'time', says: 'since when' },
    json: { type: 'boolean', says: 'as JSON' },
  },
} as const satisfies Command

test('OPS-06 help tells every option, and what is typed is read by the same declaration', () => {
  const use = 'npm run backup -- [name] --to folder [--type T …] [--top n] [--from time] [--json]'
  expect(useOf(COMMAND)).toBe(use)
  expect(() => readArguments(COMMAND, ['--help'])).toThrow(
    new Help(
      [
        use,
        '',
        'Keeps all.',
        '',
        '  --to folder   where to',
        '  --type T …    only these',
        '  --top n       how many (otherwise 20)',
        '  --from time   since when',
        '  --json        as JSON',
      ].join('\n'),
    ),
  )
  expect(readArguments(COMMAND, ['x', '--to', 'there', '--type', 'A', '--type', 'B'])).toEqual({
    values: { to: 'there', type: ['A', 'B'], top: '20', json: false },
    words: ['x'],
  })
})

test.each([
  [['--frsh', '--to', 'x'], "Unknown option '--frsh'. npm run backup -- --help says what there is."],
  [[], `Use: ${useOf(COMMAND)}`],
  [['a', 'b', '--to', 'x'], `Use: ${useOf(COMMAND)}`],
  [['--to'], "Option '--to <value>' argument missing. npm run backup -- --help says what there is."],
])('what a command does not take, or needs, is one line: %j', (args, says) => {
  expect(() => readArguments(COMMAND, args)).toThrow(new Refusal(says))
})

/** The tools of `npm run`, by the entry point that `ops/boot.mjs` names. */
const TOOLS = [...readFileSync(join(ROOT, 'ops/boot.mjs'), 'utf8').matchAll(/^ {2}'?([\w-]+)'?: '(ops\/src\/.+)',$/gm)]

/** Of what `main.ts` runs: each hands one function to `runMain`. */
async function mainOf(path: string): Promise<(args: readonly string[], signal: AbortSignal) => Promise<unknown>> {
  const source = readFileSync(join(ROOT, path), 'utf8')
  const [, name = '', file = ''] = /import \{ (\w+) \} from '(\.\/.+)'/.exec(source) ?? []
  const module: Record<string, unknown> = await import(join(ROOT, path, '..', file))
  const main = module[name]
  if (typeof main !== 'function') throw new Error(`${path} runs no function of a file beside it`)
  return async (args, signal) => main(args, signal)
}

test('every tool of npm run says what it takes, and refuses what it does not know', async () => {
  const { signal } = new AbortController()
  const scripts: Record<string, string> = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts
  const booted = Object.keys(scripts).filter((name) => scripts[name]?.includes('ops/boot.mjs'))
  expect(TOOLS.map(([, name]) => name).sort()).toEqual(booted.sort())
  for (const [, name, path = ''] of TOOLS) {
    const main = await mainOf(path)
    await expect(main(['--help'], signal)).rejects.toThrow(Help)
    await expect(main(['--help'], signal)).rejects.toThrow(new RegExp(`npm (run )?${name}\\b`))
    await expect(main(['--frsh'], signal)).rejects.toThrow(Refusal)
  }
}, 60_000)

test('no tool reads its arguments in a way of its own', () => {
  const files = readdirSync(join(ROOT, 'ops/src'), { recursive: true, encoding: 'utf8' })
  const own = files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => readFileSync(join(ROOT, 'ops/src', file), 'utf8').includes('parseArgs('))
  expect(own).toEqual(['terminal/command.ts'])
})

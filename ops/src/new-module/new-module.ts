import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Refusal } from '../terminal/run-main.ts'
import { formsOf, replaceWords } from './words.ts'

const TEMPLATE = join(import.meta.dirname, 'template')
const NAME = /^[a-z]+(-[a-z]+)*$/

/**
 * The one list of each room that names modules: its file, what is imported from where, and before which line the
 * module's own stands.
 */
const LISTS = [
  { file: 'contracts/src/modules.ts', from: './sketch-book/module.ts', before: '] as const' },
  { file: 'backend/src/composition/modules.ts', from: '../sketch-book/index.ts', before: '  ]\n  // everybody' },
  { file: 'frontend/src/modules.ts', from: './sketch-book/module.ts', before: ']' },
] as const

/**
 * Writes a small whole module into every room and adds its line to the list of each. Events are frozen and golden rows
 * written by the commands that it leads to. @returns files that are new or changed @throws Refusal for a name that
 * cannot be one, or that is taken
 */
export function newModule(root: string, name: string): readonly string[] {
  if (!NAME.test(name)) throw new Refusal('A module is called by small letters, words joined by dashes: quiz-rooms')
  const forms = formsOf(name)
  const files = globSync('**/*.txt', { cwd: TEMPLATE }).map((file) => ({
    to: replaceWords(file.slice(0, -'.txt'.length), forms),
    text: replaceWords(readFileSync(join(TEMPLATE, file), 'utf8'), forms),
  }))
  const taken = files.find(({ to }) => existsSync(join(root, to)))
  if (taken !== undefined) throw new Refusal(`${taken.to} is there already`)
  for (const { to, text } of files) {
    mkdirSync(dirname(join(root, to)), { recursive: true })
    writeFileSync(join(root, to), text)
  }
  for (const { file, from, before } of LISTS) {
    const listed = withEntry(
      readFileSync(join(root, file), 'utf8'),
      replaceWords('sketchBook', forms),
      replaceWords(from, forms),
      before,
    )
    writeFileSync(join(root, file), listed)
  }
  return [...files.map(({ to }) => to), ...LISTS.map(({ file }) => file)]
}

function withEntry(list: string, name: string, from: string, before: string): string {
  const end = list.lastIndexOf(`\n${before}`)
  if (end < 0) throw new Error(`the list has no line ${before}`)
  const indent = before.startsWith('  ') ? '    ' : '  '
  return `import { ${name} } from '${from}'\n${list.slice(0, end)}\n${indent}${name},${list.slice(end)}`
}

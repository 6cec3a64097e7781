import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from '../terminal/root.ts'
import { newModule } from './new-module.ts'

/**
 * `npm run new-module -- --prove` runs what is written here; this shows that it is written, and asks for nothing
 * beyond.
 */
const LISTS = ['contracts/src/modules.ts', 'backend/src/composition/modules.ts', 'frontend/src/modules.ts']
let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kredka-new-module-'))
  for (const file of LISTS) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    cpSync(join(ROOT, file), join(root, file))
  }
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('a module is files of its own folders and an entry in one list a room', () => {
  const written = newModule(root, 'study-log')
  expect(written.filter((file) => !file.includes('/study-log/'))).toEqual(LISTS)
  for (const file of LISTS) {
    const [before, after] = [ROOT, root].map((from) => readFileSync(join(from, file), 'utf8').split('\n'))
    const added = after?.filter((line) => !before?.includes(line)) ?? []
    expect(added.map((line) => line.trim())).toEqual([
      expect.stringMatching(/^import \{ studyLog \} from /),
      'studyLog,',
    ])
    expect(after).toHaveLength((before?.length ?? 0) + 2)
  }
  const texts = written
    .filter((file) => !LISTS.includes(file))
    .map((file) => file + readFileSync(join(root, file), 'utf8'))
  expect(texts.filter((text) => /sketch.?book/i.test(text))).toEqual([])
})

test('a name that cannot be one, or that is taken, is refused and nothing is written over', () => {
  newModule(root, 'study-log')
  for (const name of ['study-log', 'StudyLog', 'a b', '../x']) expect(() => newModule(root, name)).toThrow()
})

import { globSync, readFileSync } from 'node:fs'

/** What would let two machines disagree, or a run depend on when and where it is played. */
const BANNED: readonly (readonly [string, RegExp])[] = [
  ['a quotient with a fraction', /\/(?!=?$)/],
  ['powers', /\*\*/],
  ['fractions', /\d\.\d|\de-?\d/],
  ['functions that browsers round in their own ways', /Math\.(?!(?:imul|min|max|abs|trunc)\b)/],
  ['the clock', /\b(?:Date|performance|setTimeout|setInterval)\b/],
  ['an order that strings decide', /\.(?:sort|toSorted)\(\)/],
  ['an order of names', /\bfor \(\w+ \w+ in /],
  ['what comes from elsewhere', /\b(?:crypto|globalThis|window|process|fetch|await|async)\b/],
]

const SOURCES = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((file) => !/\.test\.ts$|testing\//.test(file))

/** Without comments, texts and hexadecimal numbers. */
function codeOf(file: string): string {
  return readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\/\/.*$/gm, '')
    .replaceAll(/'[^'\n]*'/g, "''")
    .replaceAll(/0x[0-9a-f]+/g, '0')
}

function faultsIn(code: string): readonly string[] {
  return BANNED.filter(([, pattern]) => code.split('\n').some((line) => pattern.test(line))).map(([name]) => name)
}

test.each(SOURCES)('GAM-06 the engine %s computes in whole numbers, of nothing but its inputs', (file) => {
  expect(faultsIn(codeOf(file))).toEqual([])
})

test.each([
  'const half = a / 2',
  'const square = a ** 2',
  'const most = 0.5',
  'const root = Math.sqrt(a)',
  'const luck = Math.random()',
  'const now = Date.now()',
  'const order = [...names].sort()',
  'for (const name in table) {}',
])('GAM-06 an engine may not hold: %s', (line) => {
  expect(faultsIn(line)).not.toEqual([])
})

import { plainFormulas, splitFormulas } from './formula-text.ts'

const partsOf = (source: string) =>
  splitFormulas(source).map((part) => (part.is === 'text' ? part.text : { tex: part.tex }))

test.each<[string, ReturnType<typeof partsOf>]>([
  ['Ile to $2^3$?', ['Ile to ', { tex: '2^3' }, '?']],
  ['$a$ i $b$', [{ tex: 'a' }, ' i ', { tex: 'b' }]],
  ['$$\\frac{1}{2}$$ of it', [{ tex: '\\frac{1}{2}' }, ' of it']],
  ['$$ x $$ alone', [{ tex: 'x' }, ' alone']],
  ['$$ $$', ['$$ $$']],
  ['costs \\$5, $x$ costs \\$6', ['costs $5, ', { tex: 'x' }, ' costs $6']],
  ['$5 and $10', ['$5 and $10']],
  ['$5 and 10$', [{ tex: '5 and 10' }]],
  ['a lone $ sign', ['a lone $ sign']],
  ['from $ x $ to $', ['from $ x $ to $']],
  ['$a\nb$', ['$a\nb$']],
  ['$\\text{za 5 \\$}$', [{ tex: '\\text{za 5 \\$}' }]],
  ['$$$$', ['$$$$']],
  ['', []],
])('QUI-02 formulas in %j', (source, parts) => {
  expect(partsOf(source)).toEqual(parts)
})

test('QUI-02 nothing of a text is lost', () => {
  const source = 'If $a=1$, then $$b$$ is $ 2 and \\$'
  expect(
    splitFormulas(source)
      .map((part) => (part.is === 'text' ? part.text : part.source))
      .join(''),
  ).toBe(source.replace('\\$', '$'))
  expect(plainFormulas(source)).toBe('If a=1, then b is $ 2 and $')
})

test('QUI-02 a text of dollars and backslashes takes no longer than any other', () => {
  const started = performance.now()
  for (const hostile of ['$a', '$\\', '\\$', '$$a', '$a ']) splitFormulas(hostile.repeat(1000))
  expect(performance.now() - started).toBeLessThan(200)
})

import { parseMathml, TEX_MAX } from '@kredka/contracts/kernel/mathml'
import type { QuestionDraft } from '@kredka/contracts/quizzes/question'
import { DEFAULT_MATCHING } from '@kredka/contracts/quizzes/question-rules'
import { FORMULAS_MAX, formulasOf } from './formulas.ts'
import { texToMathml } from './tex-to-mathml.ts'

const draft = (texts: Partial<QuestionDraft>): QuestionDraft => ({
  prompt: '',
  explanation: '',
  picture_alt: '',
  task: { kind: 'text', accepted: [], matching: DEFAULT_MATCHING },
  ...texts,
})
const option = (text: string) => ({ text, is_right: false, stays_put: false })

describe('QUI-02 formulas become MathML', () => {
  test.each([
    ['\\frac{1}{2}', '<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>'],
    ['x<y', '<math><mrow><mi>x</mi><mo>&lt;</mo><mi>y</mi></mrow></math>'],
    ['2{,}5', '<math><mn>2,5</mn></math>'],
    ['\\overline{AB}', '<math><mrow data-line="over"><mrow><mi>A</mi><mi>B</mi></mrow></mrow></math>'],
  ])('%s', (tex, mathml) => {
    expect(texToMathml(tex)).toBe(mathml)
  })

  test.each([
    'x^2 + y_1',
    '\\sqrt[3]{a} \\le 5',
    '\\begin{pmatrix}1 & 2\\\\3 & 4\\end{pmatrix}',
    'f(x) = \\begin{cases}x & \\text{dla } x \\ge 0\\\\-x & \\text{w przeciwnym razie}\\end{cases}',
    '\\sum_{i=1}^{n} i = \\frac{n(n+1)}{2}',
    '\\int_0^1 x\\,dx',
    '\\lim_{x\\to\\infty} \\sin x',
    '\\vec{a}\\cdot\\hat{b}',
    '\\left(\\frac12\\right]',
    '\\binom{n}{k}',
    '\\angle ABC = 90^\\circ',
    "f'(x)",
    '\\mathbb{R}\\subset\\mathbb{C}',
    '\\ce{2H2 + O2 -> 2H2O}',
    '\\begin{aligned}a &= b\\\\c &= d\\end{aligned}',
    '\\begin{array}{c|c}x & y\\\\\\hline 1 & 2\\end{array}',
    '\\underbrace{a+b}_{n}',
    '\\cancel{x}\\bcancel{y}\\xcancel{z}\\sout{w}\\boxed{v}\\underline{u}',
    '10\\,\\mathrm{km}\\cdot\\text{h}^{-1}',
    '\\alpha\\Rightarrow\\beta\\iff\\neg\\gamma',
    '50\\%',
    '\\text{za 5 \\$}',
    '\\\\def',
  ])('%s is drawn, and read again by the browser', (tex) => {
    expect(parseMathml(texToMathml(tex) ?? '')).not.toBeNull()
  })

  test.each([
    '\\href{javascript:alert(1)}{x}',
    '\\url{https://example.com}',
    '\\includegraphics{https://example.com/x.png}',
    '\\style{background:url(https://example.com)}{x}',
    '\\class{x}{y}',
    '\\id{x}{y}',
    '\\data{x=1}{y}',
    '\\color{red}x',
    '\\textcolor{red}{x}',
    '\\def\\a{\\a\\a}\\a',
    '\\def\\a{xx}\\def\\b{\\a\\a}\\def\\c{\\b\\b}\\c',
    '\\newcommand{\\a}{x}\\a',
    '\\let\\a=x',
    '\\char"202E x',
    '\\tag{1}x',
    '\\rule{9999em}{9999em}',
    '\\frac{1}',
    'x^',
    '{',
    '\\begin{matrix}',
    '\\nosuchcommand',
    '\\text{a\u202Eb}',
    '\\text{a\u0000b}',
    '<script>\\script',
    '\\enclose{longdiv}{x}',
    '\\begin{array}{*{999999}{c}}x\\end{array}',
    `${'x^{'.repeat(70)}x${'}'.repeat(70)}`,
    'x'.repeat(TEX_MAX + 1),
  ])('%s is refused', (tex) => {
    expect(texToMathml(tex)).toBeNull()
  })

  test('lengths stay within bounds', () => {
    const lengths = ['a\\hspace{9999em}b', '\\raisebox{9999em}{x}', 'a\\kern-9999em b']
    for (const tex of lengths) expect(texToMathml(tex) ?? '').not.toMatch(/\d{3}(\.\d+)?(em|pt)/)
  })

  test('text in a formula is text', () => {
    const mathml = texToMathml('\\text{<img src=x onerror=alert(1)>}') ?? ''
    expect(mathml).toContain('&lt;img')
    expect(mathml).not.toContain('<img')
  })

  test('nothing said in one formula is known to the next', () => {
    expect(texToMathml('\\gdef\\mine{x}')).toBeNull()
    expect(texToMathml('\\mine')).toBeNull()
  })

  test('hostile formulas take no longer than 300 characters can', () => {
    const started = performance.now()
    for (const part of ['\\frac', '{', '\\left(', '^', '_', '\\sqrt{', '&', '\\\\', '\\begin{matrix}', '\\dfrac1']) {
      texToMathml(part.repeat(Math.floor(TEX_MAX / part.length)))
    }
    expect(performance.now() - started).toBeLessThan(2_000)
  })
})

describe('QUI-02 formulas of a question', () => {
  test('are those of prompt, options and explanation, each once', () => {
    const task = { kind: 'single' as const, options: [option('$x$'), option('$y$ i $x$')] }
    const found = formulasOf(draft({ prompt: 'Ile to $x$?', task, explanation: 'Bo $z$ kosztuje \\$5.' }))
    expect('formulas' in found && found.formulas.map(({ tex }) => tex)).toEqual(['x', 'y', 'z'])
    expect(found).toMatchObject({ formulas: [{ mathml: '<math><mi>x</mi></math>' }, {}, {}] })
  })

  test('a question without any has none', () => {
    expect(formulasOf(draft({ prompt: 'Ile to 2 + 2?' }))).toEqual({ formulas: [] })
  })

  test('the first that cannot be drawn is named with its place', () => {
    const task = { kind: 'several' as const, options: [option('$x$'), option('$\\frac{1}$')] }
    expect(formulasOf(draft({ prompt: '$y$', task }))).toEqual({
      fault: 'FORMULA_UNREADABLE',
      tex: '\\frac{1}',
      place: { option: 1 },
    })
    expect(formulasOf(draft({ explanation: '$\\href{x}{y}$' }))).toMatchObject({ place: 'explanation' })
  })

  test('a gap does not stand in a formula', () => {
    const task = { kind: 'gaps' as const, gaps: [], has_bank: false, distractors: [], matching: DEFAULT_MATCHING }
    expect(formulasOf(draft({ prompt: '$x + [[1]]$', task }))).toMatchObject({ tex: 'x + [[1]]', place: 'prompt' })
    expect(formulasOf(draft({ prompt: '$x$ = [[1]]', task }))).toMatchObject({ formulas: [{ tex: 'x' }] })
    expect(formulasOf(draft({ prompt: '$x \\in [[1]]$' }))).toMatchObject({ formulas: [{}] })
  })

  test('there are at most so many', () => {
    const many = (count: number) => Array.from({ length: count }, (_, n) => `$x_{${n}}$`).join(' ')
    expect('formulas' in formulasOf(draft({ prompt: many(FORMULAS_MAX) }))).toBe(true)
    expect(formulasOf(draft({ prompt: many(FORMULAS_MAX + 1) }))).toMatchObject({ tex: `x_{${FORMULAS_MAX}}` })
  })
})

import { show } from '../testing/show.tsx'
import { MathText } from './MathText.tsx'

const HALF = { tex: '\\frac{1}{2}', mathml: '<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>' }
const MATHML = 'http://www.w3.org/1998/Math/MathML'

describe('QUI-02 a text with formulas', () => {
  test('draws them as MathML, with their source for those who listen', () => {
    const { container } = show(<MathText text="Ile to $\frac{1}{2}$ z \$10?" formulas={[HALF]} />)
    const math = container.querySelector('math')
    expect(math?.namespaceURI).toBe(MATHML)
    expect(math?.getAttribute('alttext')).toBe('\\frac{1}{2}')
    expect(math?.outerHTML).toContain('<mfrac><mn>1</mn><mn>2</mn></mfrac>')
    expect(container.textContent).toBe('Ile to 12 z $10?')
  })

  test('a formula that is not known stays as it was written', () => {
    const { container } = show(<MathText text="Ile to $x$?" formulas={[HALF]} />)
    expect(container.textContent).toBe('Ile to $x$?')
  })

  test.each([
    '<math><mi onclick="alert(1)">x</mi></math>',
    '<math><script>alert(1)</script></math>',
    '<img src="x" onerror="alert(1)">',
  ])('%s is not drawn', (mathml) => {
    const { container } = show(<MathText text="$x$" formulas={[{ tex: 'x', mathml }]} />)
    expect(container.querySelectorAll('math, script, img')).toHaveLength(0)
    expect(container.textContent).toBe('$x$')
  })

  test('words between them are drawn as asked', () => {
    const { container } = show(
      <MathText text="a $\frac{1}{2}$ b" formulas={[HALF]} words={(text) => <b>{text.trim()}</b>} />,
    )
    expect([...container.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual(['a', 'b'])
  })
})

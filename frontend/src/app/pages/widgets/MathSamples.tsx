import { AnswerTiles } from '../../../ui/answers/AnswerTiles.tsx'
import { type DrawnFormula, MathText } from '../../../ui/math/MathText.tsx'
import { Sample, Samples } from './Section.tsx'

/** As the server made them. */
const FORMULAS: readonly DrawnFormula[] = [
  {
    tex: '\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}',
    mathml:
      '<math><mfrac><mrow><mo form="prefix" stretchy="false" lspace="0em" rspace="0em">−</mo><mi>b</mi><mo>±</mo><msqrt><mrow><msup><mi>b</mi><mn>2</mn></msup><mo>−</mo><mn>4</mn><mi>a</mi><mi>c</mi></mrow></msqrt></mrow><mrow><mn>2</mn><mi>a</mi></mrow></mfrac></math>',
  },
  {
    tex: 'x_1^2',
    mathml: '<math><msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup></math>',
  },
  {
    tex: '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}',
    mathml:
      '<math><mrow><mo fence="true" form="prefix" stretchy="true">(</mo><mtable><mtr><mtd data-before="none"><mn>1</mn></mtd><mtd data-after="none"><mn>2</mn></mtd></mtr><mtr><mtd data-before="none"><mn>3</mn></mtd><mtd data-after="none"><mn>4</mn></mtd></mtr></mtable><mo fence="true" form="postfix" stretchy="true">)</mo></mrow></math>',
  },
  {
    tex: '\\begin{cases}x & \\text{dla } x\\ge 0\\\\-x & \\text{dla } x<0\\end{cases}',
    mathml:
      '<math><mrow><mo fence="true" form="prefix" stretchy="true">{</mo><mtable><mtr><mtd data-align="left" data-before="none" data-after="none"><mi>x</mi></mtd><mtd data-align="left" data-before="wide" data-after="none"><mrow><mtext>dla </mtext><mi>x</mi><mo>≥</mo><mn>0</mn></mrow></mtd></mtr><mtr><mtd data-align="left" data-before="none" data-after="none"><mrow><mo form="prefix" stretchy="false">−</mo><mi>x</mi></mrow></mtd><mtd data-align="left" data-before="wide" data-after="none"><mrow><mtext>dla </mtext><mi>x</mi><mo>&lt;</mo><mn>0</mn></mrow></mtd></mtr></mtable><mo fence="true" form="postfix" stretchy="true"></mo></mrow></math>',
  },
  {
    tex: '\\overline{AB}\\parallel\\overrightarrow{CD}',
    mathml:
      '<math><mrow><mrow data-line="over"><mrow><mi>A</mi><mi>B</mi></mrow></mrow><mo>∥</mo><mover><mrow><mi>C</mi><mi>D</mi></mrow><mo stretchy="true">→</mo></mover></mrow></math>',
  },
  {
    tex: '\\sum_{i=1}^{n} i=\\frac{n(n+1)}{2}',
    mathml:
      '<math><mrow><msubsup><mo movablelimits="false">∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></msubsup><mi>i</mi><mo>=</mo><mfrac><mrow><mi>n</mi><mrow><mo fence="true" form="prefix" stretchy="false">(</mo><mi>n</mi><mo>+</mo><mn>1</mn><mo fence="true" form="postfix" stretchy="false">)</mo></mrow></mrow><mn>2</mn></mfrac></mrow></math>',
  },
  {
    tex: '\\int_0^1 x\\,dx',
    mathml:
      '<math><mrow><msubsup><mo movablelimits="false">∫</mo><mn>0</mn><mn>1</mn></msubsup><mi>x</mi><mspace width="0.1667em"></mspace><mi>d</mi><mi>x</mi></mrow></math>',
  },
  {
    tex: '\\cancel{2}\\cdot\\boxed{3}',
    mathml:
      '<math><mrow><mrow data-line="up"><mn>2</mn><mrow></mrow></mrow><mo>⋅</mo><mrow scriptlevel="0" displaystyle="true" data-line="box"><mn>3</mn></mrow></mrow></math>',
  },
  {
    tex: '\\begin{array}{c|c}x&y\\\\\\hline 1&2\\end{array}',
    mathml:
      '<math><mtable><mtr><mtd data-edges="right bottom"><mi>x</mi></mtd><mtd data-edges="bottom"><mi>y</mi></mtd></mtr><mtr><mtd data-edges="right"><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr></mtable></math>',
  },
  {
    tex: '\\ce{2H2 + O2 -> 2H2O}',
    mathml:
      '<math><mrow><mn>2</mn><mspace width="0.1667em"></mspace><mrow><mi mathvariant="normal">H</mi><mspace></mspace></mrow><msub><mrow></mrow><mn>2</mn></msub><mrow></mrow><mo>+</mo><mrow></mrow><mrow><mi mathvariant="normal">O</mi><mspace></mspace></mrow><msub><mrow></mrow><mn>2</mn></msub><mrow><mspace width="0.2778em"></mspace><mover accent="false"><mo stretchy="true" lspace="0" rspace="0">→</mo><mspace width="2.8571em"></mspace></mover><mspace width="0.2778em"></mspace></mrow><mn>2</mn><mspace width="0.1667em"></mspace><mrow><mi mathvariant="normal">H</mi><mspace></mspace></mrow><msub><mrow></mrow><mn>2</mn></msub><mrow><mi mathvariant="normal">O</mi><mspace></mspace></mrow></mrow></math>',
  },
]

export function MathTextSamples() {
  return (
    <Samples min="18rem">
      {FORMULAS.map(({ tex }) => (
        <Sample key={tex} name={tex}>
          <p>
            <MathText text={`Zażółć $${tex}$ i dalej.`} formulas={FORMULAS} />
          </p>
        </Sample>
      ))}
      <Sample name="not known, and a price">
        <p>
          <MathText text="Ile to $x+1$ za \$5?" formulas={FORMULAS} />
        </p>
      </Sample>
      <Sample name="in answers">
        <AnswerTiles
          label="Roots"
          options={FORMULAS.slice(0, 2).map(({ tex }, id) => ({
            id,
            text: <MathText text={`$${tex}$`} formulas={FORMULAS} />,
          }))}
          chosen={[1]}
          onChange={() => undefined}
        />
      </Sample>
    </Samples>
  )
}

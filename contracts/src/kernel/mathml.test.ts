import { isMathText, MATHML_MAX, type MathElement, parseMathml, writeMathml } from './mathml.ts'

const element = (
  name: MathElement['name'],
  children: MathElement['children'] = [],
  attributes: MathElement['attributes'] = {},
): MathElement => ({ name, children, attributes })

const HALF = element('math', [
  element('mfrac', [element('mn', ['1']), element('mn', ['2'])], { linethickness: '0.05em' }),
  element('mo', ['<'], { stretchy: 'false' }),
  element('mtext', ['a & "b"']),
])

test('QUI-02 what is written is read again', () => {
  const written = writeMathml(HALF)
  expect(written).toBe(
    '<math><mfrac linethickness="0.05em"><mn>1</mn><mn>2</mn></mfrac><mo stretchy="false">&lt;</mo>' +
      '<mtext>a &amp; &quot;b&quot;</mtext></math>',
  )
  expect(parseMathml(written)).toEqual(HALF)
  expect(parseMathml('<math><mtext>&amp;lt;</mtext></math>')?.children).toEqual([element('mtext', ['&lt;'])])
})

test.each([
  ['a script', '<math><script>1</script></math>'],
  ['a link', '<math><a href="/">x</a></math>'],
  ['foreign content', '<math><annotation-xml encoding="text/html"><mi>x</mi></annotation-xml></math>'],
  ['an attribute of an event', '<math><mi onclick="x">x</mi></math>'],
  ['a link by attribute', '<math><mi href="/">x</mi></math>'],
  ['a style', '<math><mi style="color:red">x</mi></math>'],
  ['a class', '<math><mi class="x">x</mi></math>'],
  ['an enormous length', '<math><mspace width="9999em"></mspace></math>'],
  ['a number that never ends', `<math><mspace width="0.${'9'.repeat(50)}em"></mspace></math>`],
  ['text beside elements', '<math>x<mi>x</mi></math>'],
  ['elements in text', '<math><mi><mi>x</mi></mi></math>'],
  ['a math in a math', '<math><math></math></math>'],
  ['no math', '<mrow></mrow>'],
  ['two of them', '<math></math><math></math>'],
  ['something behind', '<math></math> '],
  ['crossing tags', '<math><mrow><mi>x</mrow></mi></math>'],
  ['an end that is missing', '<math><mrow></mrow>'],
  ['a comment', '<math><!-- --></math>'],
  ['a section of data', '<math><mi><![CDATA[x]]></mi></math>'],
  ['capitals', '<MATH></MATH>'],
  ['a character that turns the text round', '<math><mi>\u202Ex</mi></math>'],
  ['no end of nesting', `<math>${'<mrow>'.repeat(100)}${'</mrow>'.repeat(100)}</math>`],
  ['a prototype', '<math><mi constructor="x">x</mi></math>'],
  ['too much', `<math><mi>${'x'.repeat(MATHML_MAX)}</mi></math>`],
  ['nothing', ''],
])('QUI-02 %s is not read', (_, source) => {
  expect(parseMathml(source)).toBeNull()
})

test.each([
  ['x', true],
  ['Zażółć 中 ∑', true],
  ['\u2061', true],
  ['\u0000', false],
  ['\n', false],
  ['\u202E', false],
  ['\u200B', false],
  ['\uD800', false],
])('QUI-02 %j as text of a formula: %s', (text, allowed) => {
  expect(isMathText(text)).toBe(allowed)
})

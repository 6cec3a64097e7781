import type { Imported, ImportRefusal } from '@kredka/contracts/quizzes/imports'
import fc from 'fast-check'
import { chunksOf, collect } from '../testing/generated.ts'
import { readGift } from './read.ts'

const read = (text: string, chunk = 64): Promise<Imported[]> => collect(readGift(chunksOf(text, chunk), 'en'))

async function readOne(text: string) {
  const [first, ...others] = await read(text)
  expect(others).toEqual([])
  if (first?.is !== 'taken') throw new Error(`refused: ${JSON.stringify(first)}`)
  return { ...first.question.draft, losses: first.losses }
}

const option = (text: string, is_right = false) => ({ text, is_right, stays_put: false })

describe('QUI-02 the examples of Moodle', () => {
  test('one right among several', async () => {
    const { prompt, task } = await readOne("Who's buried in Grant's tomb?{~Grant ~Jefferson =no one}")
    expect(prompt).toBe("Who's buried in Grant's tomb?")
    expect(task).toEqual({ kind: 'single', options: [option('Grant'), option('Jefferson'), option('no one', true)] })
  })

  test('a name, a missing word and lines of their own', async () => {
    const { prompt, task } = await readOne(
      '// question: 1 name: Grants tomb\n::Grants tomb::Grant is {\n~buried\n=entombed\n~living\n} in his tomb.\n',
    )
    expect(prompt).toBe('Grant is _____ in his tomb.')
    expect(task).toMatchObject({
      kind: 'single',
      options: [option('buried'), option('entombed', true), option('living')],
    })
  })

  test('a missing word to type is a gap', async () => {
    const { prompt, task } = await readOne('Two plus {=two =2} equals four.')
    expect(prompt).toBe('Two plus [[1]] equals four.')
    expect(task).toMatchObject({ kind: 'gaps', gaps: [{ accepted: ['two', '2'] }], has_bank: false })
  })

  test('true and false', async () => {
    const { prompt, task, explanation } = await readOne("Grant is buried in Grant's tomb.{F#No, nobody is.#Right}")
    expect(prompt).toBe("Grant is buried in Grant's tomb.")
    expect(task).toEqual({
      kind: 'single',
      options: [
        { text: 'True', is_right: false, stays_put: true },
        { text: 'False', is_right: true, stays_put: true },
      ],
    })
    expect(explanation).toBe('No, nobody is.\nRight')
    // a backslash that is one takes no meaning from what follows
    expect((await readOne('Sun.{T#C:\\\\#Right}')).explanation).toBe('C:\\\nRight')
    expect((await readOne('The sun rises in the East.{TRUE}')).task).toMatchObject({
      options: [{ is_right: true }, { is_right: false }],
    })
  })

  test('words to type', async () => {
    const { task } = await readOne("Who's buried in Grant's tomb?{=no one =nobody}")
    expect(task).toMatchObject({ kind: 'text', accepted: ['no one', 'nobody'] })
    expect((await readOne('Two plus two equals {four}')).task).toMatchObject({ kind: 'text', accepted: ['four'] })
  })

  test.each([
    ['When was Ulysses S. Grant born?{#1822:5}', '1822', '5'],
    ['What is the value of pi (to 3 decimal places)? {#3.14159:0.0005}.', '3.14159', '0.0005'],
    ['What is the value of pi? {#3.141..3.142}', '3.1415', '0.0005'],
    ['Between? {#1..5}', '3', '2'],
    ['Below zero? {#-5..-2}', '-3.5', '1.5'],
    ['Just so? {#=7:0}', '7', ''],
    ['When? {#=1822:0 =%50%1822:2}', '1822', ''],
  ])('%s', async (text, value, tolerance) => {
    const { task } = await readOne(text)
    expect(task).toEqual({ kind: 'number', number: { value, tolerance, tolerance_kind: 'absolute', units: [] } })
  })

  test('several right, by weights', async () => {
    const { task, losses } = await readOne(
      'What two people are entombed? {\n~%-50%No one\n~%50%Grant\n~%50%Grant’s wife\n~%-50%Grant’s father }',
    )
    expect(task).toMatchObject({ kind: 'several', options: [{}, { is_right: true }, { is_right: true }, {}] })
    expect(losses).toEqual([])
    expect((await readOne('Uneven {~%70%a ~%30%b ~c}')).losses).toEqual(['PARTIAL_CREDIT'])
    expect((await readOne('Jesus’ town? {=Nazareth =%75%Nazereth =%25%Bethlehem}')).losses).toEqual(['PARTIAL_CREDIT'])
  })

  test('feedback to answers and to all becomes one explanation', async () => {
    const { task, explanation } = await readOne(
      'What’s the answer?{\n=a#right, good!\n~b#no\n~c\n####Because of\\: this.}',
    )
    expect(task).toEqual({ kind: 'single', options: [option('a', true), option('b'), option('c')] })
    expect(explanation).toBe('Because of: this.\na: right, good!\nb: no')
    expect((await readOne(`q{=a#${'x'.repeat(1999)} ~b ####all}`)).losses).toEqual(['FEEDBACK'])
  })

  test('escaped marks are letters', async () => {
    const { prompt, task } = await readOne(
      'Which answer equals 5\\: \\{a\\}\\nor\\\\? {~ \\= 2 + 2 = \\= 2 + 3 ~ \\~\\#\\{\\}\\\\n}',
    )
    expect(prompt).toBe('Which answer equals 5: {a}\nor\\?')
    expect(task).toMatchObject({ options: [option('= 2 + 2'), option('= 2 + 3', true), option('~#{}\\n')] })
  })

  test('HTML becomes words; other formats stay as they are', async () => {
    const html = '[html]<p>What <b>is</b>&nbsp;a &lt; b?<br/>x<script>alert(1)</script></p>{=<i>one</i> ~[plain]<i>'
    const { prompt, task } = await readOne(`${html}}`)
    expect(prompt).toBe('What is a < b?\nx')
    expect(task).toMatchObject({ options: [option('one', true), option('<i>')] })
    expect((await readOne('[markdown]*a* <b>{=x}')).prompt).toBe('*a* <b>')
    expect((await readOne('If a<b and b>c {=x}')).prompt).toBe('If a<b and b>c')
    expect((await readOne('<p>Old</p> {=x}')).prompt).toBe('Old')
    expect((await readOne('[html]\\\\(x^\\{2\\}\\\\) {=x}')).prompt).toBe('$x^{2}$')
  })
})

test.each<[string, ImportRefusal]>([
  ['Write a story. {}', 'ESSAY'],
  ['Match. {=cat -> cat food =dog -> dog food}', 'MATCHING'],
  ['Just some words.', 'DESCRIPTION'],
  ['No end {=a', 'BRACES_UNCLEAR'],
  ['No start =a}', 'BRACES_UNCLEAR'],
  ['Turned } = {', 'BRACES_UNCLEAR'],
  ['Twice {=a} and {=b}', 'BRACES_UNCLEAR'],
  ['One {~a}', 'ANSWERS_MISSING'],
  ['None {=}', 'ANSWERS_MISSING'],
  ['Number {#}', 'ANSWERS_MISSING'],
  ['Number {#five}', 'NUMBER_UNREADABLE'],
  ['Numbers {#=1:0 =2:0}', 'NUMBERS_SEVERAL'],
  ['Any {=New*}', 'WILDCARD'],
  [`${'long '.repeat(300)}{=a}`, 'TEXT_TOO_LONG'],
  [`Many {${'~a '.repeat(8)}=b}`, 'ANSWERS_TOO_MANY'],
  [`Part of the points {=b${'=%50%a'.repeat(100)}}`, 'ANSWERS_TOO_MANY'],
  [`Numbers {#=1:0${'=%50%2:0'.repeat(100)}}`, 'ANSWERS_TOO_MANY'],
  [`Endless ${'x'.repeat(2_000_000)}`, 'TOO_LONG'],
  [`Endless\n${`${'x'.repeat(999)}\n`.repeat(2000)}`, 'TOO_LONG'],
])('QUI-02 a question that cannot be taken is refused by name and line: case %#', async (text, code) => {
  const [before, refused, after, ...others] = await read(`First {=a}\n\n// note\n${text}\n\nLast {=b}`, 65_536)
  expect(before).toMatchObject({ is: 'taken', line: 1 })
  expect(refused).toEqual({
    is: 'refused',
    line: 4,
    code,
    text: text.trim().slice(0, refused?.is === 'refused' ? refused.text.length : 0),
  })
  expect(after).toMatchObject({ is: 'taken' })
  expect(others).toEqual([])
})

test('QUI-02 comments, categories and empty lines are no questions', async () => {
  const text =
    '\ufeff// only a note\r\n\r\n$CATEGORY: $course$/top/Rivers\r\n\r\n\r\n$CATEGORY: x\r\nQ {=a}\r\n   \r\n// end'
  for (const size of [1, 2, 3, 1000]) {
    expect(await read(text, size)).toMatchObject([{ is: 'taken', line: 7, question: { draft: { prompt: 'Q' } } }])
  }
})

test('QUI-02 no file makes the import fail, whatever stands in it', async () => {
  const piece = fc.constantFrom(
    ...'~=#{}:\\n%5.*T\n"<>-/ [['.split(''),
    '####',
    '\n\n',
    '->',
    '// kredka: ',
    '{}',
    '[html]',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 3 }))), async (parts) => {
      for (const each of await read(parts.join(''))) expect(['taken', 'refused']).toContain(each.is)
    }),
    { numRuns: 3000 },
  )
})

test.each([
  '{',
  '}',
  '~',
  '=',
  '#',
  '\\',
  '<',
  '<a',
  '<!--',
  '<script>',
  '<a "',
  '&',
  '%',
  '{=',
  '[[1]]',
  ' ',
  '\t',
  '// ',
])('QUI-02 a file of nothing but %j costs no more than its length', async (mark) => {
  const begun = performance.now()
  await read(`[html]${mark.repeat(300_000 / mark.length)}{=a ~${mark.repeat(300_000 / mark.length)}`, 65_536)
  await read(`[html]Q {=a ~b ####${mark.repeat(300_000 / mark.length)}}`, 65_536)
  expect(performance.now() - begun).toBeLessThan(4000)
})

import { LEVELS } from '@kredka/contracts/offers/rules'
import type { ExchangedQuestion, Imported } from '@kredka/contracts/quizzes/imports'
import type { QuestionTask } from '@kredka/contracts/quizzes/question'
import { DEFAULT_MATCHING } from '@kredka/contracts/quizzes/question-rules'
import fc from 'fast-check'

/** What formats give a meaning to, beside any letters. */
const trap = fc.constantFrom(
  ...['~', '=', '#', '####', '{', '}', ':', '::', '\\', '\\n', '->', '//', '%50%', '*', '\\*', '[html]', '[plain]'],
  ...[
    '[[1]]',
    '[[2]]',
    '$x^2$',
    '\\(x\\)',
    '$$',
    '"',
    "'",
    '=1+1',
    '@',
    ';',
    ',',
    '|',
    '\t',
    '\n',
    '\n\n',
    '\r\n',
    '\r',
  ],
  ...['$CATEGORY: x', '// kredka: {}', '<b>x</b>', '&lt;', '\u2028', '\ufeff', '\ud800', '\u0000', ' ', 'T', 'TRUE'],
  ...['Łódź', 'Straße', '1 000,50', '_____', '[id:1]', '-5', '1..5', '3:2'],
)
const plainWords = fc.constantFrom(
  'Warszawa',
  'kot i pies',
  'Łódź',
  'Wisła, Odra',
  'ß ø ł',
  'x = 5',
  '50%',
  'a: b',
  '7',
)

function texts(max: number): fc.Arbitrary<string> {
  const wild = fc.array(fc.oneof(trap, fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 6 })
  return fc.oneof(
    plainWords,
    plainWords,
    wild.map((parts) => parts.join('').slice(0, max)),
  )
}

const matching = fc.oneof(
  fc.constant(DEFAULT_MATCHING),
  fc.record({
    ignores_case: fc.boolean(),
    ignores_accents: fc.boolean(),
    ignores_spacing: fc.boolean(),
    ignores_ending: fc.boolean(),
    allows_typo: fc.boolean(),
  }),
)
const words = texts(100)
const options = fc.array(fc.record({ text: texts(300), is_right: fc.boolean(), stays_put: fc.boolean() }), {
  maxLength: 8,
})
const number = fc.oneof(fc.constantFrom('5', '-1,5', '1 000,50', '1/3', '3·10^8', '0.25', '2e-3'), words)
const task: fc.Arbitrary<QuestionTask> = fc.oneof(
  fc.record({ kind: fc.constant('single' as const), options }),
  fc.record({ kind: fc.constant('several' as const), options }),
  fc.record({
    kind: fc.constant('gaps' as const),
    gaps: fc.array(fc.record({ accepted: fc.array(words, { maxLength: 4 }) }), { maxLength: 4 }),
    has_bank: fc.boolean(),
    distractors: fc.array(words, { maxLength: 3 }),
    matching,
  }),
  fc.record({ kind: fc.constant('text' as const), accepted: fc.array(words, { maxLength: 5 }), matching }),
  fc.record({
    kind: fc.constant('number' as const),
    number: fc.record({
      value: number,
      tolerance: fc.oneof(fc.constant(''), number),
      tolerance_kind: fc.constantFrom('absolute' as const, 'percent' as const),
      units: fc.array(fc.constantFrom('kg', 'm/s²', 'a|b', ' zł', ''), { maxLength: 3 }),
    }),
  }),
)

/** Anything that an author may have stored: drafts too, which lack what they need. */
export const anyQuestion: fc.Arbitrary<ExchangedQuestion> = fc.record({
  draft: fc.record({
    prompt: fc.oneof(texts(1000), fc.constantFrom('Rzeka [[1]] płynie', '[[1]] i [[2]]', 'Tu [[1]].')),
    explanation: fc.oneof(fc.constant(''), texts(2000)),
    picture_alt: fc.oneof(fc.constant(''), texts(200)),
    task,
  }),
  level: fc.option(fc.constantFrom(...LEVELS)),
  weight: fc.integer({ min: 1, max: 10 }),
})

/** A file in chunks of so many bytes. */
export function* chunksOf(text: string, size: number): Generator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

export async function collect(imported: AsyncIterable<Imported>): Promise<Imported[]> {
  const all: Imported[] = []
  for await (const each of imported) all.push(each)
  return all
}

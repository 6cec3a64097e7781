import type { Imported } from '@kredka/contracts/quizzes/imports'
import fc from 'fast-check'
import { readGift } from './gift/read.ts'
import { writeGift } from './gift/write.ts'
import { inTermsOfReference, isWhole, rounded, TRUTH } from './testing/compared.ts'
import { anyQuestion, chunksOf, collect } from './testing/generated.ts'
import { type ReferenceQuestion, readByReference } from './testing/reference-gift.ts'

const [FILES, QUIZZES, SEED] = [5_000, 10_000, 20_261_125]

const readByUs = (file: string): Promise<Imported[]> => collect(readGift(chunksOf(file, 4096), 'pl'))

/** What people write, marks behind a backslash; what a mark that nobody meant comes to is each reader's own guess. */
const wild = fc
  .array(
    fc.constantFrom(
      ...['kot', 'Łódź', 'a b', '7', ' ', ', ', '\\{', '\\}', '\\=', '\\~', '\\#', '\\:', '\\\\', '\\x', '%'],
      ...['-', '>', '&', '"', '😀', '50%', '/', '.'],
    ),
    { maxLength: 5 },
  )
  .map((parts) => parts.join(''))
const weight = fc.constantFrom('', '', '', '%100%', '%50%', '%-50%', '%33.33333%', '%0%', '% 50%', '%1000%')
const feedback = fc.oneof(
  fc.constant(''),
  fc.constant(''),
  wild.map((words) => `#${words}`),
)
const answerOf = (mark: fc.Arbitrary<string>) =>
  fc.tuple(mark, weight, wild, feedback).map(([begins, percent, text, said]) => `${begins}${percent}${text}${said}`)
const lines = fc.constantFrom('', ' ', '\n', '\r\n  ')
const numbers = fc.constantFrom(...['7', '-3.5', '1822:5', '3.14:0.0005', '1..5', '-5..-2', '0:0', 'siedem', '', '3:x'])
const within = fc.oneof(
  fc.array(answerOf(fc.constantFrom('=', '~', '~')), { maxLength: 5 }),
  fc.array(answerOf(fc.constant('=')), { maxLength: 4 }),
  fc.array(answerOf(fc.constant('~')), { maxLength: 4 }),
  fc.tuple(fc.constantFrom('T', 'F', 'TRUE', 'FALSE', 'true'), feedback, feedback).map((parts) => [parts.join('')]),
  fc.tuple(numbers, feedback).map((parts) => [`#${parts.join('')}`]),
  fc.tuple(numbers, numbers).map(([one, other]) => [`#=${one}`, `=%50%${other}`]),
  fc.tuple(numbers, numbers).map(([one, other]) => [`#=${one}`, `=${other}`]),
  wild.map((words) => [words]),
)
const source = fc
  .record({
    comment: fc.constantFrom('', '', '// uwaga = {\n', '$CATEGORY: Rzeki/Polska\n'),
    name: fc.constantFrom('', '', '::Rzeki::', '::a\\:b:: ', '::bez końca'),
    format: fc.constantFrom('', '', '[plain]', '[markdown]'),
    before: wild,
    within,
    between: lines,
    general: fc.oneof(
      fc.constant(''),
      wild.map((words) => ` ####${words}`),
    ),
    behind: fc.oneof(fc.constant(''), wild),
  })
  .map(({ comment, name, format, before, within, between, general, behind }) => {
    return `${comment}${name}${format}${before}{${between}${within.join(between)}${general}${between}}${behind}`
  })

test('QUI-02 a second reader of GIFT, built from its description alone, reads what people write as ours does', async () => {
  const seen = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(fc.array(source, { minLength: 1, maxLength: 4 }), async (sources) => {
      const file = sources.join('\n\n')
      const imported = await readByUs(file)
      const [ours, theirs] = [imported.map(inTermsOfReference), readByReference(file, TRUTH)]
      for (const each of theirs) {
        const kind = 'refused' in each ? each.refused : Object.keys(each.asks).join()
        seen.set(kind, (seen.get(kind) ?? 0) + 1)
      }
      expect(ours.map(rounded)).toEqual(theirs.map(rounded))
      // what we took and write anew is to the second reader what it was
      const whole = theirs.filter(isWhole)
      const taken = imported.flatMap((each) =>
        each.is === 'taken' && isWhole(inTermsOfReference(each)) ? [each.question] : [],
      )
      const again = readByReference([...writeGift(taken)].join(''), TRUTH)
      expect(again.map(merged)).toEqual(whole.map(merged))
    }),
    { numRuns: FILES, seed: SEED },
  )
  const kinds = ['choice,options', 'typed,accepted', 'from,to', 'ESSAY']
  for (const kind of kinds) expect([kind, seen.get(kind) ?? 0]).toEqual([kind, expect.any(Number)])
  expect(Math.min(...kinds.map((kind) => seen.get(kind) ?? 0))).toBeGreaterThan(50)
})

/** As a file of ours says it: feedback is one explanation, and arrows are arrows. */
function merged(question: ReferenceQuestion): unknown {
  return JSON.parse(JSON.stringify(rounded(question)).replaceAll('->', '→'))
}

test('QUI-02 of 10 000 exported questions, what GIFT can say is to the second reader as its author wrote it', () => {
  let said = 0
  fc.assert(
    fc.property(anyQuestion, (question) => {
      const file = [...writeGift([question])].join('')
      const read = readByReference(file, TRUTH)
      expect(read).toHaveLength(1)
      // the others stand whole in a comment, which is ours alone
      if (file.includes('"exact"')) return
      said += 1
      const written = inTermsOfReference({ is: 'taken', line: 1, question, losses: [] })
      expect(read.map(rounded)).toEqual([rounded(written)])
    }),
    { numRuns: QUIZZES, seed: SEED },
  )
  expect(said).toBeGreaterThan(QUIZZES / 20)
})

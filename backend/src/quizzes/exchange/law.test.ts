import type { ExchangedQuestion } from '@kredka/contracts/quizzes/imports'
import type { QuestionTask } from '@kredka/contracts/quizzes/question'
import { DEFAULT_MATCHING } from '@kredka/contracts/quizzes/question-rules'
import fc from 'fast-check'
import { readCsv } from './csv/read.ts'
import { writeCsv } from './csv/write.ts'
import { readGift } from './gift/read.ts'
import { writeGift } from './gift/write.ts'
import { anyQuestion, chunksOf, collect } from './testing/generated.ts'

const FORMATS = {
  GIFT: { write: writeGift, read: (chunks: Iterable<Uint8Array>) => readGift(chunks, 'pl') },
  CSV: { write: writeCsv, read: readCsv },
}

/** What came back, or why it did not. */
async function exchange(format: keyof typeof FORMATS, questions: readonly ExchangedQuestion[], chunk: number) {
  const { write, read } = FORMATS[format]
  const imported = await collect(read(chunksOf([...write(questions)].join(''), chunk)))
  return imported.map((each) => (each.is === 'taken' ? each.question : each))
}

test.each(['GIFT', 'CSV'] as const)(
  'QUI-02 10 000 generated quizzes come back from %s as they were',
  async (format) => {
    const quiz = fc.array(anyQuestion, { maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(quiz, fc.integer({ min: 1, max: 5000 }), async (questions, chunk) => {
        expect(await exchange(format, questions, chunk)).toEqual(questions)
      }),
      { numRuns: 10_000, seed: 20_261_124 },
    )
  },
)

const choice = (text: string, is_right: boolean) => ({ text, is_right, stays_put: false })
const plain: readonly QuestionTask[] = [
  { kind: 'single', options: [choice('Wisła', true), choice('50% ~ = # {x}: a -\\> b', false)] },
  { kind: 'several', options: [choice('a', true), choice('b', true), choice('c', true), choice('%5%', false)] },
  { kind: 'text', accepted: ['Łódź', '5 * 3', '%50% \\ x'], matching: DEFAULT_MATCHING },
  { kind: 'number', number: { value: '-1.5', tolerance: '0.25', tolerance_kind: 'absolute', units: [] } },
  {
    kind: 'gaps',
    gaps: [{ accepted: ['Wisła', 'Wisłą'] }],
    has_bank: false,
    distractors: [],
    matching: DEFAULT_MATCHING,
  },
]

test.each(['GIFT', 'CSV'] as const)('QUI-02 what %s itself can say stands in no comment', async (format) => {
  const questions = plain.map((task): ExchangedQuestion => {
    const prompt = task.kind === 'gaps' ? 'Nad [[1]] leży: {Warszawa}' : 'Pierwszy wiersz\n// drugi = ~ # {wiersz}:'
    return { draft: { prompt, explanation: 'Bo tak.\nNa pewno.', picture_alt: '', task }, level: null, weight: 1 }
  })
  const text = [...FORMATS[format].write(questions)].join('')
  expect(text).not.toContain('"of"')
  expect(text).not.toContain('// kredka')
  expect(await exchange(format, questions, 7)).toEqual(questions)
})

test.each(['GIFT', 'CSV'] as const)(
  'QUI-02 what is changed by hand in %s counts, not what stood there',
  async (format) => {
    const task: QuestionTask = {
      kind: 'text',
      accepted: [' Wisła '],
      matching: { ...DEFAULT_MATCHING, ignores_accents: false },
    }
    const question: ExchangedQuestion = {
      draft: { prompt: 'Jaka rzeka?', explanation: '', picture_alt: '', task },
      level: 'basic',
      weight: 2,
    }
    const { write, read } = FORMATS[format]
    const changed = [...write([question])].join('').replaceAll('Jaka rzeka?', 'Która rzeka?')
    const [back] = await collect(read(chunksOf(changed, 1000)))
    expect(back).toMatchObject({
      is: 'taken',
      question: {
        level: 'basic',
        weight: 2,
        draft: { prompt: 'Która rzeka?', task: { ...task, accepted: ['Wisła'] } },
      },
    })
  },
)

import type { GeneratorPreview } from '@kredka/contracts/quizzes/generator'
import type { ExchangedQuestion } from '@kredka/contracts/quizzes/imports'
import { beginRows, chooseRow, chosenOf, editRow } from './previewed-rows.ts'

const asking = (prompt: string, right = 'tak'): ExchangedQuestion => ({
  draft: {
    prompt,
    explanation: '',
    picture_alt: '',
    task: {
      kind: 'single',
      options: [right, 'nie'].map((text, n) => ({ text, is_right: n === 0, stays_put: false })),
    },
  },
  level: null,
  weight: 1,
})
type Taken = Extract<GeneratorPreview['rows'][number], { readonly is: 'taken' }>
const taken = (line: number, prompt: string, rest: Partial<Taken> = {}): Taken => ({
  is: 'taken',
  line,
  question: asking(prompt),
  losses: [],
  faults: [],
  duplicate_of: null,
  ...rest,
})
const quiz = { quiz: { id: '01jd0000000000000000000001', title: 'Znany', is_sent: true } }
const preview: GeneratorPreview = {
  encoding: null,
  rows: [
    taken(1, 'Pierwsze?'),
    { is: 'refused', line: 2, code: 'ESSAY', text: 'Opisz.' },
    taken(3, 'Znane?', { duplicate_of: quiz }),
    taken(4, 'Puste?', { faults: ['PROMPT_MISSING'] }),
    taken(5, 'Piąte?'),
  ],
  taken: 3,
  duplicates: 1,
  refused: 1,
}
const marks = (rows: ReturnType<typeof beginRows>) =>
  rows.flatMap((row) => (row.is === 'taken' ? [row.duplicate_of] : []))

test('ADM-05 what is new and whole is chosen first; single rows are chosen and left out', () => {
  const rows = beginRows(preview)
  expect(chosenOf(rows).map(({ draft }) => draft.prompt)).toEqual(['Pierwsze?', 'Piąte?'])
  const changed = chooseRow(chooseRow(rows, '2', true), '0', false)
  expect(chosenOf(changed).map(({ draft }) => draft.prompt)).toEqual(['Znane?', 'Piąte?'])
  expect(chosenOf(chooseRow(rows, '1', true))).toHaveLength(2)
})

test('ADM-05 a row that is written anew is looked at again: what it lacks, and which row asks the same', () => {
  const rows = beginRows(preview)
  const twin = editRow(rows, '4', asking('pierwsze'))
  expect(marks(twin)).toEqual([null, quiz, null, { line: 1 }])
  expect(marks(editRow(twin, '4', asking('Inne?')))).toEqual([null, quiz, null, null])
  expect(marks(editRow(rows, '2', asking('Inne?')))).toEqual([null, null, null, null])
  expect(marks(editRow(rows, '2', { ...asking('Znane?'), weight: 2 }))).toEqual([null, quiz, null, null])
  expect(editRow(rows, '0', asking('', ''))[0]).toMatchObject({
    faults: ['PROMPT_MISSING', 'OPTION_EMPTY'],
    is_edited: true,
  })
  // the first of two that ask the same is no longer one of them
  expect(marks(editRow(twin, '0', asking('Zupełnie inne?')))).toEqual([null, quiz, null, null])
})

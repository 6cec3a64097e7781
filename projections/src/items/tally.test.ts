import { answerTallies, type RunAnswer } from './tally.ts'

const answer = (question_id: string, first_at: string): RunAnswer => ({
  question_id,
  choices: [0],
  words: null,
  first_at,
})

test('QUI-09 answers of one moment are counted alike in whatever order their rows are read', () => {
  const answers = [
    answer('b', '2026-09-25T10:00:30.000Z'),
    answer('a', '2026-09-25T10:00:30.000Z'),
    answer('c', '2026-09-25T10:00:40.000Z'),
  ]
  const count = (all: readonly RunAnswer[]) => answerTallies('2026-09-25T10:00:00.000Z', all, 1)
  expect(count(answers.toReversed())).toEqual(count(answers))
  const seconds = count(answers).filter(({ kind }) => kind === 'seconds')
  expect(seconds.map(({ question_id, part }) => [question_id, part])).toEqual([
    ['a', 30],
    ['c', 10],
  ])
})

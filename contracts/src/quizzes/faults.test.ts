import fc from 'fast-check'
import { judge } from '../attempts/scoring.ts'
import { questionFaults } from './faults.ts'
import type { NumberAnswer, QuestionDraft, QuestionTask } from './question.ts'
import { DEFAULT_MATCHING, keyOfTask } from './question-rules.ts'
import type { QuestionFault } from './rules.ts'

const draft = (task: QuestionTask, prompt = 'Which?'): QuestionDraft => ({
  prompt,
  explanation: '',
  picture_alt: '',
  task,
})
const option = (text: string, is_right = false) => ({ text, is_right, stays_put: false })
const single = (...options: ReturnType<typeof option>[]) => draft({ kind: 'single', options })
const several = (...options: ReturnType<typeof option>[]) => draft({ kind: 'several', options })
const text = (...accepted: string[]) => draft({ kind: 'text', accepted, matching: DEFAULT_MATCHING })
const number = (changes: Partial<NumberAnswer>) =>
  draft({ kind: 'number', number: { value: '5', tolerance: '', tolerance_kind: 'absolute', units: [], ...changes } })
const gaps = (prompt: string, ...accepted: string[][]) =>
  draft(
    {
      kind: 'gaps',
      gaps: accepted.map((words) => ({ accepted: words })),
      has_bank: false,
      distractors: [],
      matching: DEFAULT_MATCHING,
    },
    prompt,
  )

test.each<[string, QuestionDraft, QuestionFault[]]>([
  ['a question that can be asked', single(option('a', true), option('b')), []],
  ['no prompt', { ...single(option('a', true), option('b')), prompt: ' \u200b\n' }, ['PROMPT_MISSING']],
  ['nothing yet', single(), ['OPTIONS_TOO_FEW', 'RIGHT_MISSING']],
  ['one option', single(option('a', true)), ['OPTIONS_TOO_FEW']],
  ['an empty option', single(option('a', true), option(' ')), ['OPTION_EMPTY']],
  ['two empty options', single(option('a', true), option(''), option('')), ['OPTION_EMPTY']],
  ['options that look alike', single(option('a b', true), option(' a\u00a0 b')), ['OPTIONS_ALIKE']],
  ['options that differ in case', single(option('Polish', true), option('polish')), []],
  ['none right', several(option('a'), option('b')), ['RIGHT_MISSING']],
  ['two right of one', single(option('a', true), option('b', true)), ['RIGHT_MORE_THAN_ONE']],
  ['two right of several', several(option('a', true), option('b', true)), []],
  ['a text', text('', 'Łódź'), []],
  ['a text without answers', text(), ['ACCEPTED_MISSING']],
  ['a text with empty answers', text('', ' '), ['ACCEPTED_MISSING']],
  ['no gaps', gaps('No gap here'), ['GAPS_MISSING']],
  ['gaps in any order', gaps('[[2]] and [[1]]', ['a'], ['b']), []],
  ['a gap that is not marked', gaps('[[1]]', ['a'], ['b']), ['GAPS_UNLIKE_PROMPT']],
  ['a mark without its gap', gaps('[[1]] [[2]]', ['a']), ['GAPS_UNLIKE_PROMPT']],
  ['a mark without any gaps', gaps('[[1]]'), ['GAPS_UNLIKE_PROMPT']],
  ['a mark that stands twice', gaps('[[1]] [[1]]', ['a'], ['b']), ['GAPS_UNLIKE_PROMPT']],
  ['a mark that begins at zero', gaps('[[0]]', ['a']), ['GAPS_UNLIKE_PROMPT']],
  ['a gap without answers', gaps('[[1]] [[2]]', ['a'], ['']), ['ACCEPTED_MISSING']],
  ['a number', number({ value: '1 000,50', tolerance: '½', units: ['zł'] }), []],
  ['no number', number({ value: '' }), ['NUMBER_UNREADABLE']],
  ['a number with its unit inside', number({ value: '5 kg' }), ['NUMBER_UNREADABLE']],
  ['a number over zero', number({ value: '1/0' }), ['NUMBER_UNREADABLE']],
  ['a tolerance below zero', number({ tolerance: '-1' }), ['TOLERANCE_UNREADABLE']],
  ['a tolerance in words', number({ tolerance: 'about' }), ['TOLERANCE_UNREADABLE']],
  ['a percentage that is none', number({ tolerance: '5%' }), ['TOLERANCE_UNREADABLE']],
  ['a percentage', number({ tolerance: '5%', tolerance_kind: 'percent' }), []],
])('QUI-02 faults of %s', (_, question, faults) => {
  expect(questionFaults(question, false)).toEqual(faults)
})

test('QUI-02 a picture says in words what it shows', () => {
  const question = text('x')
  expect(questionFaults(question, true)).toEqual(['PICTURE_ALT_MISSING'])
  expect(questionFaults({ ...question, picture_alt: 'A map' }, true)).toEqual([])
})

test('QUI-02 a typed question without faults can be answered with what its author wrote', () => {
  const words = fc.string({ unit: 'binary', maxLength: 20 })
  const tasks = fc.record({
    kind: fc.constant('text' as const),
    accepted: fc.array(words, { maxLength: 3 }),
    matching: fc.constant(DEFAULT_MATCHING),
  })
  fc.assert(
    fc.property(tasks, (task) => {
      const isAskable = questionFaults(draft(task), false).length === 0
      const scores = task.accepted.map((typed) => judge(keyOfTask(task), { words: [typed] }).bp)
      expect(scores.includes(10_000)).toBe(isAskable)
    }),
    { numRuns: 3000 },
  )
})

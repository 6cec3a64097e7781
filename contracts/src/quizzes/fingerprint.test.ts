import { fingerprintOf } from './fingerprint.ts'
import type { QuestionDraft, QuestionTask } from './question.ts'
import { DEFAULT_MATCHING } from './question-rules.ts'

const draft = (prompt: string, task: QuestionTask): QuestionDraft => ({
  prompt,
  explanation: '',
  picture_alt: '',
  task,
})
const text = (...accepted: string[]): QuestionTask => ({ kind: 'text', accepted, matching: DEFAULT_MATCHING })
const option = (words: string, is_right: boolean) => ({ text: words, is_right, stays_put: false })

test('QUI-02 a question that asks the same with the same key is a duplicate', () => {
  const known = fingerprintOf(draft('Jaka rzeka płynie przez Łódź?', text('Łódka', 'Ner')))
  expect(fingerprintOf(draft(' jaka  rzeka plynie przez LODZ ', text('ner', 'lodka')))).toBe(known)
  expect(fingerprintOf(draft('Jaka rzeka płynie przez Łódź?', text('Ner')))).not.toBe(known)
  expect(fingerprintOf(draft('Jaka rzeka?', text('Łódka', 'Ner')))).not.toBe(known)
  const options = [option('a', true), option('b', false)]
  const single = fingerprintOf(draft('Q', { kind: 'single', options }))
  expect(fingerprintOf(draft('Q', { kind: 'single', options: options.toReversed() }))).toBe(single)
  expect(fingerprintOf(draft('Q', { kind: 'several', options }))).not.toBe(single)
})

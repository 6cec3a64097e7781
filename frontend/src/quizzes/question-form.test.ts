import { blankQuestion, type GapsTask, isSame, makeGap, matchingFor, removeGap, withKind } from './question-form.ts'

const gaps: GapsTask = {
  kind: 'gaps',
  gaps: [],
  has_bank: false,
  distractors: [],
  matching: matchingFor('maths'),
}
const text = (prompt: string, task: GapsTask = gaps) => ({ prompt, explanation: '', picture_alt: '', task })
const acceptedOf = (content: { task: unknown }) => (content.task as GapsTask).gaps.map(({ accepted }) => accepted)

describe('QUI-02 gaps', () => {
  test('a selected word becomes a gap, the spaces around it stay', () => {
    const made = makeGap(text('Ala ma kota'), gaps, 3, 7)
    expect(made.prompt).toBe('Ala [[1]] kota')
    expect(acceptedOf(made)).toEqual([['ma']])
  })

  test('they are numbered as they stand', () => {
    const one = makeGap(text('Ala ma kota'), gaps, 7, 11)
    const two = makeGap(one, one.task as GapsTask, 0, 3)
    expect(two.prompt).toBe('[[1]] ma [[2]]')
    expect(acceptedOf(two)).toEqual([['Ala'], ['kota']])
  })

  test('with nothing selected an empty one stands at the cursor', () => {
    const made = makeGap(text('Ala '), gaps, 4, 4)
    expect(made.prompt).toBe('Ala [[1]]')
    expect(acceptedOf(made)).toEqual([[]])
  })

  test('a gap that goes leaves its word', () => {
    const task = { ...gaps, gaps: [{ accepted: ['Ala', 'Ola'] }, { accepted: ['kota'] }] }
    const left = removeGap(text('[[1]] ma [[2]]', task), task, 0)
    expect(left.prompt).toBe('Ala ma [[1]]')
    expect(acceptedOf(left)).toEqual([['kota']])
  })

  test('another kind of question has the words back', () => {
    const task = { ...gaps, gaps: [{ accepted: ['kota'] }] }
    expect(withKind(text('Ala ma [[1]]', task), 'text', 'maths').prompt).toBe('Ala ma kota')
  })
})

test('QUI-02 one answer and several share their options', () => {
  const { content } = blankQuestion('several', 'maths')
  const options = [
    { text: 'a', is_right: true, stays_put: false },
    { text: 'b', is_right: true, stays_put: false },
  ]
  const single = withKind({ ...content, task: { kind: 'several', options } }, 'single', 'maths')
  expect(single.task).toMatchObject({ kind: 'single', options: [{ is_right: true }, { is_right: false }] })
})

test('QUI-04 accents count in languages', () => {
  expect(matchingFor('polish').ignores_accents).toBe(false)
  expect(matchingFor('maths').ignores_accents).toBe(true)
})

test('the order of properties is no difference', () => {
  const form = blankQuestion('number', 'maths')
  const { level, weight, ...rest } = form
  expect(isSame(form, { ...rest, weight, level })).toBe(true)
})

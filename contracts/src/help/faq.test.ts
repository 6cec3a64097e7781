import { parseRichText, plainRichText } from '../kernel/rich-text.ts'
import { matchRoute } from '../kernel/routes.ts'
import { BUILT_IN_FAQ } from './built-in-faq.ts'
import { faqEntries } from './faq.ts'
import { FAQ_ANSWER_MAX, FAQ_QUESTION_MAX } from './rules.ts'

const content = {
  category: 'students',
  question_pl: 'Pytanie?',
  answer_pl: 'Tak.',
  question_en: 'A question?',
  answer_en: 'Yes.',
} as const

test('CNT-01 without a change people see what the product brings', () => {
  const entries = faqEntries([], {})
  expect(entries.map(({ id }) => id).toSorted()).toEqual(BUILT_IN_FAQ.map(({ id }) => id).toSorted())
  expect(entries.every(({ published, written_at }) => published && written_at === null)).toBe(true)
})

test('CNT-01 what staff wrote lies over it: changed, moved to another category, taken back, added at the end', () => {
  const at = '2027-03-01T09:00:00.000Z'
  const [first, second] = BUILT_IN_FAQ
  if (first === undefined || second === undefined) throw new Error('the site has no questions')
  const entries = faqEntries(
    [
      { id: first.id, written: { ...content, category: 'service' }, written_at: at, published: null },
      { id: second.id, written: null, written_at: null, published: false },
      { id: '01jd0000000000000000000044', written: content, written_at: at, published: null },
    ],
    {},
  )
  expect(entries.find(({ id }) => id === first.id)).toEqual({
    id: first.id,
    ...content,
    category: 'service',
    published: true,
    written_at: at,
  })
  expect(entries.find(({ id }) => id === second.id)).toMatchObject({
    published: false,
    question_pl: second.question_pl,
  })
  expect(entries.filter(({ category }) => category === 'students').at(-1)).toMatchObject({
    id: '01jd0000000000000000000044',
    published: false,
  })
})

test('CNT-01 the order of staff counts; what it does not name comes last', () => {
  const students = BUILT_IN_FAQ.filter(({ category }) => category === 'students').map(({ id }) => id)
  const turned = students.slice(1).toReversed()
  const entries = faqEntries([], { students: turned }).filter(({ category }) => category === 'students')
  expect(entries.map(({ id }) => id)).toEqual([...turned, students[0]])
})

test.each(BUILT_IN_FAQ)('CNT-01 $id is complete in both languages, and its links lead to pages', (item) => {
  for (const [question, answer] of [
    [item.question_pl, item.answer_pl],
    [item.question_en, item.answer_en],
  ] as const) {
    expect(question.length).toBeLessThanOrEqual(FAQ_QUESTION_MAX)
    expect(answer.length).toBeLessThanOrEqual(FAQ_ANSWER_MAX)
    const links: string[] = []
    plainRichText(parseRichText(answer), (href) => {
      links.push(href)
      return null
    })
    expect(links.filter((href) => matchRoute(href) === null)).toEqual([])
    expect(plainRichText(parseRichText(answer))).not.toMatch(/\]\(|\*\*/)
  }
  expect(item.question_pl).not.toBe(item.question_en)
})

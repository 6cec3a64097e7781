import { readAnalysts, withQuestions } from './questions.ts'

test('ANA-03 the document for analysts shows the questions that their page offers: npm run docs -- questions', () => {
  const document = readAnalysts()
  expect(withQuestions(document)).toBe(document)
  expect(() => withQuestions(document.replace('### Day by day', '### Nothing'))).toThrow('no place')
})

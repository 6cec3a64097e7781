import { reject } from '@kredka/contracts/kernel/errors'
import type { PageRequest } from '../kernel/page.ts'
import { quizHeads } from './quiz-heads.ts'

const page = (isLoggedIn: boolean): PageRequest => ({
  params: { slugged: '01jd0000000000000000000001-x' },
  query: new URLSearchParams(),
  language: 'pl',
  isLoggedIn,
  url: (path) => `https://example.test${path}`,
  ask: async () => reject('QUIZ_NOT_FOUND'),
})

test('NAV-05 the address of a quiz that is not listed answers 404 to visitors, and its page to who may be its author', async () => {
  const head = quizHeads.find(({ route }) => route === 'quizzes.quiz')
  expect((await head?.load(page(false)))?.status).toBe(404)
  expect(await head?.load(page(true))).toMatchObject({ status: 200, indexed: false })
})

test('QUI-01 what a visitor gets of a quiz does not stand in the page of who may have written or finished it', () => {
  expect(quizHeads.find(({ route }) => route === 'quizzes.quiz')?.isPersonal).toBe('of a user')
})

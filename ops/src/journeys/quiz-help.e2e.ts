import type { Locator } from '@playwright/test'
import { DEMO_STUDENT } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { callsOf, writeQuiz } from '../testing/browser/quizzes.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const TEXTS = texts({
  share: 'repetition.share',
  shared: 'repetition.share_on',
  notShared: 'repetition.share_off',
  learn: 'attempts.learn',
  start: 'attempts.start',
  check: 'attempts.check',
  help: 'repetition.help_open',
  topics: 'topics.shared',
  tutors: 'repetition.help_all',
  misses: 'repetition.misses',
})

interface Booked {
  readonly id: string
  readonly subject_id: string
  readonly other: { readonly id: string; readonly name: string | null }
}

test('QUI-12 from a wrong answer a student goes to the explanation, the topic and a tutor with time; before the lesson the tutor sees what was missed, for as long as the student agrees', async ({
  page,
  teacher,
  backOffice,
  language,
}) => {
  const t = TEXTS[language]
  await logInAs(page, DEMO_STUDENT)
  await page.goto('/settings/quizzes')
  const { userName } = await callsOf(page).get<{ userName: string }>('/auth/check')
  await teacher.goto('/students')
  const { get, post } = callsOf(teacher)
  const booked = await get<readonly Booked[]>('/lessons/for-teacher?status=booked&page_size=100')
  const lesson = booked.find(({ other }) => other.name === userName)
  if (lesson === undefined) throw new Error('the demo teacher has no lesson with the demo student')

  const quiz_id = await writeQuiz(teacher, { title: `Tabliczka z pomocą ${language}` })
  await post(`/my-quizzes/${quiz_id}/submit`, { version: 1 })
  await callsOf(backOffice).post(`/admin/quizzes/${quiz_id}/approve`, { version: 1 })
  const title = `Jak mnożyć w pamięci ${language}`
  const topic = await post<{ id: string }>('/my-topics', { title, subject_id: 'maths', level: 'basic' })
  await post(`/my-topics/${topic.id}/attach`, { student_id: lesson.other.id })

  // nothing shows before the student agrees
  const misses = teacher.getByRole('region', { name: t.misses })
  await teacher.goto(`/lessons/${lesson.id}`)
  await expect(teacher.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(misses).toHaveCount(0)
  await expect(page.getByText(t.notShared)).toBeVisible()
  await page.getByRole('checkbox', { name: t.share }).check()
  await expect(page.getByText(t.shared)).toBeVisible()
  await expectAccessible(page)
  const maths = misses
    .getByRole('listitem')
    .filter({ has: teacher.locator('strong', { hasText: language === 'pl' ? 'Matematyka' : 'Maths' }) })
  await teacher.reload()
  const before = await figuresOf(maths)

  await expect.poll(async () => (await page.request.get(`/api/quizzes/${quiz_id}`)).status()).toBe(200)
  await page.goto(`/quiz/${quiz_id}`)
  await page.getByRole('button', { name: t.learn }).click()
  await page.getByRole('button', { name: t.start }).click()
  await page.getByRole('radio', { name: '48' }).check({ force: true })
  await page.getByRole('button', { name: t.check }).click()
  await expect(page.getByText('Bo tak mówi tabliczka.')).toBeVisible()
  await page.getByRole('button', { name: t.help }).click()
  const topics = page.getByRole('region', { name: t.topics })
  await expect(topics.getByRole('heading', { name: title })).toBeVisible()
  await expectAccessible(page)
  // a tutor who has time is one press away
  const tutors = page.getByRole('region').filter({ has: page.getByRole('link', { name: t.tutors }) })
  await tutors.last().getByRole('listitem').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await teacher.goto(`/lessons/${lesson.id}`)
  // one more answer, and it was wrong
  await expect.poll(() => figuresOf(maths)).toEqual(before.map((figure) => figure + 1))
  await expectAccessible(teacher)
  await page.goto('/settings/quizzes')
  await page.getByRole('checkbox', { name: t.share }).uncheck()
  await expect(page.getByText(t.notShared)).toBeVisible()
  await teacher.reload()
  await expect(teacher.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(misses).toHaveCount(0)
})

/** How many answers were wrong, and of how many. */
async function figuresOf(line: Locator): Promise<readonly number[]> {
  const [, wrong = '', answers = ''] = /\((\d+)\D+(\d+)\)/.exec(await line.innerText()) ?? []
  return [wrong, answers].map(Number)
}

import type { Page } from '@playwright/test'
import { texts } from '../browser/texts.ts'

/** A page of the demonstration as one of its people sees it. */
export interface Shot {
  readonly name: string
  readonly as: 'visitor' | 'student' | 'teacher' | 'admin'
  readonly path: string
  /** What is done there before the picture is taken. */
  readonly first?: (page: Page) => Promise<void>
}

/** The first thing of a list, opened. */
const openFirst = (list: 'article' | 'row link') => async (page: Page) => {
  const main = page.getByRole('main')
  const first = list === 'article' ? main.getByRole('article').first() : main.locator('tbody a').first()
  const before = page.url()
  await first.click()
  await page.waitForURL((url) => url.href !== before)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** The page of whoever offers the first hit. */
const openTeacher = async (page: Page) => {
  await openFirst('article')(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Profil/ })
    .click()
  await page.waitForURL(/\/korepetytorzy\//)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

const openLesson = async (page: Page) => {
  await page.getByRole('main').locator('a[href^="/lessons/"]').first().click()
  await page.waitForURL(/\/lessons\/\w/)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

const openChat = async (page: Page) => {
  await page.getByRole('main').getByRole('link').filter({ hasText: 'Agnieszka Wróblewska' }).click()
  await page.getByRole('textbox').last().waitFor()
}

const TEXTS = texts({ play: 'games.play', pause: 'games.pause' }).pl

/** The first quiz of the list. */
const openQuiz = async (page: Page) => {
  await page.getByRole('main').locator('a[href^="/quiz/"]').first().click()
  await page.waitForURL(/\/quiz\//)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** As its lobby offers it. */
const playGame = async (page: Page) => {
  await page.getByRole('button', { name: TEXTS.play, exact: true }).click()
  await page.getByRole('button', { name: TEXTS.pause }).waitFor()
}

/** Wide, for the README. */
export const DESK: readonly Shot[] = [
  { name: 'search', as: 'visitor', path: '/korepetycje' },
  { name: 'offer', as: 'visitor', path: '/korepetycje', first: openFirst('article') },
  { name: 'teacher', as: 'visitor', path: '/korepetycje', first: openTeacher },
  { name: 'my-offers', as: 'teacher', path: '/my-offers' },
  { name: 'orders', as: 'teacher', path: '/teacher/orders' },
  { name: 'lesson', as: 'student', path: '/student/lessons', first: openLesson },
  { name: 'calendar', as: 'teacher', path: '/calendar?mode=month' },
  { name: 'payments', as: 'teacher', path: '/payments' },
  { name: 'review', as: 'admin', path: '/adminero/offer-requests', first: openFirst('row link') },
  { name: 'chats', as: 'student', path: '/chats', first: openChat },
  { name: 'notifications', as: 'teacher', path: '/notifications' },
  { name: 'quizzes', as: 'visitor', path: '/quizes' },
  { name: 'quiz', as: 'visitor', path: '/quizes', first: openQuiz },
  { name: 'games', as: 'student', path: '/games' },
  { name: 'color-ball', as: 'student', path: '/games/color-ball', first: playGame },
  { name: 'locker', as: 'student', path: '/locker' },
  { name: 'figures', as: 'admin', path: '/adminero/dashboard' },
  { name: 'case', as: 'admin', path: '/adminero/payments', first: openFirst('row link') },
]

/** Side by side, as on a phone. */
export const PHONE: readonly Shot[] = [
  { name: 'landing', as: 'visitor', path: '/' },
  { name: 'search', as: 'visitor', path: '/korepetycje' },
  { name: 'chat', as: 'student', path: '/chats', first: openChat },
  { name: 'dashboard', as: 'teacher', path: '/dashboard' },
]

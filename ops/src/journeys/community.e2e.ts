import type { Locator, Page } from '@playwright/test'
import { DEMO_STUDENT, DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { expect, ONCE, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const SAID = texts({
  board: 'community.view_board',
  inProgress: 'community.task_in-progress',
  heading: 'community.dream_heading',
  vote: 'community.vote',
  propose: 'community.propose',
  title: 'community.idea_title',
  description: 'community.description',
  send: 'community.send_idea',
  waits: 'community.idea_new',
  limit: 'errors.TOO_MANY_IDEAS',
  whyNot: 'community.why_rejected',
  mine: 'community.tab_mine',
  cancel: 'ui.cancel',
  opinions: 'community.tab_opinions',
  words: 'community.your_words',
  sendOpinion: 'community.send_opinion',
  starsRequired: 'community.stars_required',
  waiting: 'community.opinion_waiting',
  visible: 'community.opinion_approved',
  change: 'community.change_opinion',
  edited: 'community.edited',
  earlier: 'community.earlier_public',
  others: 'community.opinions',
})

const TEXTS = {
  pl: {
    ...SAID.pl,
    announcement: 'Szybsze wyszukiwanie korepetycji',
    task: 'Kalendarz na telefonie',
    tooShort: 'Wpisz co najmniej 5 znaków',
    sent: /Pomysł wysłany/,
    fourStars: 'Ocena 4 z 5',
    count: /^(\d+) opini/,
  },
  en: {
    ...SAID.en,
    announcement: 'Faster search',
    task: 'The calendar on a phone',
    tooShort: 'Type at least 5 characters',
    sent: /Idea sent/,
    fourStars: 'Rated 4 of 5',
    count: /^(\d+) opinion/,
  },
} as const

const IDEA = 'Eksport kalendarza do telefonu'

/** The button that holds an idea's count. */
function voteOn(page: Page, words: { readonly vote: string }, title: string) {
  return page.getByRole('button', { name: new RegExp(`^${words.vote}: ${title}`) })
}

async function votesOf(page: Page, words: { readonly vote: string }, title: string): Promise<number> {
  return Number((await voteOn(page, words, title).textContent())?.match(/\d+/)?.[0])
}

async function countIn(text: Locator): Promise<number> {
  return Number((await text.textContent())?.match(/\d+/)?.[0])
}

/** In the back office's page: approves what this person wrote, as the section does. */
async function approveWaiting(author: string): Promise<void> {
  const found = await fetch(`/api/admin/community-opinions?state=waiting&q=${encodeURIComponent(author)}`)
  const [row] = ((await found.json()) as { data: readonly { id: string; version: number }[] }).data
  const answer = await fetch(`/api/admin/community-opinions/${row?.id}/approve`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ version: row?.version }),
  })
  if (!answer.ok) throw new Error(`the opinion was not approved: ${answer.status}`)
}

test('BRD-01 the board shows announcements and tasks in the reader’s language', async ({ page, language }) => {
  const words = TEXTS[language]
  await logInAs(page, DEMO_STUDENT)
  await page.goto('/dev-board')
  await expect(page.getByRole('heading', { level: 1, name: words.board })).toBeVisible()
  await expect(page.getByRole('heading', { name: words.announcement })).toBeVisible()
  const column = page.getByRole('tab', { name: words.inProgress })
  // on a phone the columns are tabs
  if ((page.viewportSize()?.width ?? 0) <= 680) await column.click()
  await expect(page.getByRole('heading', { name: words.task })).toBeVisible()
  await expectAccessible(page)
})

test(
  'BRD-01 two people in two browsers vote at once: both votes count, each once, and can be taken back',
  ONCE,
  async ({ page, teacher: second, language }) => {
    const words = TEXTS[language]
    await logInAs(page, DEMO_STUDENT)
    for (const one of [page, second]) {
      await one.goto('/dream')
      await expect(voteOn(one, words, IDEA)).toHaveAttribute('aria-pressed', 'false')
    }
    const before = await votesOf(page, words, IDEA)
    await Promise.all(
      [page, second].map(async (one) => {
        const answered = one.waitForResponse(/\/vote$/)
        await voteOn(one, words, IDEA).click()
        await answered
      }),
    )
    await expect(voteOn(page, words, IDEA)).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect.poll(() => votesOf(page, words, IDEA)).toBe(before + 2)

    // by keyboard, and with the other's vote in the count
    await voteOn(second, words, IDEA).focus()
    await second.keyboard.press('Enter')
    await expect(voteOn(second, words, IDEA)).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => votesOf(second, words, IDEA)).toBe(before + 1)
    await voteOn(page, words, IDEA).click()
    await expect.poll(() => votesOf(page, words, IDEA)).toBe(before)
    await expect(voteOn(page, words, IDEA)).not.toHaveAttribute('aria-busy')
    await expectAccessible(page)
  },
)

test('BRD-01 a person proposes an idea, sees how it stands, and three a day are the most', async ({
  page,
  language,
}) => {
  const words = TEXTS[language]
  await logInAs(page, DEMO_TEACHER)
  await page.goto('/dream')
  const dialog = page.getByRole('dialog')
  const propose = async (title: string) => {
    await page.getByRole('button', { name: words.propose }).first().click()
    await dialog.getByLabel(words.title).fill(title)
    await dialog.getByLabel(words.description).fill('Żeby wszystko, co ważne, było pod ręką także w drodze.')
    await dialog.getByRole('button', { name: words.send }).click()
  }
  await page.getByRole('button', { name: words.propose }).first().click()
  await dialog.getByRole('button', { name: words.send }).click()
  await expect(dialog.getByText(words.tooShort)).toBeVisible()
  await expect(dialog.getByLabel(words.title)).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: words.cancel }).click()
  await expect(dialog).toBeHidden()

  for (const title of ['Skróty klawiszowe', 'Widok tygodnia', 'Notatki głosowe']) {
    await propose(title)
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('article').filter({ hasText: title })).toContainText(words.waits)
  }
  await expect(page).toHaveURL(/tab=mine/)
  await propose('Jeszcze jeden')
  await expect(dialog.getByText(words.limit)).toBeVisible()
  await expect(dialog.getByLabel(words.title)).toHaveValue('Jeszcze jeden')
})

test('BRD-01 a rejected idea shows its author why', async ({ page, language }) => {
  const words = TEXTS[language]
  await logInAs(page, DEMO_STUDENT)
  await page.goto('/dream')
  await page.getByRole('tab', { name: words.mine }).click()
  const rejected = page.getByRole('article').filter({ hasText: 'Numer telefonu widoczny w ofercie' })
  await expect(rejected.getByRole('heading', { name: words.whyNot })).toBeVisible()
  await expect(rejected).toContainText('Dane kontaktowe obie strony dostają po przyjęciu zamówienia.')
  await expectAccessible(page)
})

test('BRD-01 an opinion waits for the back office, is then public, and says when it was edited', async ({
  page,
  backOffice,
  language,
}) => {
  const words = TEXTS[language]
  await logInAs(page, DEMO_STUDENT)
  await page.goto('/dream?tab=opinions')
  const counted = page.getByText(words.count)
  const before = await countIn(counted)
  await page.getByRole('button', { name: words.sendOpinion, exact: true }).click()
  await expect(page.getByText(words.starsRequired)).toBeVisible()
  await page.getByRole('radio', { name: words.fourStars }).check({ force: true })
  await page.getByLabel(words.words).fill('Uczę się spokojniej, bo wszystko mam w jednym miejscu.')
  await page.getByRole('button', { name: words.sendOpinion, exact: true }).click()
  await expect(page.getByText(words.waiting)).toBeVisible()

  // as soon as the back office knows of it
  const approve = () => expect(() => backOffice.evaluate(approveWaiting, 'Maja Kwiecień')).toPass()
  await approve()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(words.visible)).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect.poll(() => countIn(counted)).toBe(before + 1)

  await page.getByRole('button', { name: words.change, exact: true }).click()
  await page.getByLabel(words.words).fill('Uczę się spokojniej. Brakuje mi tylko przypomnień.')
  await page.getByRole('button', { name: words.change, exact: true }).click()
  await expect(page.getByText(words.earlier)).toBeVisible()
  await approve()
  const shown = page.getByRole('article').filter({ hasText: 'Brakuje mi tylko przypomnień' })
  await expect(async () => {
    await page.reload()
    await expect(shown).toContainText(words.edited, { timeout: 2_000 })
  }).toPass()
  await expect(shown.getByRole('heading', { name: 'Maja', exact: true })).toBeVisible()
  await expectAccessible(page)
})

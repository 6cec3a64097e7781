import type { Page } from '@playwright/test'
import { DEMO_STUDENT, DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { submitOffer } from '../testing/browser/own-offers.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const SAID = texts({
  heading: 'menu.notifications',
  newest: 'notifications.newest',
  all: 'notifications.show_all',
  seeAll: 'notifications.see_all',
  nothingNew: 'notifications.none_unseen',
  why: 'notifications.why',
  offerType: 'notifications.type_offer_activated',
  onSite: 'notifications.channel_in_app',
  mail: 'notifications.channel_mail',
  stopTitle: 'notifications.bad_link',
})

const TEXTS = {
  pl: {
    ...SAID.pl,
    bell: /^Powiadomienia: \d+ now/,
    public: /^Nowe: Oferta jest już widoczna/,
    seeOne: /^Oznacz jako przeczytane/,
    unseen: /^Nieprzeczytane/,
    because: /Bo zespół serwisu sprawdził Twoją ofertę/,
    vote: /^Nowe: Twój pomysł jest pod głosowaniem/,
  },
  en: {
    ...SAID.en,
    bell: /^Notifications: \d+ new/,
    public: /^New: Your offer is public now/,
    seeOne: /^Mark as read/,
    unseen: /^Unread/,
    because: /Because our team has reviewed your offer/,
    vote: /^New: People can vote for your idea/,
  },
} as const

type Texts = (typeof TEXTS)['pl' | 'en']

/** Staff decide on an offer. */
async function decide(backOffice: Page, id: string, what: 'activate' | 'reject'): Promise<void> {
  const status = await backOffice.evaluate(
    async ({ id, what }) => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ version: 1, ...(what === 'reject' ? { reason: 'Za mało o zajęciach.' } : {}) })
      return (await fetch(`/api/admin/offer-requests/${id}/${what}`, { method: 'POST', headers, body })).status
    },
    { id, what },
  )
  expect(status).toBe(200)
}

/** What the list's filter says. */
async function unseenOf(page: Page, words: Texts): Promise<number> {
  const tab = page.getByRole('main').getByRole('tab', { name: words.unseen })
  return Number(/\d+/.exec(await tab.innerText())?.[0] ?? 0)
}

test('NOT-01 an admin activates an offer, and the teacher’s bell, title and list follow by themselves', async ({
  page,
  backOffice,
  language,
}) => {
  const words = TEXTS[language]
  await logInAs(page, DEMO_TEACHER)
  const id = await submitOffer(page, `Geometria bez strachu ${language}`)
  await page.goto('/notifications')
  const main = page.getByRole('main')
  await expect(main.getByRole('listitem').first()).toBeVisible()
  await expect(main.getByRole('tab', { name: words.unseen })).toHaveText(/\d/)
  const before = await unseenOf(page, words)
  await decide(backOffice, id, 'activate')
  await expect.poll(() => unseenOf(page, words)).toBe(before + 1)
  await expect(main.getByRole('link', { name: words.public }).first()).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^\\(${before + 1}\\) `))

  if ((page.viewportSize()?.width ?? 0) >= 680) {
    await page.getByRole('button', { name: words.bell }).click()
    const newest = page.getByRole('region', { name: words.newest })
    await expect(newest.getByRole('link', { name: words.public }).first()).toBeVisible()
    await expectAccessible(page)
    await newest.getByRole('link', { name: words.all }).click()
  }
  await expectAccessible(page)

  await main.getByText(words.why).first().click()
  await expect(main.getByText(words.because).first()).toBeVisible()
  await main.getByRole('button', { name: words.seeOne }).first().click()
  await expect.poll(() => unseenOf(page, words)).toBe(before)
  if (before > 0) await main.getByRole('button', { name: words.seeAll }).click()
  await expect.poll(() => unseenOf(page, words)).toBe(0)
  await expect(page.getByRole('button', { name: words.seeAll })).toHaveCount(0)
  await main.getByRole('tab', { name: words.unseen }).click()
  await expect(main.getByRole('heading', { name: words.nothingNew })).toBeVisible()
})

test('NOT-01 what is switched off in the settings is told no more', async ({ page, backOffice, language }) => {
  const words = TEXTS[language]
  await logInAs(page, DEMO_TEACHER)
  await page.goto('/settings#notifications')
  const group = page.getByRole('group', { name: words.offerType })
  const onSite = group.getByRole('checkbox', { name: words.onSite })
  await expect(onSite).toBeChecked()
  await expectAccessible(page)
  for (const way of [onSite, group.getByRole('checkbox', { name: words.mail })]) {
    const saved = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/notifications/settings') && answer.request().method() === 'POST',
    )
    await way.uncheck()
    await saved
  }
  await page.reload()
  await expect(onSite).not.toBeChecked()

  const [silent, told] = [await submitOffer(page, `Cicha ${language}`), await submitOffer(page, `Głośna ${language}`)]
  await decide(backOffice, silent, 'activate')
  // policies take the log in its order: once this one is told, the other one is not any more
  await decide(backOffice, told, 'reject')
  await page.goto('/notifications')
  const list = page.getByRole('main').getByRole('list').first()
  await expect(list.getByText(`Głośna ${language}`)).toBeVisible()
  await expect(list.getByText(`Cicha ${language}`)).toHaveCount(0)
})

test('NOT-01 following a notice is having seen it', async ({ page, language }) => {
  const words = TEXTS[language]
  await logInAs(page, DEMO_STUDENT)
  await page.goto('/notifications?show=unseen')
  await page.getByRole('main').getByRole('link', { name: words.vote }).click()
  await expect(page).toHaveURL(/\/dream\?tab=mine$/)
  await page.goto('/notifications?show=unseen')
  await expect(page.getByRole('tab', { name: words.unseen })).toBeVisible()
  await expect(page.getByRole('link', { name: words.vote })).toHaveCount(0)
})

test('NOT-01 a broken link of a mail is told in words', async ({ page, language }) => {
  await page.goto('/notifications/stop-mail?token=broken')
  await expect(page.getByRole('heading', { level: 1, name: TEXTS[language].stopTitle })).toBeVisible()
  await expectAccessible(page)
})

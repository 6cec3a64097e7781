import { randomUUID } from 'node:crypto'
import { pathOf } from '@kredka/contracts/kernel/routes'
import { DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const SAID = texts({
  start: 'profiles.start_title',
  already: 'profiles.teaches_title',
  hours: 'profiles.set_hours',
  publicProfile: 'profiles.see_public',
  noOffers: 'profiles.no_offers',
  edit: 'profiles.edit',
  signUp: 'shell.sign_up',
  email: 'accounts.email',
  sendLink: 'accounts.send_link',
  name: 'accounts.name',
  password: 'accounts.password',
  repeat: 'accounts.repeat',
  teach: 'footer.teach',
  teachTitle: 'profiles.teach_title',
  subjects: 'profiles.subjects',
  offers: 'profiles.offers',
  notFound: 'shell.not_found',
  save: 'profiles.save',
  saved: 'profiles.saved',
  videoLink: 'profiles.video_link',
  videoFault: 'profiles.video_link_fault',
  videoSave: 'profiles.video_save',
  videoSaved: 'profiles.video_saved',
  watch: 'offers.watch_introduction',
})

const TEXTS = {
  pl: {
    ...SAID.pl,
    about: /O mnie/,
    terms: /Akceptuję/,
    termsLink: 'regulamin dla korepetytorów',
    termsNeeded: /Zaakceptuj regulamin/,
    ready: /Profil korepetytora jest gotowy/,
  },
  en: {
    ...SAID.en,
    about: /About me/,
    terms: /I accept/,
    termsLink: 'terms for tutors',
    termsNeeded: /Accept the terms/,
    ready: /Your tutor profile is ready/,
  },
} as const

const PASSWORD = 'Jasne-Niebo-7'

test('PRO-03 PRO-04 a person starts teaching: terms, profile, next steps, film, public page', async ({
  page,
  language,
  outbox,
}) => {
  const t = TEXTS[language]
  const email = `osoba-${randomUUID()}@example.com`
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: t.teach, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.teachTitle })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: t.start }).click()
  await page.getByRole('dialog').getByLabel(t.email).fill(email)
  await page.getByRole('button', { name: t.sendLink }).click()
  const { search } = new URL(await outbox.linkTo(email, 'st='))
  await page.goto(`/${search}`)
  await page.getByLabel(t.name).fill('Jan Nowak')
  await page.getByLabel(t.password, { exact: true }).fill(PASSWORD)
  await page.getByLabel(t.repeat).fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.locator('form').getByRole('button', { name: t.signUp }).click()
  // what they came for is there again after sign-up and mail
  await expect(page).toHaveURL(/\/start-teaching$/)

  await page.getByRole('textbox', { name: t.about }).fill('Uczę fizyki od dziesięciu lat.')
  await expectAccessible(page)
  const terms = page.getByRole('link', { name: t.termsLink })
  await expect(terms).toHaveAttribute('href', '/terms-and-rules?document=tutor-terms')
  await page.getByRole('main').getByRole('button', { name: t.start }).click()
  await expect(page.getByRole('alert')).toHaveText(t.termsNeeded)
  await expect(page.getByRole('checkbox', { name: t.terms })).toBeFocused()
  await page.getByRole('checkbox', { name: t.terms }).check()
  await page.getByRole('main').getByRole('button', { name: t.start }).click()
  await expect(page.getByRole('status').filter({ hasText: t.ready })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: t.publicProfile }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jan Nowak' })).toBeVisible()
  await expect(page.getByText('Uczę fizyki od dziesięciu lat.')).toBeVisible()
  await expect(page.getByRole('heading', { name: t.noOffers })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: t.edit }).click()
  await page.getByRole('textbox', { name: t.about }).fill('Uczę fizyki i chemii.')
  await page.getByRole('button', { name: t.save, exact: true }).click()
  await expect(page.getByText(t.saved)).toBeVisible()

  const film = page.getByLabel(t.videoLink)
  await film.fill('https://example.com/film')
  await page.getByRole('button', { name: t.videoSave }).click()
  await expect(page.getByText(t.videoFault)).toBeVisible()
  await film.fill('https://youtu.be/aZ09_-bcdef?si=whoShared')
  await page.getByRole('button', { name: t.videoSave }).click()
  await expect(page.getByText(t.videoSaved)).toBeVisible()
  await expect(film).toHaveValue('https://www.youtube.com/watch?v=aZ09_-bcdef')
  await expectAccessible(page)

  await page.getByRole('link', { name: t.publicProfile }).click()
  await expect(page).toHaveURL(new RegExp(`${pathOf('teachers.list', language)}/`))
  await expect(page.getByRole('paragraph').filter({ hasText: 'Uczę fizyki i chemii.' })).toBeVisible()
  const shown = page.getByRole('link', { name: t.watch })
  await expect(shown).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aZ09_-bcdef')
  await expect(shown).toHaveAttribute('target', '_blank')
})

test('PRO-03 a teacher who comes to start again reads that it is done', async ({ page, language }) => {
  const t = TEXTS[language]
  await logInAs(page, DEMO_TEACHER)
  await page.goto('/start-teaching')
  await expect(page.getByRole('heading', { level: 1, name: t.already })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: t.hours })).toHaveAttribute('href', '/availability')
})

test('PRO-04 a visitor sees a teacher with subjects and offers', async ({ page, language }) => {
  const t = TEXTS[language]
  await page.goto(language === 'pl' ? '/korepetycje' : '/offers')
  await page.locator('main article').first().click()
  await page
    .getByRole('main')
    .locator(`a[href^="${pathOf('teachers.list', language)}/"]`)
    .first()
    .click()
  await expect(page.getByRole('list', { name: t.subjects })).toBeVisible()
  const offers = page.getByRole('region', { name: t.offers })
  await offers.scrollIntoViewIfNeeded()
  await expect(offers.getByRole('article').first()).toBeVisible()
  await expectAccessible(page)
})

test('PRO-04 nobody teaches under an unknown address', async ({ page, language, faults }) => {
  const t = TEXTS[language]
  // the page itself is answered with 404, which browsers write to the console
  faults.allow(/status of 404/)
  for (const id of ['01j9z3v5e8c7w2q4k6m8n0p2r4', 'nobody']) {
    await page.goto(pathOf('teachers.teacher', language, { id }))
    await expect(page.getByRole('heading', { level: 1, name: t.notFound })).toBeVisible()
  }
})

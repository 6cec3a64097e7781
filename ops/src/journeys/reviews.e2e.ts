import { pathOf } from '@kredka/contracts/kernel/routes'
import { DEMO_ADMIN, DEMO_STUDENT, DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { userIdOn } from '../testing/browser/chat.ts'
import { enterBackOffice, logInAs } from '../testing/browser/log-in.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const SAID = texts({
  students: 'students.title',
  reviews: 'reviews.reviews',
  note: 'students.note',
  saved: 'students.note_saved',
  about: 'students.tab_reviews',
  how: 'profiles.how_computed',
  comments: 'reviews.admin_title',
  hide: 'reviews.hide',
  reason: 'back_office.reason',
  hidden: 'reviews.was_hidden',
  show: 'reviews.show',
  mine: 'reviews.my_reviews',
  words: 'reviews.your_words',
  publish: 'reviews.publish',
  starsNeeded: 'reviews.stars_required',
  yourAnswer: 'reviews.your_answer',
  publishAnswer: 'reviews.publish_answer',
  save: 'reviews.save_changes',
  earlier: 'reviews.history',
  doReport: 'reviews.report',
  untrue: 'reviews.report_untrue',
  reported: 'reviews.report_open',
})

const TEXTS = {
  pl: {
    ...SAID.pl,
    didHide: /\bUkryto\b/,
    write: /^Napisz opinię: /,
    five: 'Ocena 5 z 5',
    answer: /^Odpowiedz na opinię: /,
    change: /^Zmień opinię: /,
    edited: /^Edytowana: /,
    report: /^Zgłoś opinię: /,
  },
  en: {
    ...SAID.en,
    didHide: /\bHidden\b/,
    write: /^Write a review: /,
    five: 'Rated 5 of 5',
    answer: /^Answer the review: /,
    change: /^Change the review: /,
    edited: /^Edited: /,
    report: /^Report the review: /,
  },
} as const

test('STU-01 REV-01 a teacher notes something on a student, which saves itself, and finds the reviews about them', async ({
  page,
  language,
}) => {
  const t = TEXTS[language]
  await logInAs(page, DEMO_TEACHER)
  await page.goto('/students')
  await expect(page.getByRole('heading', { level: 1, name: t.students })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  const note = page.getByRole('textbox', { name: t.note })
  await note.fill('Przed sprawdzianem: funkcje.')
  await note.blur()
  await expect(page.getByText(t.saved)).toBeVisible()
  await page.reload()
  await expect(note).toHaveValue('Przed sprawdzianem: funkcje.')
  await expectAccessible(page)

  await page.goto('/students?tab=reviews')
  await expect(page.getByRole('tab', { name: t.about })).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
})

test('PRO-04 REV-01 ADM-02 a teacher’s page tells figures and reviews; staff hide one for a reason and show it again', async ({
  page,
  language,
}) => {
  const t = TEXTS[language]
  await enterBackOffice(page, DEMO_ADMIN)
  await page.goto('/adminero/comments')
  await expect(page.getByRole('heading', { level: 1, name: t.comments })).toBeVisible()
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('button', { name: t.hide }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: t.reason }).fill('Dane innej osoby.')
  await page.getByRole('dialog').getByRole('button', { name: t.hide }).click()
  await expect(page.getByText(t.hidden).first()).toBeVisible()
  await expect(page.getByRole('button', { name: t.show })).toBeVisible()
  await expect(page.getByRole('row', { name: t.didHide })).toContainText('Dane innej osoby.')
  await expectAccessible(page)

  await page.goto(pathOf('teachers.list', language))
  await page.getByRole('main').getByRole('article').first().click()
  await page.getByText(t.how).click()
  await expect(page.getByRole('heading', { level: 2, name: t.reviews, exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('REV-01 a student writes from the list of all their reviews, the teacher answers, the student changes it, the teacher reports it', async ({
  page,
  teacher,
  language,
}) => {
  const t = TEXTS[language]
  const address = pathOf('teachers.teacher', language, { id: await userIdOn(teacher) })
  await teacher.goto('/students?tab=reviews')

  await logInAs(page, DEMO_STUDENT)
  await page.goto('/student/lessons')
  await page.getByRole('link', { name: t.mine, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.mine })).toBeVisible()
  await expectAccessible(page)
  const ofTeacher = page.getByRole('article').filter({ has: page.locator(`a[href="${address}"]`) })
  await ofTeacher.getByRole('button', { name: t.write }).click()
  await ofTeacher.getByRole('textbox', { name: t.words }).fill('Tłumaczy spokojnie, zawsze na czas.')
  await ofTeacher.getByRole('button', { name: t.publish }).click()
  await expect(ofTeacher.getByText(t.starsNeeded)).toBeVisible()
  await ofTeacher.getByRole('radio', { name: t.five }).check({ force: true })
  await expectAccessible(page)
  await ofTeacher.getByRole('button', { name: t.publish }).click()
  await expect(ofTeacher.getByRole('img', { name: t.five })).toBeVisible()

  // the teacher's open page tells of it without being touched
  const received = teacher.getByRole('article').filter({ hasText: 'Tłumaczy spokojnie' })
  await expect(received).toBeVisible()
  await received.getByRole('button', { name: t.answer }).click()
  await received.getByRole('textbox', { name: t.yourAnswer }).fill('Dziękuję, do zobaczenia w czwartek.')
  await received.getByRole('button', { name: t.publishAnswer }).click()
  await expect(ofTeacher.getByText('Dziękuję, do zobaczenia w czwartek.')).toBeVisible()
  await expectAccessible(teacher)

  await ofTeacher.getByRole('button', { name: t.change }).click()
  await ofTeacher.getByRole('textbox', { name: t.words }).fill('Tłumaczy spokojnie, czasem się spóźnia.')
  await ofTeacher.getByRole('button', { name: t.save }).click()
  await expect(ofTeacher.getByText('Tłumaczy spokojnie, czasem się spóźnia.')).toBeVisible()
  await page.goto(address)
  await page
    .getByRole('article')
    .filter({ hasText: 'czasem się spóźnia' })
    .getByRole('button', { name: t.edited })
    .click()
  await expect(
    page.getByRole('dialog', { name: t.earlier }).getByText('Tłumaczy spokojnie, zawsze na czas.'),
  ).toBeVisible()

  await received.getByRole('button', { name: t.report }).click()
  const report = teacher.getByRole('dialog')
  await report.getByRole('radio', { name: t.untrue }).check()
  await report.getByRole('button', { name: t.doReport, exact: true }).click()
  await expect(received.getByText(t.reported)).toBeVisible()
  await expectAccessible(teacher)
})

import { DEMO_ADMIN, DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { enterOffice, logInAs } from '../testing/browser/log-in.ts'
import { expect, test } from '../testing/browser/test.ts'

const TEXTS = {
  pl: {
    students: 'Moi uczniowie',
    reviews: 'Opinie',
    note: 'Twoja notatka',
    saved: 'Wszystko zapisane',
    about: 'Opinie o Tobie',
    how: 'Jak to liczymy?',
    comments: 'Komentarze',
    hide: 'Ukryj opinię',
    reason: 'Powód',
    hidden: 'Opinia ukryta',
    show: 'Pokaż opinię',
  },
  en: {
    students: 'My students',
    reviews: 'Reviews',
    note: 'Your note',
    saved: 'Everything is saved',
    about: 'Reviews about you',
    how: 'How are these computed?',
    comments: 'Comments',
    hide: 'Hide the review',
    reason: 'Reason',
    hidden: 'Review hidden',
    show: 'Show the review',
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
  await enterOffice(page, DEMO_ADMIN)
  await page.goto('/adminero/comments')
  await expect(page.getByRole('heading', { level: 1, name: t.comments })).toBeVisible()
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('button', { name: t.hide }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: t.reason }).fill('Dane innej osoby.')
  await page.getByRole('dialog').getByRole('button', { name: t.hide }).click()
  await expect(page.getByText(t.hidden).first()).toBeVisible()
  await expect(page.getByRole('button', { name: t.show })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/teachers')
  await page.getByRole('main').getByRole('article').first().click()
  await page.getByText(t.how).click()
  await expect(page.getByRole('heading', { level: 2, name: t.reviews, exact: true })).toBeVisible()
  await expectAccessible(page)
})

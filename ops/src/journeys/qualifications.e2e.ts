import { plainPicture } from '@kredka/backend/files/testing/pictures'
import { DEMO_ADMIN, DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { enterBackOffice, logInAs } from '../testing/browser/log-in.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const SAID = texts({
  add: 'qualifications.add',
  title: 'qualifications.title',
  institution: 'qualifications.institution',
  year: 'qualifications.year',
  yearFault: 'qualifications.year_fault',
  save: 'qualifications.save',
  heading: 'qualifications.heading',
  asStated: 'qualifications.as_stated',
  waiting: 'qualifications.state_waiting',
  checkedByUs: 'qualifications.checked_by_us',
  remove: 'qualifications.remove',
  public: 'profiles.see_public',
  open: 'qualification_admin.open',
  check: 'qualification_admin.check',
  checked: 'qualification_admin.checked_done',
  told: 'notifications.title_qualification_checked',
})
const TEXTS = {
  pl: { ...SAID.pl, reason: 'Sprawdzam, czy dokument potwierdza kwalifikację.' },
  en: { ...SAID.en, reason: 'I check whether the document proves the qualification.' },
} as const

test('PRO-04 ADM-02 a teacher states a qualification and sends its paper, staff open it for a reason and confirm; the mark shows', async ({
  page,
  language,
}) => {
  const t = TEXTS[language]
  const title = `Magister matematyki ${language}`
  await logInAs(page, DEMO_TEACHER)
  await page.goto('/profile')
  const own = page.getByRole('region', { name: t.heading })
  await own.getByRole('button', { name: t.add }).click()
  await own.getByLabel(t.title).fill(title)
  await own.getByLabel(t.institution).fill('Uniwersytet Jagielloński')
  await own.getByLabel(t.year).fill('14')
  await own.getByRole('button', { name: t.save }).click()
  await expect(own.getByText(t.yearFault)).toBeVisible()
  await own.getByLabel(t.year).fill('2014')
  await own.getByRole('button', { name: t.save }).click()
  const one = own.getByRole('listitem').filter({ hasText: title })
  await expect(one).toContainText('Uniwersytet Jagielloński, 2014')
  const buffer = await plainPicture(900, 1200, 'png')
  await one.locator('input[type=file]').setInputFiles({ name: 'dyplom.png', mimeType: 'image/png', buffer })
  await expect(one.getByText(t.waiting)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: t.public }).click()
  const shown = page.getByRole('region', { name: t.heading }).getByRole('listitem').filter({ hasText: title })
  await expect(shown).toContainText(t.asStated)
  const address = page.url()

  await enterBackOffice(page, DEMO_ADMIN)
  await page.goto('/adminero/queue?kind=qualification')
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('button', { name: t.open }).click()
  const asked = page.getByRole('dialog')
  await asked.getByRole('textbox').fill(t.reason)
  await asked.getByRole('button', { name: t.open }).click()
  await expect(page.getByRole('main').getByRole('img', { name: title })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t.check, exact: true }).click()
  await expect(page.getByText(t.checked)).toBeVisible()

  await page.goto(address)
  await expect(shown).toContainText(t.checkedByUs)
  await expectAccessible(page)
  await page.goto('/notifications')
  await expect(page.getByRole('main').getByRole('link', { name: t.told }).filter({ hasText: title })).toBeVisible()
  await page.goto('/profile')
  await one.getByRole('button', { name: t.remove }).click()
  await page.getByRole('dialog').getByRole('button', { name: t.remove, exact: true }).click()
  await expect(one).toHaveCount(0)
})

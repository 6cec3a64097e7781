import { DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const SAID = texts({
  reason: 'chat.block_other',
  note: 'chat.note',
  confirm: 'chat.block_confirm',
  people: 'chat.blocked_people',
})

const WORDS = {
  pl: { ...SAID.pl, block: /^Zablokuj osobę: /, unblock: /^Odblokuj: / },
  en: { ...SAID.en, block: /^Block this person: /, unblock: /^Unblock / },
}

test('AVL-03 a teacher blocks a student from a lesson, reads it in the settings and takes it back there', async ({
  page,
  language,
}) => {
  const t = WORDS[language]
  await logInAs(page, DEMO_TEACHER)
  await page.goto('/teacher/lessons')
  await page.getByRole('main').locator('a[href*="/lessons/"]').first().click()
  await page.getByRole('button', { name: t.block }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: t.reason }).check()
  await dialog.getByLabel(t.note).fill('Trzy razy nie było tej osoby.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t.confirm, exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: t.unblock })).toBeVisible()

  await page.goto('/settings#blocked')
  const people = page.getByRole('list', { name: t.people }).getByRole('listitem')
  const one = people.filter({ hasText: 'Trzy razy nie było tej osoby.' })
  await expect(one).toHaveCount(1)
  await expectAccessible(page)
  await one.getByRole('button', { name: t.unblock }).click()
  await expect(one).toHaveCount(0)
})

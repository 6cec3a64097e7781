import { expectAccessible } from '../testing/browser/accessible.ts'
import { callsOf, writeQuiz } from '../testing/browser/quizzes.ts'
import { expect, ONCE, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const TEXTS = texts({
  title: 'quiz_editor.title',
  about: 'quiz_editor.tab_about',
  save: 'quiz_editor.save_about',
  described: 'quiz_editor.described',
  use: 'own_quizzes.use',
  ask: 'own_quizzes.submit',
  stays: 'own_quizzes.listed_stays',
  send: 'own_quizzes.submit_confirm',
  versionWaiting: 'own_quizzes.state_version_waiting',
  versionRejected: 'own_quizzes.state_version_rejected',
})

const REASON = 'W tytule jest literówka.'

test(
  'QUI-02 a version is rejected and sent again better, while everybody still plays the one that is listed',
  ONCE,
  async ({ teacher, backOffice, page, language }) => {
    const t = TEXTS[language]
    const [listed, spoiled, better] = [`Ułamki ${language} A`, `Ułamiki ${language} B`, `Ułamki ${language} B`]
    const staff = callsOf(backOffice)
    const id = await writeQuiz(teacher, { title: listed })
    await callsOf(teacher).post(`/my-quizzes/${id}/submit`, { version: 1 })
    await staff.post(`/admin/quizzes/${id}/approve`, { version: 1 })

    const sendAs = async (title: string) => {
      await teacher.goto(`/quizes/${id}/edit`)
      await teacher.getByRole('tab', { name: t.about }).click()
      await teacher.getByRole('textbox', { name: t.title }).fill(title)
      await teacher.getByRole('button', { name: t.save, exact: true }).click()
      await expect(teacher.getByRole('status').filter({ hasText: t.described })).toBeVisible()
      await teacher.goto(`/my-quizes/${id}`)
      await teacher.getByRole('button', { name: t.use }).click()
      await teacher.getByRole('button', { name: t.ask }).click()
      const dialog = teacher.getByRole('dialog')
      await expect(dialog.getByText(t.stays)).toBeVisible()
      await dialog.getByRole('button', { name: t.send }).click()
      await expect(teacher.getByText(t.versionWaiting)).toBeVisible()
    }
    const expectShown = async (title: string) => {
      // another browser than the one that changed it: its read model may be a moment behind
      await expect(async () => {
        await page.goto(`/quiz/${id}`)
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 2_000 })
      }).toPass()
    }

    await sendAs(spoiled)
    await expectShown(listed)
    await staff.post(`/admin/quizzes/${id}/reject`, { version: 2, reason: REASON })
    // the page is told while it is looked at
    await expect(teacher.getByText(t.versionRejected)).toBeVisible()
    await expect(teacher.getByText(REASON).first()).toBeVisible()
    await expectAccessible(teacher)
    await expectShown(listed)

    await sendAs(better)
    await expectShown(listed)
    await staff.post(`/admin/quizzes/${id}/approve`, { version: 3 })
    await expectShown(better)
  },
)

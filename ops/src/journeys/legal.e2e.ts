import { readFile } from 'node:fs/promises'
import { extractText, getDocumentProxy } from 'unpdf'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const WORDS = texts({
  pdf: 'legal.pdf',
  tutor: 'legal.tutor_terms',
})

for (const path of ['/terms-and-rules', '/privacy', '/cookies']) {
  test(`LGL-01 ${path} says its version and can be kept as PDF`, async ({ page, language }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const inForce = await page.locator('time').first().getAttribute('datetime')
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: WORDS[language].pdf }).click()
    const file = await (await download).path()
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await readFile(file))), {
      mergePages: true,
    })
    expect(text).toContain(inForce)
    expect((await download).suggestedFilename()).toMatch(new RegExp(`^kredka-[a-z-]+-${inForce}-${language}\\.pdf$`))
  })
}

test('LGL-01 the tutor terms stand beside the general ones, each under an address of its own', async ({
  page,
  language,
}) => {
  await page.goto('/terms-and-rules')
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('tab', { name: WORDS[language].tutor }).click()
  await expect(page).toHaveURL(/document=tutor-terms/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '')
})

import { noise, plainPicture } from '@kredka/backend/files/testing/pictures'
import type { Page } from '@playwright/test'
import { DEMO_STUDENT, DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const SAID = texts({
  file: 'image.file',
  add: 'image.add',
  change: 'image.change',
  remove: 'ui.remove',
  crop: 'image.crop_title',
  area: 'image.crop_area',
  zoom: 'image.zoom',
  use: 'image.use',
  saved: 'profiles.picture_saved',
  removed: 'profiles.picture_removed',
  ask: 'profiles.remove_picture',
  public: 'profiles.see_public',
  unsaved: 'profiles.unsaved',
  undo: 'profiles.undo',
  teachers: 'footer.teachers',
})

const TEXTS = {
  pl: {
    ...SAID.pl,
    wrongType: /Wybierz zdjęcie w formacie JPG lub PNG/,
    tooLarge: /Może mieć najwyżej 4 MB/,
    broken: /nie da się otworzyć/,
    about: /^O mnie/,
  },
  en: {
    ...SAID.en,
    wrongType: /Choose a picture in JPG or PNG format/,
    tooLarge: /at most 4 MB/,
    broken: /cannot be opened/,
    about: /^About me/,
  },
} as const

interface Chosen {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

async function png(): Promise<Chosen> {
  return { name: 'me.png', mimeType: 'image/png', buffer: await plainPicture(1200, 800, 'png') }
}

const choose = (page: Page, label: string, file: Chosen) => page.getByLabel(label).setInputFiles(file)
/** Pictures of the product's own address, wherever on the page they stand. */
const pictures = (page: Page, within = '') => page.locator(`${within} img[src^="/files/"]`)

test('PRO-01 a teacher puts a picture into the profile by keyboard, and it shows wherever they are', async ({
  page,
  language,
}) => {
  const t = TEXTS[language]
  await logInAs(page, DEMO_TEACHER)
  await page.goto('/profile')
  const sent: number[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/current-user/picture')) sent.push(request.postDataBuffer()?.length ?? 0)
  })
  await choose(page, t.file, await png())
  const dialog = page.getByRole('dialog', { name: t.crop })
  await expect(dialog.getByLabel(t.area)).toBeVisible()
  await expectAccessible(page)

  await dialog.getByLabel(t.zoom).focus()
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowRight')
  await expect(dialog.getByLabel(t.zoom)).toHaveValue('1.5')
  const picture = dialog.locator('.reactEasyCrop_Image')
  const before = await picture.getAttribute('style')
  await dialog.getByLabel(t.area).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(picture).not.toHaveAttribute('style', before ?? '')
  await dialog.getByRole('button', { name: t.use }).focus()
  await page.keyboard.press('Enter')

  await expect(page.getByText(t.saved)).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(sent).toEqual([expect.any(Number)])
  expect(sent[0]).toBeLessThanOrEqual(100_000)
  await expect(pictures(page, 'main').first()).toBeVisible()
  const size = await pictures(page, 'main')
    .first()
    .evaluate((image) => [Reflect.get(image, 'naturalWidth'), Reflect.get(image, 'naturalHeight')])
  expect(size).toEqual([256, 256])
  if (language === 'pl') await expect(pictures(page, 'header').first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: t.public }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(pictures(page, 'main').first()).toBeVisible()
  // and whoever is sent the page's address sees a picture that is drawn with it
  const html = await (await page.request.get(page.url())).text()
  const shared = /<meta property="og:image" content="([^"]*)">/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect((await page.request.get(shared)).headers()['content-type']).toBe('image/jpeg')
})

test('PRO-01 a picture is dropped, changed and removed; the old address is gone', async ({ page, language }) => {
  const t = TEXTS[language]
  await logInAs(page, DEMO_STUDENT)
  await page.goto('/profile')
  const { buffer } = await png()
  const transfer = await page.evaluateHandle(transferOf, buffer.toString('base64'))
  await page.getByRole('button', { name: t.add }).dispatchEvent('drop', { dataTransfer: transfer })
  const dialog = page.getByRole('dialog', { name: t.crop })
  await dialog.getByRole('button', { name: t.use }).click()
  await expect(page.getByRole('button', { name: t.change })).toBeVisible()
  await expect(dialog).toBeHidden()
  const first = await pictures(page, 'main').first().getAttribute('src')
  // On a phone the message lies over the buttons of the next dialog.
  await page.locator('[data-kind="success"]').filter({ hasText: t.saved }).getByRole('button').click()

  await choose(page, t.file, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await noise(700, 500) })
  await dialog.getByRole('button', { name: t.use }).click()
  await expect(dialog).toBeHidden()
  await expect(pictures(page, 'main').first()).not.toHaveAttribute('src', first ?? '')
  const second = await pictures(page, 'main').first().getAttribute('src')
  const statusOf = async (address: string | null) => (await page.request.get(address ?? '')).status()
  await expect.poll(() => statusOf(first)).toBe(404)
  expect(await statusOf(second)).toBe(200)

  await page.getByRole('button', { name: t.remove, exact: true }).click()
  const ask = page.getByRole('dialog', { name: t.ask })
  await expect(ask).toBeVisible()
  await expectAccessible(page)
  await ask.getByRole('button', { name: t.remove, exact: true }).click()
  await expect(page.getByText(t.removed)).toBeVisible()
  await expect(page.getByRole('button', { name: t.add })).toBeVisible()
  await expect(pictures(page)).toHaveCount(0)
  await expect.poll(() => statusOf(second)).toBe(404)
})

test('PRO-01 what is no picture is refused in words, before it leaves the browser', async ({ page, language }) => {
  const t = TEXTS[language]
  await logInAs(page, DEMO_STUDENT)
  await page.goto('/profile')
  const group = page.getByRole('group').filter({ has: page.getByLabel(t.file) })
  await choose(page, t.file, { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await expect(group.getByRole('alert')).toHaveText(t.wrongType)
  await choose(page, t.file, { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(4_190_209) })
  await expect(group.getByRole('alert')).toHaveText(t.tooLarge)
  await choose(page, t.file, { name: 'renamed.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') })
  await expect(group.getByRole('alert')).toHaveText(t.broken)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expectAccessible(page)
})

test('PRO-01 what is typed and not saved waits while the person looks elsewhere', async ({ page, language }) => {
  const t = TEXTS[language]
  await logInAs(page, DEMO_STUDENT)
  await page.goto('/profile')
  await page.getByLabel(t.about).fill('Chcę wrócić do matematyki.')
  await expect(page.getByText(t.unsaved)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: t.teachers, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.teachers })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel(t.about)).toHaveValue('Chcę wrócić do matematyki.')
  await page.getByRole('button', { name: t.undo }).click()
  await expect(page.getByLabel(t.about)).not.toHaveValue('Chcę wrócić do matematyki.')
  await expect(page.getByText(t.unsaved)).toBeHidden()
})

/** Runs in the page: what a dropped file comes in. */
function transferOf(base64: string) {
  const Transfer: new () => { readonly items: { add(file: File): void } } = Reflect.get(globalThis, 'DataTransfer')
  const transfer = new Transfer()
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  transfer.items.add(new File([bytes], 'me.png', { type: 'image/png' }))
  return transfer
}

import { expectAccessible } from '../testing/browser/accessible.ts'
import { ACCOUNT_WORDS, newAccount } from '../testing/browser/accounts.ts'
import { expect, test } from '../testing/browser/test.ts'

const WORDS = {
  pl: { menu: /^Język/, other: 'English', otherCode: 'en', otherPath: '/offers', ownPath: '/korepetycje' },
  en: { menu: /^Language/, other: 'Polski', otherCode: 'pl', otherPath: '/korepetycje', ownPath: '/offers' },
} as const

test('I18-01 the language is chosen in the menu, stored here and in a cookie, and the page follows', async ({
  page,
  context,
  language,
}) => {
  const words = WORDS[language]
  await page.goto(`${words.ownPath}?subject=maths`)
  await page.getByRole('button', { name: words.menu }).first().click()
  await page.getByRole('menuitemradio', { name: words.other }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', words.otherCode)
  await expect(page).toHaveURL(new RegExp(`${words.otherPath}\\?subject=maths$`))
  expect(await page.evaluate(() => localStorage.getItem('kredka.language'))).toBe(words.otherCode)
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === 'kredka_lang')?.value).toBe(words.otherCode)
  // The path of the other language answers too, and is replaced by the chosen one's.
  await page.goto(words.ownPath)
  await expect(page).toHaveURL(new RegExp(`${words.otherPath}$`))
  await expect(page.locator('html')).toHaveAttribute('lang', words.otherCode)
})

test('I18-01 the choice of a person is saved in the account', async ({ page, language, outbox }) => {
  const words = WORDS[language]
  // a person of its own: the choice comes with later logins, and the demo people speak the browser's language
  await newAccount(page, ACCOUNT_WORDS[language], outbox)
  await page.goto('/settings/language')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/current-user/language') && answer.request().method() === 'POST',
  )
  // The page is loaded anew before the radio could be seen to be chosen.
  await page.getByRole('radio', { name: words.other }).click()
  expect((await saved).status()).toBe(200)
  await expect(page.locator('html')).toHaveAttribute('lang', words.otherCode)
})

test('I18-01 API-07 every text of a language is there for others, and side by side for developers', async ({
  page,
  request,
}) => {
  const load = async (lang: string) =>
    (await (await request.get(`/api/translations/load?lang=${lang}`)).json()) as { data: Record<string, string> }
  const [pl, en] = [await load('pl'), await load('en')]
  expect(Object.keys(pl.data).sort()).toEqual(Object.keys(en.data).sort())
  expect(pl.data['errors.INVALID_LOGIN_OR_PASSWORD']).toBe('Błędny e-mail lub hasło')
  await page.goto('/_translations')
  await page.getByRole('searchbox').fill('errors.INVALID_LOGIN')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row').last()).toContainText('Błędny e-mail lub hasło')
  await expectAccessible(page)
})

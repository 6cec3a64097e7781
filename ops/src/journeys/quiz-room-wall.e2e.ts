import sharp from 'sharp'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { joinRoom, openRoom, tap } from '../testing/browser/quiz-rooms.ts'
import { expect, ONCE, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const TEXTS = texts({
  begin: 'quiz_rooms.begin',
  screen: 'quiz_rooms.open_screen',
  sent: 'quiz_rooms.sent',
})

/** Two hundred letters each. */
const LONG = [1, 2, 3, 4, 5, 6].map((n) =>
  `Jeżeli $a = ${n}$, to $\\frac{a + 1}{a^2} = x$, bo ${'każda z tych liczb dzieli się przez dwa i przez trzy, '.repeat(4)}`
    .slice(0, 199)
    .concat(String(n)),
)

test(
  'ROO-04 six answers of two hundred letters, with formulas, have room on the wall; a phone cuts none off',
  ONCE,
  async ({ teacher, another, language }) => {
    test.setTimeout(120_000)
    const t = TEXTS[language]
    const path = await openRoom(teacher, language, { title: 'Długie odpowiedzi', options: LONG })
    const [phone, wall] = [
      await another({ viewport: { width: 360, height: 640 } }),
      await another({ viewport: { width: 1920, height: 1080 } }),
    ]
    await joinRoom(phone, language, path, 'Ala')
    await wall.goto((await teacher.getByRole('link', { name: t.screen }).getAttribute('href')) ?? '')
    await teacher.getByRole('button', { name: t.begin }).click()
    await expect(phone.getByRole('radio')).toHaveCount(6)
    const options = wall.getByRole('main').getByRole('listitem')
    await expect(options).toHaveCount(6)
    for (const option of await options.all()) await expect(option).toBeInViewport({ ratio: 1 })
    await expectAccessible(wall)
    expect(await phone.evaluate('document.documentElement.scrollWidth')).toBe(360)
    await expectAccessible(phone)
  },
)

test(
  'ROO-04 on a small phone a question with a picture is in sight with all its answers, and stays so once one is sent',
  ONCE,
  async ({ teacher, another, language }) => {
    test.setTimeout(120_000)
    const t = TEXTS[language]
    const create = { width: 900, height: 600, channels: 3, background: '#aab' } as const
    const picture = { bytes: await sharp({ create }).png().toBuffer(), alt: 'Prostokąt 6 na 7' }
    const options = ['42', '48', '36', '13']
    const path = await openRoom(teacher, language, { title: 'Z obrazkiem', picture, options })
    const phone = await another({ viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true })
    await joinRoom(phone, language, path, 'Ala')
    await joinRoom(await another(), language, path, 'Olek')
    await teacher.getByRole('button', { name: t.begin }).click()
    await expect(phone.getByRole('radio')).toHaveCount(4)
    const expectInSight = async () => {
      const { y: foot = 0 } = (await phone.locator('footer').last().boundingBox()) ?? {}
      for (const tile of await phone.locator('label').all()) {
        const box = await tile.boundingBox()
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(foot)
      }
      await expect(phone.getByRole('img', { name: picture.alt })).toBeInViewport({ ratio: 1 })
      expect(await phone.evaluate('scrollY')).toBe(0)
    }
    await expectInSight()
    await tap(phone, '42')
    await expect(phone.getByText(t.sent).last()).toBeVisible()
    await expectInSight()
  },
)

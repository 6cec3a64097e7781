import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { DEMO_ADMIN, DEMO_STUDENT, DEMO_TEACHER } from '../../seed/demo-plan.ts'
import { type Command, readArguments } from '../../terminal/command.ts'
import { ROOT } from '../../terminal/root.ts'
import { findChromium } from '../browser/chromium.ts'
import globalSetup from '../browser/global-setup.ts'
import { enterBackOffice, logInAs } from '../browser/log-in.ts'
import { startSiteUnderTest } from '../browser/site-under-test.ts'
import { DESK, PHONE, type Shot } from './shots.ts'

const FOLDER = join(ROOT, 'ops', 'docs')
const WIDE = { width: 1280, height: 860 }
const NARROW = { width: 360, height: 740 }

const COMMAND = {
  name: 'pictures',
  says: "Takes the README's pictures anew, of the demonstration as it is now; with names only these.",
  words: { use: '[name …]', min: 0, max: Number.POSITIVE_INFINITY },
} as const satisfies Command

/** Takes the README's pictures anew, of the demonstration as it is now; those alone that are named. */
export async function takePictures(args: readonly string[]): Promise<void> {
  const names = readArguments(COMMAND, args).words
  const isWanted = (name: string) => names.length === 0 || names.includes(name)
  const stop = await globalSetup()
  const site = await startSiteUnderTest()
  const browser = await chromium.launch(await findChromium())
  try {
    const camera = { browser, url: site.url }
    for (const shot of DESK.filter(({ name }) => isWanted(name))) {
      await keep(shot.name, await take(camera, shot, WIDE))
    }
    if (!isWanted('phone')) return
    const strip: Buffer[] = []
    for (const shot of PHONE) strip.push(await take(camera, shot, NARROW))
    await keep('phone', await besideEachOther(strip))
  } finally {
    await browser.close()
    await site.stop()
    await stop()
  }
}

interface Camera {
  readonly browser: Browser
  readonly url: string
}

async function take({ browser, url }: Camera, shot: Shot, viewport: typeof WIDE): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    viewport,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  try {
    await context.addInitScript(ANSWERED)
    const page = await context.newPage()
    await enter(page, shot.as)
    await page.goto(shot.path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    // what the server does not draw comes for somebody who is there
    await page.mouse.move(1, 1)
    await shot.first?.(page)
    await page.waitForLoadState('networkidle')
    await page.evaluate(SETTLED)
    return await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' })
  } finally {
    await context.close()
  }
}

async function enter(page: Page, as: Shot['as']): Promise<void> {
  if (as === 'student') await logInAs(page, DEMO_STUDENT)
  if (as === 'teacher') await logInAs(page, DEMO_TEACHER)
  if (as === 'admin') await enterBackOffice(page, DEMO_ADMIN)
}

/** The question about cookies is answered. Runs in the page. */
const ANSWERED = `
  if (origin !== 'null') {
    const choice = { category_functional: false, category_analytics: false, category_ads: false }
    const answer = { lastUpdate: new Date().toISOString(), category_necessary: true, ...choice }
    localStorage.setItem('kredka.cookie_preference', JSON.stringify(answer))
  }
`

/** Fonts and pictures are there, and nothing is loading. Runs in the page. */
const SETTLED = `(async () => {
  await document.fonts.ready
  const pause = () => new Promise((done) => setTimeout(done, 50))
  const waits = (one) => one.ariaBusy === 'true' || one.textContent === 'Ładowanie…'
  const isLoading = () => [...document.querySelectorAll('[aria-busy=true], [role=status]')].some(waits)
  while (isLoading()) await pause()
  const images = [...document.images].filter((one) => one.loading !== 'lazy')
  await Promise.all(images.map((one) => one.decode().catch(() => undefined)))
  await pause()
})()`

async function besideEachOther(pictures: readonly Buffer[]): Promise<Buffer> {
  const { width, height } = NARROW
  const create = { width: width * pictures.length, height, channels: 3, background: '#ffffff' } as const
  const placed = pictures.map((input, n) => ({ input, left: n * width, top: 0 }))
  return sharp({ create }).composite(placed).png().toBuffer()
}

/** A palette keeps them small. */
async function keep(name: string, picture: Buffer): Promise<void> {
  const small = await sharp(picture).png({ palette: true, colours: 192, effort: 10, compressionLevel: 9 }).toBuffer()
  await writeFile(join(FOLDER, `${name}.png`), small)
  console.log(`ops/docs/${name}.png ${Math.round(small.length / 1000)} kB`)
}

import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { ROOT } from './src/terminal/root.ts'
import { findChromium, findPinnedChromium } from './src/testing/browser/chromium.ts'

const { executablePath, env } = await findChromium()
const pinned = await findPinnedChromium()

/** Options that Playwright has and that its types do not name. */
interface Untyped {
  readonly reuseContext: boolean
}

export default defineConfig<object, Untyped>({
  testDir: './src/journeys',
  testMatch: '*.e2e.ts',
  globalSetup: './src/testing/browser/global-setup.ts',
  outputDir: join(ROOT, 'test-results'),
  reporter: './src/testing/browser/reporter.ts',
  workers: 2,
  // Two sites and two browsers share two cores: a first try may lose to the machine. The report names each that did.
  retries: 1,
  // These end what hangs: the machine may be slow, and busy with other work.
  timeout: 120_000,
  expect: {
    timeout: 20_000,
    // README, Test: where the figures come from, and how stored pictures are made anew.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', threshold: 0.02, maxDiffPixels: 20 },
  },
  snapshotPathTemplate: '{testDir}/widgets.screens/{arg}{ext}',
  updateSnapshots: 'none',
  forbidOnly: true,
  use: {
    ...devices['Desktop Chrome'],
    timezoneId: 'Europe/Warsaw',
    actionTimeout: 30_000,
    navigationTimeout: 40_000,
    // A trace of every test costs as much as the test: the second try is recorded, and the first says what went wrong.
    trace: 'on-first-retry',
    // Nobody waits for a modal to grow; the journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // One context for test after test, cleared between: a new one for each was a seventh of the time of the journeys.
    reuseContext: true,
    screenshot: 'only-on-failure',
    // A worker of its own would answer for the site; the journeys that are about it let it in.
    serviceWorkers: 'block',
    // A page lives for seconds: code that is compiled a second and a third time, to run faster, is a sixth of the work
    // of all its processes and is hardly run before the page goes (measured with and without a scan by axe).
    launchOptions: { executablePath, env, args: ['--js-flags=--no-maglev --no-opt'] },
  },
  projects: [
    {
      // First, as they run one after the other: at the end nothing would be left for the second worker.
      // Pictures are compared: always the same browser, clock, size and fonts, whatever the machine has (WID-02).
      name: 'widgets',
      testMatch: '*.screens.ts',
      // Without fonts of its own this browser died now and then of one that it looked for, before any picture was
      // taken: a picture that differs stays different.
      retries: 5,
      use: {
        locale: 'pl-PL',
        viewport: { width: 1120, height: 1800 },
        deviceScaleFactor: 1,
        // The pictures that differ are what there is to see.
        trace: 'off',
        screenshot: 'off',
        launchOptions: {
          ...pinned,
          args: ['--font-render-hinting=none', '--disable-lcd-text', '--disable-font-subpixel-positioning'],
        },
      },
    },
    {
      name: 'pl-1280',
      testIgnore: 'back-office-pages.e2e.ts',
      use: { locale: 'pl-PL', viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'en-360',
      // These look at every route and palette there is: once is enough, as for what neither language nor width changes.
      // What staff do is told at a desk; how each of their pages is here, `back-office-pages` says.
      testIgnore: ['routes.e2e.ts', 'palettes.e2e.ts', 'admin-*.e2e.ts'],
      grepInvert: /@once/,
      use: { locale: 'en-GB', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
})

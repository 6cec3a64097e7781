import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { ROOT } from './src/terminal/root.ts'
import { findChromium } from './src/testing/browser/chromium.ts'

const { executablePath, env } = await findChromium()

export default defineConfig({
  testDir: './src/journeys',
  testMatch: '*.e2e.ts',
  globalSetup: './src/testing/browser/global-setup.ts',
  outputDir: join(ROOT, 'test-results'),
  reporter: './src/testing/browser/reporter.ts',
  workers: 2,
  // Two sites and two browsers share two cores: a first try may lose to the machine. The report names each that did.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  use: {
    ...devices['Desktop Chrome'],
    timezoneId: 'Europe/Warsaw',
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, env: { ...definedOnly(process.env), ...env } },
  },
  projects: [
    { name: 'pl-1280', use: { locale: 'pl-PL', viewport: { width: 1280, height: 800 } } },
    { name: 'en-360', use: { locale: 'en-GB', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
  ],
})

function definedOnly(given: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined))
}

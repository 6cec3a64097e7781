import { TextDecoder, TextEncoder } from 'node:util'
import { completeBrowser } from './browser.ts'

/** Runs before each test file: what browsers have and jsdom has not. */
Object.assign(globalThis, { TextEncoder, TextDecoder })
completeBrowser()

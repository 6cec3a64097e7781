import { TextDecoder, TextEncoder } from 'node:util'
import { completeBrowser } from './browser.ts'

/** Runs before each test file: what browsers have and jsdom has not; a file may ask for the environment of Node. */
Object.assign(globalThis, { TextEncoder, TextDecoder })
if ('window' in globalThis) completeBrowser()

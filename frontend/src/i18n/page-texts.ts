import type { PageLanguage } from '@kredka/contracts/kernel/head'
import { type Compiled, type Messages, unpackTexts } from './TextProvider.tsx'

/** Loads the same texts in either language. */
type LoadTexts = Readonly<Record<PageLanguage, () => Promise<{ readonly texts: Compiled }>>>

/**
 * The texts that have come so far. More are added when code comes that shows them, before it is drawn, so that nothing
 * drawn before changes. Another language begins with another page.
 */
const messages: Messages = {}

/** Adds texts in the language of the page. @returns all that have come so far, and those that come later */
export async function loadTexts(load: LoadTexts): Promise<Messages> {
  const { texts } = await load[document.documentElement.lang === 'en' ? 'en' : 'pl']()
  return Object.assign(messages, unpackTexts(texts))
}

/**
 * A file that loads later, once its texts are there as well. The build writes the calls
 * (`frontend/build/text-parts.ts`).
 */
export async function withTexts<T>(file: Promise<T>, load: LoadTexts): Promise<T> {
  const [loaded] = await Promise.all([file, loadTexts(load)])
  return loaded
}

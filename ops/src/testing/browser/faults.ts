import type { BrowserContext, Page } from '@playwright/test'

/** What went wrong in the pages of a test, and would not be seen otherwise. */
export class Faults {
  readonly #seen: string[] = []
  readonly #allowed: RegExp[] = []

  /** For a test that provokes a fault on purpose. */
  allow(text: RegExp): void {
    this.#allowed.push(text)
  }

  get seen(): readonly string[] {
    return this.#seen.filter((fault) => !this.#allowed.some((text) => text.test(fault)))
  }

  /** Listens to every page of the context, also those that open later. */
  watch(context: BrowserContext): void {
    for (const page of context.pages()) this.#listen(page)
    context.on('page', (page) => this.#listen(page))
  }

  #listen(page: Page): void {
    page.on('pageerror', (error) => this.#seen.push(`error on ${page.url()}: ${error.stack ?? error.message}`))
    page.on('console', (message) => {
      if (message.type() !== 'error' || isRejection(message.text(), message.location().url)) return
      this.#seen.push(`console on ${page.url()}: ${message.text()} (${message.location().url})`)
    })
  }
}

/** The browser reports every answer of 4xx; one of the API is an answer that the page shows. */
function isRejection(text: string, url: string): boolean {
  return /the server responded with a status of 4\d\d/.test(text) && /\/api\//.test(url)
}

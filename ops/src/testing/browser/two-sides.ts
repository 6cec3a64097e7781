import { expect, type Locator, type Page } from '@playwright/test'

export interface PublicOffer {
  readonly title: string
  readonly path: string
}

/** The first public offer of the teacher. @param search the address of the search in the journey's language */
export async function publicOffer(teacher: Page, search: string): Promise<PublicOffer> {
  const answered = await teacher.request.get('/api/my-offers')
  const { data } = (await answered.json()) as {
    data: readonly { id: string; slug: string; title: string; state: string }[]
  }
  const offer = data.find(({ state }) => state.startsWith('active'))
  if (offer === undefined) throw new Error('the demo teacher has no public offer')
  return { title: offer.title, path: `${search}/${offer.id}-${offer.slug}` }
}

/** The free times of the day that shows. */
export const freeTimes = (page: Page): Locator =>
  page.locator('input:is([type=radio], [type=checkbox])[value*=":00.000Z"]')

/**
 * Chooses the first time that is free and not chosen yet. Chosen when it is shown so: what lies across it can no longer
 * be chosen then either. @returns its name
 */
export async function chooseTime(page: Page): Promise<string> {
  const times = freeTimes(page)
  const free = times.and(page.locator(':enabled:not(:checked)'))
  await expect(times.first()).toBeAttached()
  // late in the evening tomorrow has a single time left that is far enough away
  if ((await free.count()) === 0) await showNextDay(page)
  const time = free.first()
  const [value, name] = [await time.getAttribute('value'), await time.getAttribute('aria-label')]
  const same = page.locator(`input[value="${value}"]`)
  // on a phone the total stands above the foot of the page, where a time may lie below it
  await same.evaluate((one) => one.scrollIntoView({ block: 'center' }))
  await same.click({ force: true })
  await expect(same).toBeChecked()
  return name ?? ''
}

/** The next day with free times. */
async function showNextDay(page: Page): Promise<void> {
  const days = page.getByRole('grid').locator('button:not([aria-disabled])')
  const shown = await days.evaluateAll((all) => all.findIndex((one) => one.getAttribute('aria-selected') === 'true'))
  await days.nth(shown + 1).click()
}

/** What stands first in the answer to a person's own question, once the read models know of it. */
export async function firstOf<T extends { readonly id: string }>(page: Page, path: string): Promise<T> {
  let found: T | undefined
  await expect
    .poll(async () => {
      const { data } = (await (await page.request.get(path)).json()) as { data: readonly T[] }
      found = data[0]
      return found
    })
    .toBeDefined()
  if (found === undefined) throw new Error(`${path} is empty`)
  return found
}

/** Several at once, in the order of the list: there are many, and they have nothing to do with each other. */
export async function abreast<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (let done = 0; done < all.length; done += 16) await Promise.all(all.slice(done, done + 16).map(work))
}

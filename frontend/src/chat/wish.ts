const KEY = 'kredka.write_to'

/** To whom a visitor wanted to write when they went to log in: this tab remembers it over the login, also over one at a third party. */
export function keepWish(addressee: string): void {
  sessionStorage.setItem(KEY, addressee)
}

/** Whether it was this one; a wish comes true once. */
export function takeWish(addressee: string): boolean {
  if (sessionStorage.getItem(KEY) !== addressee) return false
  sessionStorage.removeItem(KEY)
  return true
}

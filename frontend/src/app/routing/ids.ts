const ID = /^[0-9a-hjkmnp-tv-z]{26}$/

/** Whether an address names an id at all; what is none need not be asked for. */
export function isId(text: string): boolean {
  return ID.test(text)
}

const READ_MS = 60_000

/** Saves what is on the page as a file of JSON. */
export function saveJson(content: unknown, name: string): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  // some browsers read the address only after the click has been dealt with
  setTimeout(() => URL.revokeObjectURL(address), READ_MS)
}

const READ_MS = 60_000

/** Saves what is on the page as a file. */
export function saveText(text: string, name: string, type = 'text/plain;charset=utf-8'): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  // some browsers read the address only after the click has been dealt with
  setTimeout(() => URL.revokeObjectURL(address), READ_MS)
}

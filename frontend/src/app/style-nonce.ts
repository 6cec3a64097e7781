declare global {
  /** Read by the library that locks the page's scrolling under a modal, for the style element it adds. */
  var __webpack_nonce__: string | undefined
}

/**
 * Hands this page's nonce to the one library that adds a style element at run time; the server's policy refuses others.
 */
export function allowOwnStyles(): void {
  globalThis.__webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
}

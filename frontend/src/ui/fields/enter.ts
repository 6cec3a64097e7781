/** Section 9. While an input method composes a letter, Enter has code 229 and only accepts it. */
export const ENTER_KEY_CODE = 13

/** Whether a key submits. */
export function isEnter({ keyCode }: { readonly keyCode: number }): boolean {
  return keyCode === ENTER_KEY_CODE
}

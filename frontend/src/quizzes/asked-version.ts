const NUMBER = /^[1-9]\d{0,5}$/

/** The frozen version that the address names, as an input; nothing where it names none. */
export function askedVersion(params: URLSearchParams): { readonly version?: number } {
  const asked = params.get('version') ?? ''
  return NUMBER.test(asked) ? { version: Number(asked) } : {}
}

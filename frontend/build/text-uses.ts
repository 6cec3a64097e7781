/** Ids of texts as code names them. */
export interface TextUses {
  /** Any string that looks like an id: also in tables and constants, but for their keys and for names of routes. */
  readonly mentioned: ReadonlySet<string>
  /** `menu.` of `menu.${name}`: what it becomes is checked by the compiler. */
  readonly prefixes: ReadonlySet<string>
}

/** Whole comment blocks and lines: examples in them are no uses. */
const COMMENTS = /\/\*\*?[\s\S]*?\*\/|^\s*\/\/.*$/gm

export function withoutComments(code: string): string {
  return code.replace(COMMENTS, '')
}

/** @param code without comments */
export function usesIn(code: string): TextUses {
  const found = (pattern: RegExp) => new Set([...code.matchAll(pattern)].map(([, id]) => id ?? ''))
  return {
    mentioned: found(/(?<!\bpath\()['"`]([a-z_]+\.\w[\w.]*)['"`](?!:)/g),
    prefixes: found(/`([a-z_]+\.[\w.]*)\$\{/g),
  }
}

export function isUsed(id: string, { mentioned, prefixes }: TextUses): boolean {
  return mentioned.has(id) || [...prefixes].some((prefix) => id.startsWith(prefix))
}

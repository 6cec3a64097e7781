/**
 * Formulas as MathML Core, of which only this much is known on either side. The server writes it, the browser reads it
 * into elements; neither lets through what is not listed here, so that no formula carries a link, a style or a script.
 */

/** Elements that hold text. */
const TOKENS = ['mi', 'mn', 'mo', 'mtext'] as const
const LAYOUTS = [
  'math',
  'mrow',
  'mfrac',
  'msqrt',
  'mroot',
  'mstyle',
  'mpadded',
  'mphantom',
  'mspace',
  'msub',
  'msup',
  'msubsup',
  'munder',
  'mover',
  'munderover',
  'mmultiscripts',
  'mprescripts',
  'mtable',
  'mtr',
  'mtd',
] as const
export const MATH_NAMES = [...TOKENS, ...LAYOUTS] as const
export type MathName = (typeof MATH_NAMES)[number]

export interface MathElement {
  readonly name: MathName
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly MathNode[]
}
export type MathNode = MathElement | string

/** In characters of TeX, and of the MathML made of it. */
export const TEX_MAX = 300
export const MATHML_MAX = 12_000
const DEPTH_MAX = 60

const FLAG = /^(true|false)$/
/** At most 99 of a unit. */
const LENGTH = /^[+-]?(\d{1,2}|\d{0,2}\.\d{1,6})(em|ex|px|pt|%)?$/
const SPAN = /^[1-9]\d?$/

const ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  mathvariant: /^normal$/,
  displaystyle: FLAG,
  scriptlevel: /^[+-]?\d$/,
  stretchy: FLAG,
  symmetric: FLAG,
  fence: FLAG,
  separator: FLAG,
  largeop: FLAG,
  movablelimits: FLAG,
  accent: FLAG,
  accentunder: FLAG,
  form: /^(prefix|infix|postfix)$/,
  lspace: LENGTH,
  rspace: LENGTH,
  width: LENGTH,
  height: LENGTH,
  depth: LENGTH,
  voffset: LENGTH,
  minsize: LENGTH,
  maxsize: LENGTH,
  linethickness: LENGTH,
  columnspan: SPAN,
  rowspan: SPAN,
  // What MathML Core leaves to style sheets: lines around and through a part, and the sides of a cell.
  'data-line': /^(over|under|up|down|cross|through|box)$/,
  'data-align': /^(left|right)$/,
  'data-before': /^(none|wide)$/,
  'data-after': /^(none|wide)$/,
  'data-edges': /^(left|right|top|bottom)( (left|right|top|bottom)){0,3}$/,
}

/** Whether an attribute is known and its value allowed; null where it is not known at all. */
export function isMathAttribute(name: string, value: string): boolean | null {
  if (!Object.hasOwn(ATTRIBUTES, name)) return null
  return ATTRIBUTES[name]?.test(value) ?? false
}

export function isMathName(name: string): name is MathName {
  return MATH_NAMES.some((known) => known === name)
}

/** Whether an element holds text, and text alone. */
export function isMathToken(name: MathName): boolean {
  return TOKENS.some((token) => token === name)
}

/** No control characters and none that change the direction of what follows; of those that are not seen only U+2061–4. */
export function isMathText(text: string): boolean {
  return !/[^\P{C}\u2061-\u2064]/u.test(text)
}

/** Elements as text, in the one form that `parseMathml` reads. */
export function writeMathml(node: MathNode): string {
  if (typeof node === 'string') return escapeText(node)
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escapeText(value)}"`)
  return `<${node.name}${attributes.join('')}>${node.children.map(writeMathml).join('')}</${node.name}>`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
}

function unescapeText(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => {
    const [character = ''] = Object.entries(ENTITIES).find(([, written]) => written === entity) ?? []
    return character
  })
}

const PART = /<\/([a-z]+)>|<([a-z]+)((?: [a-z-]+="[^"<>]*")*)>|([^<>]+)/y
const ATTRIBUTE = / ([a-z-]+)="([^"]*)"/g

interface Open {
  readonly name: MathName
  readonly attributes: Readonly<Record<string, string>>
  readonly children: MathNode[]
}

/**
 * What `writeMathml` wrote.
 * @returns null for anything else: an element, an attribute or a text that is not on the list, or no single `math`
 */
export function parseMathml(source: string): MathElement | null {
  if (source.length > MATHML_MAX) return null
  const open: Open[] = []
  let at = 0
  while (at < source.length) {
    PART.lastIndex = at
    const part = PART.exec(source)
    if (part === null) return null
    at = PART.lastIndex
    const [, closed, opened, attributes = '', text] = part
    const around = open.at(-1)
    if (opened !== undefined) {
      const element = readOpening(opened, attributes)
      if (element === null || open.length >= DEPTH_MAX || (around === undefined) !== (opened === 'math')) return null
      if (around !== undefined && isMathToken(around.name)) return null
      around?.children.push(element)
      open.push(element)
    } else if (closed !== undefined) {
      if (around?.name !== closed) return null
      open.pop()
      if (open.length === 0) return at === source.length ? around : null
    } else if (text !== undefined) {
      const plain = unescapeText(text)
      if (around === undefined || !isMathToken(around.name) || !isMathText(plain)) return null
      around.children.push(plain)
    }
  }
  return null
}

function readOpening(name: string, written: string): Open | null {
  if (!isMathName(name)) return null
  const attributes: Record<string, string> = {}
  for (const [, attribute = '', value = ''] of written.matchAll(ATTRIBUTE)) {
    if (isMathAttribute(attribute, value) !== true) return null
    attributes[attribute] = value
  }
  return { name, attributes, children: [] }
}

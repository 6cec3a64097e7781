import {
  isMathAttribute,
  isMathName,
  isMathText,
  isMathToken,
  MATHML_MAX,
  type MathElement,
  type MathNode,
  parseMathml,
  TEX_MAX,
  writeMathml,
} from '@kredka/contracts/kernel/mathml'
import temml, { type Options } from 'temml'

declare module 'temml' {
  /** Its own types name it as it is called inside. */
  export function __renderToMathMLTree(tex: string, options: Options): unknown
}

/**
 * What a formula has no use for: definitions, which could grow without end; links, pictures and markup; colours, which
 * four palettes in light and dark would make unreadable, and boxes filled with them; numbers of equations.
 */
const REFUSED: ReadonlySet<string> = new Set([
  ...['def', 'gdef', 'edef', 'xdef', 'let', 'futurelet', 'global', 'long', 'csname', 'expandafter', 'noexpand'],
  ...['newcommand', 'renewcommand', 'providecommand', 'definecolor', 'char', 'unicode', 'verb', 'rule'],
  ...['href', 'url', 'includegraphics', 'class', 'id', 'style', 'data', 'label', 'ref', 'eqref', 'tag', 'notag'],
  ...['color', 'textcolor', 'colorbox', 'fcolorbox', 'pagecolor'],
])

/** Sizes are bounded by 10 em and 100 pt. */
const OPTIONS: Options = { throwOnError: true, trust: false, wrap: 'none', maxSize: [10, 100], maxExpand: 200 }

/** Something in what temml made that no formula keeps. */
class Unreadable extends Error {
  override readonly name = 'Unreadable'
}

/**
 * A formula in TeX as MathML Core, of nothing but the elements and attributes on the list of the contract.
 * @returns null where it cannot be read, is refused or becomes too large
 */
export function texToMathml(tex: string): string | null {
  if (tex.length > TEX_MAX || commandsIn(tex).some((command) => REFUSED.has(command))) return null
  try {
    const tree = toElements(temml.__renderToMathMLTree(tex, { ...OPTIONS }))
    const [math] = tree
    if (tree.length !== 1 || math === undefined) return null
    const mathml = writeMathml(math)
    // What the browser could not read again is not stored.
    return mathml.length <= MATHML_MAX && parseMathml(mathml) !== null ? mathml : null
  } catch {
    // temml throws errors of any kind at what it does not understand, a stack overflow among them
    return null
  }
}

/** Names of commands; an escaped backslash does not begin one. */
function commandsIn(tex: string): readonly string[] {
  return [...tex.matchAll(/\\(?:([a-zA-Z@]+)|[^a-zA-Z@])/g)].flatMap(([, name]) => (name === undefined ? [] : [name]))
}

function toElements(node: unknown): readonly MathNode[] {
  if (!isRecord(node)) throw new Unreadable('not a node')
  const { type, text, children } = node
  if (typeof text === 'string') {
    if (!isMathText(text)) throw new Unreadable('a character that is not seen')
    return text === '' ? [] : [text]
  }
  if (!Array.isArray(children)) throw new Unreadable('neither text nor element')
  const inside = children.flatMap(toElements)
  // a fragment is no element of its own
  if (type === undefined) return inside
  const name = type === 'menclose' ? 'mrow' : type
  if (typeof name !== 'string' || !isMathName(name)) throw new Unreadable(`the element ${String(name)}`)
  const isText = (child: MathNode) => typeof child === 'string'
  if (inside.some((child) => isText(child) !== isMathToken(name))) throw new Unreadable('text beside elements')
  return [{ name, attributes: { ...attributesOf(node), ...drawnAttributes(node) }, children: inside }]
}

function attributesOf({ attributes }: Record<string, unknown>): MathElement['attributes'] {
  const kept = Object.entries(isRecord(attributes) ? attributes : {}).flatMap(([name, given]) => {
    const value = String(given)
    const allowed = isMathAttribute(name, value)
    if (allowed === false) throw new Unreadable(`${name} of ${value}`)
    return allowed === null ? [] : [[name, value]]
  })
  return Object.fromEntries(kept)
}

const LINES: Readonly<Record<string, string>> = {
  top: 'over',
  bottom: 'under',
  updiagonalstrike: 'up',
  downdiagonalstrike: 'down',
  'updiagonalstrike downdiagonalstrike': 'cross',
  horizontalstrike: 'through',
  box: 'box',
}
const EDGES = { left: 'borderLeft', right: 'borderRight', top: 'borderTop', bottom: 'borderBottom' } as const
const PADDINGS: Readonly<Record<string, string>> = { '0em': 'none', '0': 'none', '1em': 'wide' }

/** What temml says by classes, styles and `menclose`, which the list does not know, in the attributes that it knows. */
function drawnAttributes(node: Record<string, unknown>): MathElement['attributes'] {
  const attributes = isRecord(node['attributes']) ? node['attributes'] : {}
  const style = isRecord(node['style']) ? node['style'] : {}
  const classes = Array.isArray(node['classes']) ? node['classes'] : []
  const drawn: Record<string, string> = {}
  if (node['type'] === 'menclose') {
    const line = LINES[String(attributes['notation'])]
    if (line === undefined) throw new Unreadable(`the line ${String(attributes['notation'])}`)
    drawn['data-line'] = line
  } else if ('border' in style) {
    drawn['data-line'] = 'box'
  }
  if (node['type'] !== 'mtd') return drawn
  if (classes.includes('tml-left') || style['textAlign'] === 'left') drawn['data-align'] = 'left'
  if (classes.includes('tml-right')) drawn['data-align'] = 'right'
  const before = PADDINGS[String(style['paddingLeft'])]
  if (before !== undefined) drawn['data-before'] = before
  const after = PADDINGS[String(style['paddingRight'])]
  if (after !== undefined) drawn['data-after'] = after
  const edges = Object.entries(EDGES).flatMap(([edge, property]) => (property in style ? [edge] : []))
  if (edges.length > 0) drawn['data-edges'] = edges.join(' ')
  return drawn
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

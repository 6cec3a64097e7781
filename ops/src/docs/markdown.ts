import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { ROOT } from '../terminal/root.ts'

const ROOMS = ['frontend', 'backend', 'projections', 'contracts', 'ops', '.ci', '.github']
const EXTENSION = /\.(ts|tsx|mjs|cjs|js|json|sql|css|html|md|conf|png|svg)$/

/** What a Markdown file of the repository names and is not there, a sentence each. @param file path from the root */
export function deadReferences(file: string): readonly string[] {
  const text = dropBlocks(readFileSync(join(ROOT, file), 'utf8'))
  return [...deadLinks(file, text), ...deadPaths(file, text)]
}

function deadLinks(file: string, text: string): readonly string[] {
  const targets = [...text.replaceAll(/`[^`]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  return targets.flatMap((target) => {
    if (/^[a-z]+:/.test(target)) return []
    const [path = '', anchor] = target.split('#')
    const found = path === '' ? file : posix.join(dirname(file), path)
    if (!existsSync(join(ROOT, found))) return [`${file}: the link ${target} leads nowhere`]
    if (anchor === undefined || !found.endsWith('.md')) return []
    return anchorsOf(found).has(anchor) ? [] : [`${file}: ${found} has no heading #${anchor}`]
  })
}

/** Inline code that reads like a file of ours: it begins with a room, or holds a slash and ends like a source file. */
function deadPaths(file: string, text: string): readonly string[] {
  const spans = [...text.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span)
  return spans.flatMap((span) => {
    if (!/^[\w.][\w./-]*$/.test(span) || !span.includes('/')) return []
    const isOurs = ROOMS.some((room) => span.startsWith(`${room}/`)) || EXTENSION.test(span)
    if (!isOurs || exists(span)) return []
    return [`${file}: the path ${span} is not there`]
  })
}

/** A path that ends with a slash names a folder. */
function exists(path: string): boolean {
  const at = join(ROOT, path)
  return existsSync(at) && (!path.endsWith('/') || statSync(at).isDirectory())
}

const anchors = new Map<string, ReadonlySet<string>>()

function anchorsOf(file: string): ReadonlySet<string> {
  const known = anchors.get(file)
  if (known !== undefined) return known
  const headings = dropBlocks(readFileSync(join(ROOT, file), 'utf8')).matchAll(/^#{1,6} (.+)$/gm)
  const found = new Set([...headings].map(([, heading = '']) => anchorOf(heading)))
  anchors.set(file, found)
  return found
}

/** As GitHub names a heading in an address. */
export function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}

/** Without fenced and indented code, where paths are examples. */
function dropBlocks(text: string): string {
  return text.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/^ {4}\S.*$/gm, '')
}

import { type FileChunks, LINE_BYTES_MAX, readLines } from '../lines.ts'

/** The lines of one question: those between empty ones. */
export interface Block {
  /** Of its first line that is no comment. */
  readonly line: number
  readonly text: string
  readonly comments: readonly string[]
  readonly is_cut: boolean
}

export async function* readBlocks(chunks: FileChunks): AsyncGenerator<Block> {
  let block = createBlock()
  for await (const { number, text, is_cut } of readLines(chunks)) {
    const line = text.trim()
    if (line === '') {
      if (block.lines.length > 0) yield finish(block)
      block = createBlock()
      continue
    }
    block.size += line.length + 1
    block.is_cut ||= is_cut || block.size > LINE_BYTES_MAX
    if (line.startsWith('//')) {
      if (!block.is_cut) block.comments.push(line)
    } else if (!line.startsWith('$CATEGORY:') || block.lines.length > 0) {
      block.line ||= number
      if (block.lines.length === 0 || !block.is_cut) block.lines.push(line)
    }
  }
  if (block.lines.length > 0) yield finish(block)
}

function createBlock() {
  return { line: 0, lines: [] as string[], comments: [] as string[], size: 0, is_cut: false }
}

function finish({ line, lines, comments, is_cut }: ReturnType<typeof createBlock>): Block {
  return { line, text: lines.join('\n'), comments, is_cut }
}

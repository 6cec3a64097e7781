import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** What compresses well; pictures and fonts are packed already. */
const TEXTS = /\.(js|mjs|css|svg|json|webmanifest|txt)$/
/** Below this an answer is one packet anyway. */
const MIN_BYTES = 1024

/**
 * Writes `x.br` and `x.gz` beside every text of the built pages: packed once, as well as can be, not at each request.
 * Folders that begin with a dot are served to nobody.
 */
export async function compressTexts(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && TEXTS.test(entry.name) && !entry.name.startsWith('.'))
  await Promise.all(
    files
      .filter(({ parentPath }) => !/(^|[\\/])\./.test(relative(folder, parentPath)))
      .map(async ({ parentPath, name }) => {
        const file = join(parentPath, name)
        const bytes = await readFile(file)
        if (bytes.length < MIN_BYTES) return
        const [small, plain] = await Promise.all([
          brotli(bytes, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: 10,
              [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
            },
          }),
          zip(bytes, { level: 9 }),
        ])
        await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, plain)])
      }),
  )
}

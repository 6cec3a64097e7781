import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { buildShell } from './bundle-floor.ts'

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' }

/**
 * A page of the same stack that draws one line, served packed like the product's own.
 * @returns its address and how to stop it
 */
export async function serveShell(): Promise<{ readonly url: string; stop(): void }> {
  const files = await buildShell()
  const scripts = files
    .filter(({ name }) => name.endsWith('.js'))
    .map(({ name }) => `<script type="module" src="/${name}"></script>`)
  const styles = files
    .filter(({ name }) => name.endsWith('.css'))
    .map(({ name }) => `<link rel="stylesheet" href="/${name}">`)
  const html = `<!doctype html><html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Shell</title>${styles.join('')}${scripts.join('')}</head><body></body></html>`
  const answers = new Map<string, readonly [type: string, body: Buffer]>([
    ['/', ['text/html; charset=utf-8', brotliCompressSync(html)]],
    ...files.map(
      ({ name, content }) =>
        [
          `/${name}`,
          [TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream', brotliCompressSync(content)],
        ] as const,
    ),
  ])
  const server = createServer((request, response) => {
    const found = answers.get(request.url ?? '')
    if (found === undefined) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': found[0], 'content-encoding': 'br', 'cache-control': 'no-store' })
    response.end(found[1])
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() }
}

import { createHash } from 'node:crypto'
import { docsContract } from '@kredka/contracts/docs/contract'
import { getAsyncApi, getOpenApi } from '@kredka/contracts/docs/endpoints'
import type { PageLanguage } from '@kredka/contracts/kernel/head'
import { answerDocument, type Bytes } from '@kredka/projections/kernel/query'
import type { Module } from '../kernel/module.ts'
import type { Documented, DocumentedSite } from './documented.ts'
import type { DocsPage } from './page/pages.ts'

export type { DocumentedSite } from './documented.ts'

export type { DocsPage } from './page/pages.ts'

export interface DocsParts {
  readonly documentedSite: DocumentedSite
}

export interface Docs {
  readonly module: Module
  /** A page for people by its name; null where there is none. Made when it is first asked for. */
  readonly page: (name: string, language: PageLanguage) => Promise<DocsPage | null>
}

/**
 * What the site says of its own API: two documents for tools, and pages for people (API-08).
 * @param others every module but this one
 */
export function createDocs(others: readonly Module[], { documentedSite: site }: DocsParts): Docs {
  const documented: Documented = {
    modules: [...others, docsContract],
    site,
  }
  const openApi = memoizeBytes(async () => {
    const { openApiOf } = await import('./openapi.ts')
    return openApiOf(documented)
  })
  const asyncApi = memoizeBytes(async () => {
    const [{ asyncApiOf }, { loadEventSamples }] = await Promise.all([
      import('./asyncapi.ts'),
      import('./event-samples.ts'),
    ])
    return asyncApiOf(documented, await loadEventSamples())
  })
  const module: Module = {
    ...docsContract,
    documents: () => [answerDocument(getOpenApi, [], openApi), answerDocument(getAsyncApi, [], asyncApi)],
  }
  return { module, page: pagesOf(documented) }
}

/** Pages are kept as bytes too: there are two languages of each module's and no more. */
function pagesOf(documented: Documented): Docs['page'] {
  const made = new Map<string, Omit<DocsPage, 'body'> & { readonly bytes: Buffer }>()
  return async (name, language) => {
    const key = `${language} ${name}`
    const known = made.get(key)
    if (known !== undefined) {
      const { bytes, ...page } = known
      return { ...page, body: bytes.toString() }
    }
    const { docsPage } = await import('./page/pages.ts')
    const page = await docsPage(documented, name, language)
    if (page === null) return null
    const { body, ...rest } = page
    made.set(key, { ...rest, bytes: Buffer.from(body) })
    return page
  }
}

/** Made at the first call and kept as bytes, outside of the heap; what failed is tried again. */
function memoizeBytes(make: () => Promise<unknown>): () => Promise<Bytes> {
  let made: Promise<Bytes> | undefined
  return () => {
    made ??= make().then(bytesOf)
    made.catch(() => {
      made = undefined
    })
    return made
  }
}

function bytesOf(document: unknown): Bytes {
  const body = Buffer.from(JSON.stringify(document))
  return { body, etag: createHash('sha1').update(body).digest('base64url') }
}

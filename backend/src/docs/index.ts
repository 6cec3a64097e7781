import { createHash } from 'node:crypto'
import { getAsyncApi, getOpenApi } from '@kredka/contracts/docs/endpoints'
import { answerDocument, type Bytes } from '@kredka/projections/kernel/query'
import type { Module } from '../kernel/module.ts'
import type { Documented, DocumentedSite } from './documented.ts'

export type { DocumentedSite } from './documented.ts'

export interface DocsParts {
  readonly documentedSite: DocumentedSite
}

/** What the site says of its own API: two documents, each made when it is first asked for (API-08). @param others every module but this one */
export function createDocs(others: readonly Module[], { documentedSite: site }: DocsParts): Module {
  const documented: Documented = {
    modules: [...others, { name: 'docs', endpoints: [getOpenApi, getAsyncApi], events: {} }],
    site,
  }
  const openApi = once(async () => {
    const { openApiOf } = await import('./openapi.ts')
    return openApiOf(documented)
  })
  const asyncApi = once(async () => {
    const [{ asyncApiOf }, { loadEventSamples }] = await Promise.all([
      import('./asyncapi.ts'),
      import('./event-samples.ts'),
    ])
    return asyncApiOf(documented, await loadEventSamples())
  })
  return {
    name: 'docs',
    endpoints: [getOpenApi, getAsyncApi],
    events: {},
    documents: () => [answerDocument(getOpenApi, [], openApi), answerDocument(getAsyncApi, [], asyncApi)],
  }
}

/** Made at the first call and kept as bytes, outside of the heap; what failed is tried again. */
function once(make: () => Promise<unknown>): () => Promise<Bytes> {
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

import type { PageMeta } from '@kredka/contracts/kernel/schema'
import type { ApiError } from './errors.ts'

interface Kept<T> {
  /** Identifies the input this is the answer to. */
  readonly key: string
  /** The answer; while another page or filter loads, the previous answer, to be shown dimmed. */
  readonly data: T | null
  readonly meta: PageMeta | null
  /** A read model behind this is parked (EVT-06). */
  readonly stale: boolean
}

/** What a page knows of a read: exactly one of four states. */
export type ResourceState<T> =
  | (Kept<T> & { readonly status: 'idle' | 'loading'; readonly error: null })
  | (Kept<T> & { readonly status: 'ready'; readonly data: T; readonly error: null })
  | (Kept<T> & { readonly status: 'failed'; readonly error: ApiError })

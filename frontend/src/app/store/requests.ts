import type { CallResult } from '../api/client.ts'

/** Of commands under way what no action can carry: the file of an upload, and who waits for the result. */
export interface Requests {
  /** Before the command is dispatched under this id. The promise is kept when its saga says what became of it. */
  open(id: string, file?: Blob): Promise<CallResult<unknown>>
  fileOf(id: string): Blob | undefined
  settle(id: string, result: CallResult<unknown>): void
}

export function createRequests(): Requests {
  const all = new Map<string, { readonly file: Blob | undefined; resolve(result: CallResult<unknown>): void }>()
  return {
    open: (id, file) => new Promise((resolve) => all.set(id, { file, resolve })),
    fileOf: (id) => all.get(id)?.file,
    settle(id, result) {
      all.get(id)?.resolve(result)
      all.delete(id)
    },
  }
}

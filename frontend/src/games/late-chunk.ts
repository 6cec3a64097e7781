import { loadChunk } from '../kernel/chunks.ts'

/** A file of code that is loaded when it is wanted, once. */
export interface LateChunk<Part> {
  /** The same promise each time, as `use` wants it; null where it cannot be loaded. */
  load(): Promise<Part | null>
  /** Loads it ahead; where that fails, whoever needs it asks anew. */
  prepare(): void
  /** After a failure the next one asks anew. */
  forget(): void
}

export function lateChunk<Part>(load: () => Promise<Part>): LateChunk<Part> {
  let loading: Promise<Part | null> | null = null
  const begin = () => {
    loading ??= loadChunk(load).catch(() => null)
    return loading
  }
  const forget = () => {
    loading = null
  }
  return {
    load: begin,
    prepare() {
      void begin().then((part) => {
        if (part === null) forget()
      })
    },
    forget,
  }
}

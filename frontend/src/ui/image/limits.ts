/** What pictures a place takes and what it makes of them. */
export interface ImageLimits {
  /** Media types of the chosen file. */
  readonly types: readonly string[]
  /** Largest chosen file in bytes. */
  readonly chosenBytes: number
  /** Longest side of what is sent, in px. */
  readonly side: number
  /** Most bytes of what is sent. */
  readonly sentBytes: number
}

export type ImageFault =
  | { readonly text: 'image.wrong_type' | 'image.broken' | 'image.empty' }
  | { readonly text: 'image.too_large'; readonly values: { readonly megabytes: number } }

const MEGABYTE = 1024 * 1024

/** What can be said against a file before it is opened; null where nothing can. */
export function faultOfFile(file: Blob, { types, chosenBytes }: ImageLimits): ImageFault | null {
  if (!types.includes(file.type)) return { text: 'image.wrong_type' }
  if (file.size === 0) return { text: 'image.empty' }
  if (file.size <= chosenBytes) return null
  return { text: 'image.too_large', values: { megabytes: megabytesOf({ chosenBytes }) } }
}

/** Whether the browser can open it, whatever it is called; null where it can. */
export function faultOfContent(file: Blob): Promise<ImageFault | null> {
  return createImageBitmap(file).then(
    (picture) => {
      picture.close()
      return null
    },
    (): ImageFault => ({ text: 'image.broken' }),
  )
}

/** The largest file in whole megabytes, as people are told. */
export function megabytesOf({ chosenBytes }: Pick<ImageLimits, 'chosenBytes'>): number {
  return Math.round(chosenBytes / MEGABYTE)
}

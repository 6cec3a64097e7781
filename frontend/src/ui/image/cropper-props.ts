import type { ImageLimits } from './limits.ts'

export interface CropperProps {
  /** Object URL of the chosen picture. */
  readonly url: string
  readonly limits: Pick<ImageLimits, 'side' | 'sentBytes'>
  /** The picture is on its way to the server. */
  readonly sending: boolean
  /** What went wrong on its way there, in words. */
  readonly error: string | undefined
  readonly onCropped: (picture: Blob) => void
  /** The browser cannot open or draw it. */
  readonly onBroken: () => void
  readonly onClose: () => void
}

import type { ReactNode } from 'react'

export interface ModalProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly title: string
  /** The title is read but not seen. */
  readonly titleHidden?: boolean
  /** Width in px. Default 500. */
  readonly width?: number
  /** Fills the window. */
  readonly fullScreen?: boolean
  readonly children: ReactNode
  /** It has come to rest after opening. */
  readonly onOpened?: () => void
}

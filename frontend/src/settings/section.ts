import type { ComponentType } from 'react'
import type { TextId } from '../i18n/text-ids.ts'
import type { IconName } from '../ui/icons/icons.ts'

/** A section of a settings page: its words here, its controls in a file of their own. */
export interface Section {
  /** Anchor: `/settings#sessions`. Stable, mails and other pages link to it. */
  readonly id: string
  readonly title: TextId
  /** One sentence or two beside the controls. */
  readonly about: TextId
  readonly icon: IconName
  readonly Controls: ComponentType
}

import type { ComponentType } from 'react'
import type { TextId } from '../i18n/text-ids.ts'
import type { IconName } from '../ui/icons/icons.ts'

/** What a section of the settings is about. Its controls are loaded with its page. */
export interface SectionWords<Id extends string = string> {
  /** In the address: `/settings/security`, `/teaching-settings#places`. Stable, mails and other pages link to it. */
  readonly id: Id
  readonly title: TextId
  /** One sentence or two beside the controls. */
  readonly about: TextId
  /** Everyday words by which somebody looks for it, beside those of title and sentence. */
  readonly finds: TextId
  readonly icon: IconName
}

/** A section with its controls, which stand in a file of their own. */
export interface Section extends SectionWords {
  readonly Controls: ComponentType
}

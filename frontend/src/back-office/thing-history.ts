import type { ActView } from '@kredka/contracts/admin/views'
import type { TextId } from '../i18n/text-ids.ts'

/** What was done with a thing, and what that is called: as `History` shows it. */
export interface ThingHistory {
  readonly acts: readonly ActView[]
  readonly words: Readonly<Record<string, TextId>>
}

import type { PageLanguage } from '@kredka/contracts/kernel/head'
import { linkOf } from '@kredka/contracts/notifications/links'
import type { AnyNotice } from '@kredka/contracts/notifications/types'
import type { AllNoticeWays } from '../../kernel/notices.ts'
import { type ServerTextId, sayIn } from '../../kernel/texts.ts'
import { type OpenNotice, wayOf } from '../ways.ts'

/**
 * What the service worker shows, and where it leads. Nobody's name and no word of another person: it lies on locked
 * screens.
 */
export interface PushText {
  readonly title: string
  readonly body: string
  /** Path on the site. */
  readonly url: string
  /** A newer one of the same tag takes the place of the older. */
  readonly tag: string
}

/** @param id of the notice */
export function pushText(ways: AllNoticeWays, notice: OpenNotice, id: string, language: PageLanguage): PushText {
  const { body, tag } = wayOf(ways, notice.type)
  return {
    // `npm test -- texts` asks for it of every type that is sent
    title: sayIn(language)(`${notice.type}.push` as ServerTextId),
    body: body?.(notice.data, language) ?? '',
    url: linkOf(notice as AnyNotice, language),
    tag: tag?.(notice.data) ?? id,
  }
}

import type { PageLanguage } from '@kredka/contracts/kernel/head'
import { linkOf } from '@kredka/contracts/notifications/links'
import type { AnyNotice } from '@kredka/contracts/notifications/types'
import type { ContentOf } from '../../kernel/mail-content.ts'
import type { AllNoticeWays } from '../../kernel/notices.ts'
import { type ServerTextId, sayIn } from '../../kernel/texts.ts'
import { wordsOf } from '../../mail/index.ts'
import { type OpenNotice, wayOf } from '../ways.ts'

/**
 * What the service worker shows, and where it leads. Nobody's name, and of another's words nothing but what they titled
 * something: it lies on locked screens.
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

/** What is looked up when a message leaves: a word of the content of this mail. */
interface Called {
  readonly word: string
  readonly of: Parameters<ContentOf>
}

/** A message as it waits. What another person titled the thing that it is about is not in it yet. */
interface WaitingPush extends PushText {
  readonly called?: Called
}

/** The mail of the notice greets its receiver; of its words none is looked up that does. */
const NOBODY = ''

export function waitingPush(ways: AllNoticeWays, notice: OpenNotice, id: string, language: PageLanguage): WaitingPush {
  const text = pushText(ways, notice, id, language)
  const { called: word, mail: mailOf } = wayOf(ways, notice.type)
  const mail = word === undefined ? null : mailOf?.(notice.data, NOBODY)
  if (word === undefined || !mail) return text
  const params = mail.params as Parameters<ContentOf>[1]
  return { ...text, called: { word, of: [mail.template, params, language] } }
}

/** The message that goes to the device. */
export async function leavingPush(message: string, contentOf: ContentOf): Promise<string> {
  const { called, ...text }: WaitingPush = JSON.parse(message)
  if (called === undefined) return message
  const title = wordsOf(await contentOf(...called.of))[called.word]
  return JSON.stringify({ ...text, body: [title ?? '', text.body].filter((part) => part !== '').join(' · ') })
}

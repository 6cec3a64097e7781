import { streamOf } from '@kredka/contracts/kernel/events'
import type { MailParams, MailTemplate } from '@kredka/contracts/mail/templates'
import { notificationEvents as e } from '@kredka/contracts/notifications/events'
import { personOf } from '../accounts/index.ts'
import type { AllNoticeWays } from '../kernel/notices.ts'
import type { Alarm } from '../kernel/policy.ts'
import type { Tools } from '../kernel/tools.ts'
import { requestMail } from '../mail/index.ts'
import { inboxDecider, isUnseen, wants } from './inbox.ts'
import { type OpenNotice, openNotice, wayOf } from './ways.ts'

/**
 * Mails a notice when its time has come, unless the person has seen it or switched such mails off by then. One that
 * stands in no list cannot have been seen.
 */
export function mailAlarm({ streams }: Pick<Tools, 'streams'>, ways: AllNoticeWays): Alarm {
  return {
    name: 'notifications.mail',
    set: {
      [e.Notified.name]: ({ data, revision }) => {
        const due_at = data['mail_due_at']
        if (typeof due_at !== 'string') return null
        return { key: `${data['user_id']} ${data['notification_id']} ${revision}`, due_at }
      },
    },
    fire: async ({ key }, reaction) => {
      const [user_id = '', notification_id = '', revision] = key.split(' ')
      const { state: inbox } = await reaction.write.fold(inboxDecider, user_id)
      // of a long inbox the one event alone is opened; alarms that were set before their key named its place look for
      // it
      const place = revision === undefined ? {} : { from: Number(revision), limit: 1 }
      const events = await streams.read(streamOf(inboxDecider.category, user_id), place)
      const told = events.find(
        ({ type, data }) => type === e.Notified.name && data['notification_id'] === notification_id,
      )
      if (told === undefined) return undefined
      const notice = openNotice(told.data)
      if (notice === null) return undefined
      if (told.data['in_app'] === true && !isUnseen(inbox, notification_id)) return undefined
      if (!wants(inbox, notice.type, 'mail')) return undefined
      const person = await personOf(streams, user_id)
      const mail = person === null ? null : mailOf(ways, notice, person.name)
      if (person === null || mail === null) return undefined
      const to = { to_subject: user_id, address: person.email, language: person.language }
      return requestMail(reaction, { ...mail, ...to, mail_id: notification_id })
    },
  }
}

/** The mail that a notice leads to; null for types that have none, and for those whose module sends it. */
function mailOf(ways: AllNoticeWays, notice: OpenNotice, name: string): NoticeMail | null {
  return (wayOf(ways, notice.type).mail?.(notice.data, name) ?? null) as NoticeMail | null
}
type NoticeMail = {
  readonly [T in MailTemplate]: { readonly template: T; readonly params: MailParams<T> }
}[MailTemplate]

import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { type EventOf, make } from '@kredka/contracts/kernel/events'
import {
  MailBodyRead,
  MailDelayed,
  MailErased,
  type MailEvent,
  MailFailed,
  MailRequested,
  MailResendRequested,
  MailSent,
} from '@kredka/contracts/mail/events'
import type { MailTemplate } from '@kredka/contracts/mail/templates'
import type { Decider } from '../kernel/decider.ts'

/** Stream `mail-{mail_id}`: one mail to one person, through all its rounds. */
export type Mail =
  | { readonly is: 'absent' }
  | {
      readonly is: 'pending' | 'sent' | 'failed' | 'erased'
      readonly about: { readonly mail_id: string; readonly template: MailTemplate; readonly subject_id: string }
      /** Resends so far. */
      readonly round: number
    }
type Known = Exclude<Mail, { is: 'absent' }>

type Outcome<D> = D extends { data: infer Data } ? Omit<Data, 'mail_id' | 'template' | 'subject_id'> : never

export type MailCommand =
  | { readonly do: 'request'; readonly mail: EventOf<typeof MailRequested>['data'] }
  | { readonly do: 'record_sent'; readonly outcome: Outcome<EventOf<typeof MailSent>> }
  | { readonly do: 'record_delay'; readonly outcome: Outcome<EventOf<typeof MailDelayed>> }
  | { readonly do: 'record_failure'; readonly outcome: Outcome<EventOf<typeof MailFailed>> }
  | { readonly do: 'resend' | 'read_body'; readonly admin_id: string; readonly reason: string }
  | { readonly do: 'erase' }

export const mailDecider: Decider<Mail, MailCommand, MailEvent> = {
  category: 'mail',
  initial: { is: 'absent' },
  evolve(state, event) {
    if (event.type === 'MailRequested') {
      const { mail_id, template, subject_id } = event.data
      return { is: 'pending', about: { mail_id, template, subject_id }, round: 0 }
    }
    if (state.is === 'absent') return state
    switch (event.type) {
      case 'MailSent':
        return { ...state, is: 'sent' }
      case 'MailFailed':
        return { ...state, is: 'failed' }
      case 'MailErased':
        return { ...state, is: 'erased' }
      case 'MailResendRequested':
        return { ...state, is: 'pending', round: event.data.round }
      default:
        return state
    }
  },
  decide(state, command) {
    if (command.do === 'request') return state.is === 'absent' ? [make(MailRequested, command.mail)] : []
    return state.is === 'absent' ? reject('MAIL_NOT_FOUND') : decideKnown(state, command)
  },
}

function decideKnown(mail: Known, command: Exclude<MailCommand, { do: 'request' }>): readonly MailEvent[] | Rejection {
  const { about, round } = mail
  switch (command.do) {
    case 'record_sent':
      return recordable(mail, command.outcome.round) ? [make(MailSent, { ...about, ...command.outcome })] : []
    case 'record_delay':
      return recordable(mail, command.outcome.round) ? [make(MailDelayed, { ...about, ...command.outcome })] : []
    case 'record_failure':
      return recordable(mail, command.outcome.round) ? [make(MailFailed, { ...about, ...command.outcome })] : []
    case 'resend':
      // A mail still under way comes by itself; one whose person is gone has nobody to go to.
      if (mail.is === 'pending' || mail.is === 'erased') return reject('CONFLICT')
      return [
        make(MailResendRequested, { ...about, round: round + 1, admin_id: command.admin_id, reason: command.reason }),
      ]
    case 'read_body':
      if (mail.is === 'erased') return reject('MAIL_NOT_FOUND')
      return [make(MailBodyRead, { ...about, admin_id: command.admin_id, reason: command.reason })]
    case 'erase':
      return mail.is === 'erased' ? [] : [make(MailErased, about)]
  }
}

/** A late word about an earlier round, or about one that ended, changes nothing. */
function recordable(mail: Known, round: number): boolean {
  return mail.is === 'pending' && mail.round === round
}

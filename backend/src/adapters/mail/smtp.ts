import { createTransport } from 'nodemailer'
import { MailNotSentError, type MailTransport } from '../../mail/transport.ts'
import { messageOf } from './message.ts'

export interface SmtpTimeouts {
  readonly connectionTimeout: number
  readonly greetingTimeout: number
  readonly socketTimeout: number
}
const TIMEOUTS: SmtpTimeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 }

/** @param url `smtp://` or `smtps://` with user and password where the server asks for them */
export function smtpTransport(url: string, timeouts: SmtpTimeouts = TIMEOUTS): MailTransport {
  const smtp = createTransport({ url, pool: true, maxConnections: 4, ...timeouts })
  return {
    way: 'smtp',
    send: async (mail) => {
      try {
        await smtp.sendMail(messageOf(mail))
      } catch (error) {
        throw notSent(error)
      }
    },
    erase: async () => undefined,
    close: async () => smtp.close(),
  }
}

/** Codes of nodemailer for a server that cannot be reached or does not keep to the protocol's times. */
const NO_CONNECTION = new Set(['ECONNECTION', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS'])

function notSent(error: unknown): MailNotSentError {
  if (!(error instanceof Error)) return new MailNotSentError('broken', String(error))
  const { code, command, responseCode } = error as Error &
    Readonly<Record<'code' | 'command' | 'responseCode', unknown>>
  if (code === 'EAUTH') return new MailNotSentError('login_refused', error.message)
  if (typeof responseCode === 'number' && responseCode >= 500) {
    // 5xx to an address is final (RFC 5321, 4.2.1); 5xx to the greeting or the sender may be set right on our side.
    return new MailNotSentError('refused', error.message, command === 'RCPT TO')
  }
  if (typeof responseCode === 'number' && responseCode >= 400)
    return new MailNotSentError('refused_for_now', error.message)
  if (typeof code === 'string' && NO_CONNECTION.has(code)) return new MailNotSentError('no_connection', error.message)
  return new MailNotSentError('broken', error.message)
}

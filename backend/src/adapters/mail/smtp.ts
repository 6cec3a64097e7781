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
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ url, pool: true, maxConnections: 4, ...timeouts })
  }
  let smtp: ReturnType<typeof open> | undefined
  return {
    way: 'smtp',
    send: async (mail) => {
      try {
        smtp ??= open()
        await (await smtp).sendMail(messageOf(mail))
      } catch (error) {
        throw notSent(error)
      }
    },
    keeps: async () => [],
    erase: async () => undefined,
    close: async () => (await smtp)?.close(),
  }
}

/** Codes of nodemailer for a server that cannot be reached or does not keep to the protocol's times. */
const NO_CONNECTION = new Set(['ECONNECTION', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS'])

interface SmtpFault {
  readonly message: string
  readonly code?: unknown
  readonly command?: unknown
  readonly responseCode?: unknown
}

function notSent(error: unknown): MailNotSentError {
  if (!isFault(error)) return new MailNotSentError('broken', String(error))
  const { message, code, command, responseCode } = error
  if (code === 'EAUTH') return new MailNotSentError('login_refused', message)
  if (typeof responseCode === 'number' && responseCode >= 500) {
    // 5xx to an address is final (RFC 5321, 4.2.1); 5xx to the greeting or the sender may be set right on our side.
    return new MailNotSentError('refused', message, command === 'RCPT TO')
  }
  if (typeof responseCode === 'number' && responseCode >= 400) return new MailNotSentError('refused_for_now', message)
  if (typeof code === 'string' && NO_CONNECTION.has(code)) return new MailNotSentError('no_connection', message)
  return new MailNotSentError('broken', message)
}

function isFault(error: unknown): error is SmtpFault {
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
}

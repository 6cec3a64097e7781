import type { MailTransport } from '../../mail/transport.ts'

/** No way out is configured: mails are kept in the back office's list and go nowhere. */
export function keptTransport(): MailTransport {
  return {
    way: 'kept',
    send: async () => undefined,
    keeps: async () => [],
    erase: async () => undefined,
    close: async () => undefined,
  }
}

import type { MailFault } from '@kredka/contracts/mail/events'

/** A mail on its way out. */
export interface OutgoingMail {
  readonly mail_id: string
  readonly round: number
  /** With angle brackets; the same for every attempt of a round, so that a repeat is recognised as one. */
  readonly message_id: string
  /** As configured: `Kredka <no-reply@kredka.example>`. */
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly language: 'pl' | 'en'
  readonly template: string
  /** Texts that go along as files. */
  readonly attachments?: readonly { readonly filename: string; readonly type: string; readonly content: string }[]
  /** Where one click of a mail program ends mails of this kind (RFC 8058). */
  readonly one_click_url?: string
  /** Milliseconds: when it was asked for. */
  readonly date: number
}

/** How mails leave the process. */
export interface MailTransport {
  readonly way: 'smtp' | 'outbox' | 'kept'
  /** @throws MailNotSentError; anything else thrown counts as `broken` */
  send(mail: OutgoingMail): Promise<void>
  /** Ids of the mails that this way keeps something of. */
  keeps(): Promise<readonly string[]>
  /** Removes what this way keeps of mails, when somebody in them is forgotten or their time is over. */
  erase(mailIds: readonly string[]): Promise<void>
  close(): Promise<void>
}

export class MailNotSentError extends Error {
  override readonly name = 'MailNotSentError'
  readonly fault: MailFault
  /** True when trying again cannot help: the address is refused for good. */
  readonly final: boolean
  constructor(fault: MailFault, message: string, final = false) {
    super(message)
    this.fault = fault
    this.final = final
  }
}

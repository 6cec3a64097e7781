import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { linksOf, type Mail, parseMail } from './mime.ts'

const WITHIN_MS = 15_000

/** The mails that a site without a mail server wrote to files. */
export class Outbox {
  readonly #folder: string
  /** By file: hundreds gather, and are asked for twenty times a second. */
  readonly #read = new Map<string, Promise<Mail>>()

  /** @param folder `DATA_DIR/outbox` of the site */
  constructor(folder: string) {
    this.#folder = folder
  }

  /**
   * The newest mail to this address, as soon as there is one.
   * @param subject part of its subject, where several kinds of mail go to the person
   * @throws Error when none came within 15 s
   */
  async mailTo(address: string, subject: string | RegExp = ''): Promise<Mail> {
    const until = performance.now() + WITHIN_MS
    for (;;) {
      const mails = await this.all(address)
      const found = mails.findLast((mail) =>
        typeof subject === 'string' ? mail.subject.includes(subject) : subject.test(mail.subject),
      )
      if (found) return found
      if (performance.now() > until) {
        throw new Error(
          `No mail to ${address} about '${subject}'; there are: ${mails.map((m) => m.subject).join(', ')}`,
        )
      }
      await pause(50)
    }
  }

  /** The first link of that mail whose address holds `part`. */
  async linkTo(address: string, part: string, subject: string | RegExp = ''): Promise<string> {
    const mail = await this.mailTo(address, subject)
    const link = linksOf(mail).find((address) => address.includes(part))
    if (!link) throw new Error(`The mail '${mail.subject}' has no link with '${part}':\n${mail.text}`)
    return link
  }

  /** Every mail to the address, oldest first. */
  async all(address: string): Promise<readonly Mail[]> {
    const names = await readdir(this.#folder).catch(() => [])
    const files = names.filter((name) => name.endsWith('.eml')).sort()
    const mails = await Promise.all(files.map((name) => this.#mailIn(name)))
    return mails.filter((mail) => mail.to.toLowerCase().includes(address.toLowerCase()))
  }

  #mailIn(name: string): Promise<Mail> {
    const known = this.#read.get(name)
    if (known !== undefined) return known
    const reading = readFile(join(this.#folder, name), 'utf8').then(parseMail)
    this.#read.set(name, reading)
    return reading
  }
}

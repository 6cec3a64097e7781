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
    return this.#newest(address, (mail) => (isAbout(mail, subject) ? mail : undefined), `about '${subject}'`)
  }

  /** The first link whose address holds `part`, of the newest mail that has one. */
  async linkTo(address: string, part: string, subject: string | RegExp = ''): Promise<string> {
    const linkIn = (mail: Mail) =>
      isAbout(mail, subject) ? linksOf(mail).find((link) => link.includes(part)) : undefined
    return this.#newest(address, linkIn, `about '${subject}' with a link to '${part}'`)
  }

  async #newest<T>(address: string, find: (mail: Mail) => T | undefined, what: string): Promise<T> {
    const until = performance.now() + WITHIN_MS
    for (;;) {
      const mails = await this.all(address)
      for (const mail of mails.toReversed()) {
        const found = find(mail)
        if (found !== undefined) return found
      }
      if (performance.now() > until) {
        throw new Error(`No mail to ${address} ${what}; there are: ${mails.map((m) => m.subject).join(', ')}`)
      }
      await pause(50)
    }
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

function isAbout({ subject }: Mail, part: string | RegExp): boolean {
  return typeof part === 'string' ? subject.includes(part) : part.test(subject)
}

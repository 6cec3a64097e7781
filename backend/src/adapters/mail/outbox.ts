import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailTransport, OutgoingMail } from '../../mail/transport.ts'
import { messageOf } from './message.ts'

/**
 * Writes each mail as an `.eml` file, which any mail program opens. The name follows from mail and round, so that a
 * repeat replaces its own file. For the embedded default only: the files hold tokens.
 */
export function outboxTransport(folder: string): MailTransport {
  return {
    way: 'outbox',
    send: async (mail) => {
      const { createTransport } = await import('nodemailer')
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
      const { message } = await composer.sendMail(messageOf(mail))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, fileName(mail))
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
    keeps: async () => [...new Set((await filesIn(folder)).map(mailOf))],
    erase: async (mailIds) => {
      if (mailIds.length === 0) return
      const gone = new Set(mailIds)
      for (const file of await filesIn(folder))
        if (gone.has(mailOf(file))) await rm(join(folder, file), { force: true })
    },
    close: async () => undefined,
  }
}

/** `20270301-090000_signup_<mail id>_0.eml`: sorts by time, tells what it is. */
function fileName(mail: OutgoingMail): string {
  const at = new Date(mail.date).toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
  return `${at}_${mail.template.replaceAll('_', '-')}_${mail.mail_id}_${mail.round}.eml`
}

/** None before the first mail has made the folder. */
function filesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch(() => [])
}

function mailOf(file: string): string {
  return file.split('_')[2] ?? ''
}

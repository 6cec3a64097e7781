import { relative } from 'node:path'
import { outboxFolder } from '@kredka/backend/adapters/mail/index'
import { DEMO_PASSWORD } from '../seed/demo.ts'
import { DEMO_ADMIN, DEMO_STAFF, DEMO_STUDENT, DEMO_TEACHER } from '../seed/demo-plan.ts'
import { readDemoMark } from './demo-mark.ts'
import type { Ground } from './ground.ts'

/** What a person at the terminal wants to know first: where it is, who may log in, where mails and log are. */
export function welcome(ground: Ground, url: string, more: readonly string[] = []): string {
  const logins = [
    ['Student', DEMO_STUDENT, ''],
    ['Teacher', DEMO_TEACHER, ''],
    ['Admin', DEMO_ADMIN, '  at /adminero'],
    ...DEMO_STAFF.map(({ name }) => ['Staff', name, '  at /adminero, with a role that may do less']),
  ].map(([who, name, where]) => `  ${who?.padEnd(8)} ${name?.padEnd(20)} ${DEMO_PASSWORD}${where}`)
  return [
    '',
    `Kredka is at ${url}`,
    '',
    ...(readDemoMark(ground.data.path) === 'made' ? [...logins, ''] : []),
    ...more,
    `  Mail     ${mailOf(ground)}`,
    `  Log      ${toShortPath(ground.log.path)}`,
    '  Ctrl-C stops',
  ].join('\n')
}

function mailOf({ config, embedded }: Ground): string {
  if (config.smtp_url) return 'goes to the server of SMTP_URL'
  if (!embedded) return 'is kept in the database: set SMTP_URL to send it'
  return `is written to ${toShortPath(outboxFolder(config.data_dir))}/*.eml`
}

function toShortPath(path: string): string {
  const near = relative(process.cwd(), path)
  return near === '' || near.startsWith('..') ? path : near
}

import type { PageLanguage } from '@kredka/contracts/kernel/head'
import { pathOf } from '@kredka/contracts/kernel/routes'
import type { levelsMails as types } from '@kredka/contracts/levels/mails'
import type { levelsNotices as notices } from '@kredka/contracts/levels/notices'
import { button, quote, text } from '../kernel/mail-blocks.ts'
import type { Mails } from '../kernel/mails.ts'
import type { NoticeWays } from '../kernel/notices.ts'
import type texts from './levels.pl.json'

declare module '../kernel/texts.ts' {
  interface Texts extends Record<keyof typeof texts, string> {}
}

const own = { name: 'Żaneta Źdźbło', level_id: '01hzy3v9k2m4n6p8q0r2s4t6v8', level_name: 'Zakręcona łąka' }

const editor = (public_url: string, language: PageLanguage, level_id: string) =>
  public_url + pathOf('levels.edit', language, { id: level_id })

export const levelMails: Mails<typeof types> = {
  level_hidden: {
    blocks: (t, { level_id }, { public_url, language }) => [
      text(t('level_hidden.text')),
      text(t('level_hidden.next')),
      button(t('level_hidden.button'), editor(public_url, language, level_id)),
    ],
    preview: { params: own },
  },
  level_cleared: {
    blocks: (t, { level_id }, { public_url, language }) => [
      text(t('level_cleared.text')),
      button(t('level_cleared.button'), editor(public_url, language, level_id)),
    ],
    preview: { params: own },
  },
  level_taken_down: {
    blocks: (t, { level_id, reason }, { public_url, language }) => [
      text(t('level_taken_down.text')),
      quote(reason),
      text(t('level_taken_down.next')),
      button(t('level_taken_down.button'), editor(public_url, language, level_id)),
    ],
    preview: { params: { ...own, reason: 'Ściany układają się w obraźliwy napis.' } },
  },
}

export const levelNoticeWays: NoticeWays<typeof notices, typeof types> = {
  level_hidden: {
    mail: ({ level_id, level_name }, name) => ({ template: 'level_hidden', params: { name, level_id, level_name } }),
    body: ({ level_name }) => level_name,
  },
  level_cleared: {
    mail: ({ level_id, level_name }, name) => ({ template: 'level_cleared', params: { name, level_id, level_name } }),
    body: ({ level_name }) => level_name,
  },
  level_taken_down: {
    mail: ({ level_id, level_name, reason }, name) => ({
      template: 'level_taken_down',
      params: { name, level_id, level_name, reason },
    }),
    body: ({ level_name }) => level_name,
  },
}

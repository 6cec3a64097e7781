import type { ContentOf, MailContent, Words } from '../kernel/mail-content.ts'

export type { ContentOf } from '../kernel/mail-content.ts'

/** What each module keeps for its mails, as one. */
export function contentOfAll(all: readonly { readonly contentOf?: ContentOf }[]): ContentOf {
  const each = all.flatMap(({ contentOf }) => contentOf ?? [])
  return async (...mail) => Object.assign({}, ...(await Promise.all(each.map((contentOf) => contentOf(...mail)))))
}

/** The words of all, as a template reads them. */
export function wordsOf({ common = {}, personal = {} }: MailContent): Words {
  return Object.assign({}, common, ...Object.values(personal)) as Words
}

/** Only the words that there are. */
export function present(words: Readonly<Record<string, string | null | undefined>>): Words {
  return Object.fromEntries(Object.entries(words).filter((entry): entry is [string, string] => (entry[1] ?? '') !== ''))
}

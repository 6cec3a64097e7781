import { senderName } from '../chat/index.ts'
import type { Tools } from '../kernel/tools.ts'
import type { ContentOf } from '../mail/index.ts'
import { issueContent } from '../newsletter/index.ts'
import { orderContent } from '../orders/index.ts'

/** What mails show beside their parameters, from the modules that keep it. */
export function contents(tools: Pick<Tools, 'write' | 'streams'>): ContentOf {
  const all = [issueContent(tools), senderName(tools), orderContent(tools)]
  return async (...mail) => Object.assign({}, ...(await Promise.all(all.map((contentOf) => contentOf(...mail)))))
}

import { senderName } from '../chat/index.ts'
import type { Tools } from '../kernel/tools.ts'
import { lessonAttachments, lessonMailContent } from '../lessons/index.ts'
import type { AttachmentsOf, ContentOf } from '../mail/index.ts'
import { issueContent } from '../newsletter/index.ts'
import { orderContent } from '../orders/index.ts'
import { matchContent } from '../searches/index.ts'

/** What mails show beside their parameters, from the modules that keep it. */
export function contents(tools: Pick<Tools, 'write' | 'streams'>): ContentOf {
  const all = [
    issueContent(tools),
    senderName(tools),
    orderContent(tools),
    lessonMailContent(tools),
    matchContent(tools),
  ]
  return async (...mail) => Object.assign({}, ...(await Promise.all(all.map((contentOf) => contentOf(...mail)))))
}

/** Files that go with mails, from the modules that know what belongs in them. */
export function attachments(tools: Pick<Tools, 'streams' | 'site'>): AttachmentsOf {
  return lessonAttachments(tools)
}

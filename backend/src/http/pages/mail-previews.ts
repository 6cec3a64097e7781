import type { EdgeMiddleware } from '../edge.ts'
import { BARE_HEADERS } from '../security.ts'

/** A page below `/_mails` by its name, null where there is none. */
export type MailPreviews = (name: string) => { readonly type: 'html' | 'text'; readonly body: string } | null

const FIRST = '/_mails'
/** A mail has its styles in itself. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** All mails as they would leave, for developers: nothing in production. */
export function serveMailPreviews(previews: MailPreviews, development: boolean): EdgeMiddleware {
  return async (ctx, next) => {
    const isOurs = ctx.path === FIRST || ctx.path.startsWith(`${FIRST}/`)
    if (!development || !isOurs || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next()
    ctx.state.label = 'mails'
    const page = previews(ctx.path.slice(FIRST.length + 1))
    if (page === null) return next()
    ctx.status = 200
    ctx.set({ ...BARE_HEADERS, 'content-security-policy': POLICY })
    ctx.type = `text/${page.type === 'html' ? 'html' : 'plain'}; charset=utf-8`
    ctx.body = page.body
  }
}

import { HEADERS } from '@kredka/contracts/kernel/wire'
import type { DocumentedSite } from './documented.ts'

/** What to know before the first call: paragraphs with `code` in them. */
export function introduction({ limits, body_limit }: DocumentedSite): string {
  return [
    'GET reads; POST is a command that changes something. Names are snake_case, instants ISO 8601 UTC, money whole numbers in minor units.',
    'A success is `{"data": …}`; a list also has `meta` with `page`, `page_size` and `has_next_page`. A failure is `{"error": {"code", "message", …}}` with a code that never changes its meaning. Unknown properties are refused.',
    `A command of somebody who is logged in answers with the header \`${HEADERS.position}\`. Hand it to a query as \`${HEADERS.afterPosition}\`, and the answer holds what the command did.`,
    `A command may carry \`Idempotency-Key\`: the same key and input within 24 hours get the first answer again, and nothing is done twice. A repeat that comes while the first is under way waits for its answer; another input under the same key is refused.`,
    `A POST of a browser must come from the site itself (\`Origin\`). JSON bodies hold at most ${body_limit} bytes.`,
    `Each person, or address of visitors, may make about ${limits.read} reads, ${limits.write} commands and ${limits.costly} costly calls a minute. Playing is counted by itself, for each person or visitor up to ${limits.play}, for all visitors of an address up to ${limits.play_address}. Tries at logging in are limited more strictly. A refused call says in \`Retry-After\` how many seconds to wait.`,
  ].join('\n\n')
}

import type { Contract } from '@kredka/contracts/kernel/module-contract'
import type { Projection } from '@kredka/projections/kernel/projection'
import type { DocumentHandler, QueryHandler } from '@kredka/projections/kernel/query'
import type { MakeChannels } from './channel.ts'
import type { Handler } from './handler.ts'
import type { Hints } from './hints.ts'
import type { AttachmentsOf, ContentOf } from './mail-content.ts'
import type { AllMails } from './mails.ts'
import type { AllNoticeWays } from './notices.ts'
import type { PageHead } from './page.ts'
import type { PersonalRecords } from './personal-records.ts'
import type { Alarm, Policy } from './policy.ts'
import type { MakeSignals } from './signals.ts'
import type { StreamState } from './stream-state.ts'
import type { Timeline } from './timeline.ts'
import type { Tools } from './tools.ts'
import type { Withheld } from './withheld.ts'

/**
 * All that a module brings to the product, under one name: its contract, and what fulfils it. `composition/modules.ts`
 * lists them; routes, catalogue of events, projections, policies and pages are made from that list. What is known
 * without running anything is data, the rest is made from the tools. Every endpoint needs its handler: of a command, a
 * query or a document: a start without one fails.
 */
export interface Module extends Contract {
  readonly projections?: readonly Projection[]
  readonly handlers?: (tools: Tools) => readonly Handler[]
  readonly queryHandlers?: (tools: Tools) => readonly QueryHandler[]
  readonly documents?: (tools: Tools) => readonly DocumentHandler[]
  readonly policies?: (tools: Tools) => readonly Policy[]
  readonly alarms?: (tools: Tools) => readonly Alarm[]
  readonly heads?: readonly PageHead[]
  /** Whose pages a change concerns, told over their sockets. */
  readonly hints?: Hints
  /** What each socket of its own does that its contract declares. */
  readonly serveChannels?: MakeChannels
  /** Who may see whose typing and presence: the chat's to say, and nobody else's. */
  readonly signals?: MakeSignals
  /** Each mail that its contract declares, and how its notices leave the site. */
  readonly mails?: AllMails
  readonly noticeWays?: AllNoticeWays
  /** What mails show beside their parameters, and files that go with them, where it keeps such things. */
  readonly mailContents?: (tools: Pick<Tools, 'write' | 'streams' | 'site'>) => MailContents
  readonly timelines?: readonly Timeline[]
  /** How the states of its streams follow from their events, where they decide anything. */
  readonly states?: readonly StreamState[]
  readonly records?: (tools: Tools) => readonly PersonalRecords[]
  readonly withheld?: (tools: Tools) => Withheld
}

export interface MailContents {
  readonly contentOf?: ContentOf
  readonly attachmentsOf?: AttachmentsOf
}

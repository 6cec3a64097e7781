import type { EventStore } from '@kredka/contracts/kernel/ports'
import type { DocumentHandler, QueryHandler } from '@kredka/projections/kernel/query'
import { createAccountStatuses } from '../accounts/index.ts'
import { createImpersonationLookup, createStaffSessions } from '../admin/index.ts'
import type { AccountStatuses, FindImpersonation, StaffSessions } from '../http/ports.ts'
import type { Catalog } from '../kernel/catalog.ts'
import type { EventEncryption } from '../kernel/event-encryption.ts'
import type { Handler } from '../kernel/handler.ts'
import type { Module } from '../kernel/module.ts'
import { createOpenFacts } from '../kernel/open-facts.ts'
import type { PageHead } from '../kernel/page.ts'
import type { Alarm, Policy } from '../kernel/policy.ts'
import { inlineRunner, type RunInline } from '../kernel/reactions/inline.ts'
import type { Tools } from '../kernel/tools.ts'
import { tracePolicy } from '../kernel/traced-reactions.ts'
import { createWriteSide } from '../kernel/write/create-write-side.ts'

/** The write side with its tools, and what the modules made of them. */
export interface Backend {
  readonly tools: Tools
  readonly statuses: AccountStatuses
  readonly staff: StaffSessions
  readonly impersonation: FindImpersonation
  readonly wired: Wired
}

export interface Wired {
  readonly handlers: readonly Handler[]
  readonly queryHandlers: readonly QueryHandler[]
  readonly documents: readonly DocumentHandler[]
  readonly policies: readonly Policy[]
  readonly alarms: readonly Alarm[]
  readonly heads: readonly PageHead[]
}

export interface BackendParts extends Omit<Tools, 'write' | 'streams' | 'openFacts'> {
  readonly store: EventStore
  readonly catalog: Catalog
  readonly encryption: EventEncryption
  readonly modules: readonly Module[]
  /** Staff stopped this policy. Default: none is. */
  readonly isStopped?: (policy: string) => boolean
}

/** Inline policies write through the write side that runs them: the circle is closed here. */
export function createBackend(parts: BackendParts): Backend {
  const { store, encryption, modules, clock, log, vault, isStopped = () => false } = parts
  let runInline: RunInline = () => Promise.reject(new Error('the inline policies are not wired yet'))
  const write = createWriteSide({ ...parts, inline: (events) => runInline(events) })
  const statuses = createAccountStatuses({ write, sessions: vault.sessions })
  const staff = createStaffSessions({ write, sessions: vault.adminSessions })
  const impersonation = createImpersonationLookup({ write, impersonations: vault.impersonations })
  const tools: Tools = {
    ...parts,
    write,
    streams: { read: async (stream, options) => encryption.openEvents(await store.read(stream, options)) },
    openFacts: createOpenFacts(store, encryption),
    vault: {
      ...vault,
      forgetPerson: async (subjectId) => {
        // also the copy that this process keeps in memory
        await encryption.keyring.forget(subjectId)
        await vault.forgetPerson(subjectId)
      },
    },
  }
  const wired = wire(modules, tools)
  runInline = inlineRunner(wired.policies, { write: () => write, store, clock, log, isStopped })
  return { tools, statuses, staff, impersonation, wired }
}

function wire(modules: readonly Module[], tools: Tools): Wired {
  return {
    handlers: modules.flatMap((module) => module.handlers?.(tools) ?? []),
    queryHandlers: modules.flatMap((module) => module.queryHandlers?.(tools) ?? []),
    documents: modules.flatMap((module) => module.documents?.(tools) ?? []),
    policies: modules.flatMap((module) => module.policies?.(tools) ?? []).map(tracePolicy),
    alarms: modules.flatMap((module) => module.alarms?.(tools) ?? []),
    heads: modules.flatMap((module) => module.heads ?? []),
  }
}

import type { EventDefinition } from '@kredka/contracts/kernel/events'
import type { Projection } from '@kredka/projections/kernel/projection'
import { accounts } from '../accounts/index.ts'
import { type AdminParts, createAdmin } from '../admin/index.ts'
import { availability } from '../availability/index.ts'
import { data } from '../data/index.ts'
import { createJobs, type JobParts, type Jobs } from '../jobs/index.ts'
import type { Module } from '../kernel/module.ts'
import { createMail, type Mail, type MailParts } from '../mail/index.ts'
import { offers } from '../offers/index.ts'
import { profiles } from '../profiles/index.ts'

/** What modules need beside the tools. */
export type ModuleParts = AdminParts & MailParts & JobParts

export interface Modules {
  readonly all: readonly Module[]
  readonly mail: Mail
  readonly jobs: Jobs
}

/** Every module of the product. A new one is one more line here. */
export function createModules(parts: ModuleParts): Modules {
  const mail = createMail(parts)
  const jobs = createJobs(parts)
  return {
    all: [accounts, profiles, availability, offers, data, createAdmin(parts), mail.module, jobs.module],
    mail,
    jobs,
  }
}

export function eventsOf(modules: readonly Pick<Module, 'events'>[]): readonly EventDefinition[] {
  return modules.flatMap((module) => Object.values(module.events))
}

export function projectionsOf(modules: readonly Pick<Module, 'projections'>[]): readonly Projection[] {
  return modules.flatMap((module) => module.projections ?? [])
}

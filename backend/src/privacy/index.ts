import * as endpoints from '@kredka/contracts/privacy/endpoints'
import { privacyEvents } from '@kredka/contracts/privacy/events'
import { personRows, streamsOf } from '@kredka/projections/privacy/person-rows'
import { privacyProjection } from '@kredka/projections/privacy/projection'
import { privacyAnswerers } from '@kredka/projections/privacy/queries'
import type { Module } from '../kernel/module.ts'
import { exportDocument } from './export.ts'
import { privacyHandlers } from './handlers.ts'

/** A person's own data: all of it in a file, and what they accepted (EVT-10, LGL-01). @param others every module but this one */
export function createPrivacy(others: readonly Module[]): Module {
  const modules: readonly Pick<Module, 'events' | 'projections'>[] = [
    ...others,
    { events: privacyEvents, projections: [privacyProjection] },
  ]
  const definitions = modules.flatMap(({ events }) => Object.values(events))
  const projections = modules.flatMap((module) => module.projections ?? []).map(({ name }) => name)
  return {
    name: 'privacy',
    endpoints: Object.values(endpoints),
    events: privacyEvents,
    projections: [privacyProjection],
    handlers: privacyHandlers,
    answerers: () => privacyAnswerers,
    documents: (tools) => [
      exportDocument(
        {
          projections,
          definitions: new Map(definitions.map((definition) => [definition.name, definition])),
          records: others.flatMap((module) => module.records?.(tools) ?? []),
          personRows,
          streamsOf,
        },
        tools,
      ),
    ],
  }
}

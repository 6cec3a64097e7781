import { privacyContract } from '@kredka/contracts/privacy/contract'
import { addressListsOf, personRows, streamsOf } from '@kredka/projections/privacy/person-rows'
import { createPrivacyProjection } from '@kredka/projections/privacy/projection'
import { privacyQueryHandlers } from '@kredka/projections/privacy/queries'
import type { Module } from '../kernel/module.ts'
import type { Tools } from '../kernel/tools.ts'
import { createExportFile, exportDocument } from './export.ts'
import { privacyHandlers } from './handlers.ts'
import { personFileHandlers, personFileQueryHandlers } from './person-file-handlers.ts'

/**
 * A person's own data: all of it in a file, and what they accepted (EVT-10, LGL-01).
 * @param others every module but this one
 */
export function createPrivacy(others: readonly Module[]): Module {
  const definitions = [...others, privacyContract].flatMap(({ events }) => Object.values(events))
  const own = createPrivacyProjection(definitions)
  const projections = [...others.flatMap((module) => module.projections ?? []), own].map(({ name }) => name)
  const fileOf = (tools: Tools) =>
    createExportFile(
      {
        projections,
        definitions: new Map(definitions.map((definition) => [definition.name, definition])),
        records: others.flatMap((module) => module.records?.(tools) ?? []),
        withheld: others.flatMap((module) => module.withheld?.(tools) ?? []),
        personRows,
        streamsOf,
        addressListsOf,
      },
      tools,
    )
  return {
    ...privacyContract,
    projections: [own],
    handlers: (tools) => [...privacyHandlers(tools), ...personFileHandlers(tools)],
    queryHandlers: (tools) => [...privacyQueryHandlers, ...personFileQueryHandlers(fileOf(tools), tools)],
    documents: (tools) => [exportDocument(fileOf(tools), tools)],
  }
}

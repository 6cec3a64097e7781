import { figuresContract } from '@kredka/contracts/figures/contract'
import { getFiguresTable } from '@kredka/contracts/figures/endpoints'
import { periodOf } from '@kredka/contracts/figures/rules'
import { writeCsvRows } from '@kredka/contracts/kernel/csv'
import { warsawDay } from '@kredka/contracts/kernel/days'
import { reject } from '@kredka/contracts/kernel/errors'
import { createFiguresProjection } from '@kredka/projections/figures/projection'
import { figureQueryHandlers } from '@kredka/projections/figures/queries'
import { FIGURES_READS, type ReadFaults, readFigures } from '@kredka/projections/figures/read'
import { answerDocument, type DocumentHandler } from '@kredka/projections/kernel/query'
import type { Module } from '../kernel/module.ts'
import type { Tools } from '../kernel/tools.ts'
import { tableOf } from './tables.ts'

/**
 * How many come, learn, pay and play, and how often something goes wrong, by days (ADM-06).
 * @param others all whose events say that somebody was active
 */
export function createFigures(others: readonly Pick<Module, 'events'>[]): Module {
  const definitions = others.flatMap(({ events }) => Object.values(events))
  return {
    ...figuresContract,
    projections: [createFiguresProjection(definitions)],
    queryHandlers: (tools) => figureQueryHandlers(faultsOf(tools)),
    documents: (tools) => [tableDocument(faultsOf(tools))],
  }
}

function faultsOf({ vault }: Pick<Tools, 'vault'>): ReadFaults {
  return ({ from, to }) => vault.errorLog.countByDay(from, to)
}

function tableDocument(readFaults: ReadFaults): DocumentHandler {
  return answerDocument(getFiguresTable, FIGURES_READS, async ({ sql, input, now }) => {
    const { chart, lang = 'pl', ...asked } = input
    const period = periodOf(asked, warsawDay(now))
    if (period === null) return reject('FIGURES_PERIOD_WRONG')
    const table = tableOf(chart, await readFigures(sql, period, readFaults), lang)
    return { body: writeCsvRows(table), filename: `${chart}-${period.from}-${period.to}.csv` }
  })
}

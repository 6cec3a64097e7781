import { analysisContract } from '@kredka/contracts/analysis/contract'
import { analysisProjection } from '@kredka/projections/analysis/projection'
import { analysisQueryHandlers } from '@kredka/projections/analysis/queries'
import type { Module } from '../kernel/module.ts'
import { streamState } from '../kernel/stream-state.ts'
import { analystDecider } from './analyst.ts'
import { replicaDocuments, replicaQueryHandlers } from './answers.ts'
import { questionHandlers, replicaHandlers } from './handlers.ts'
import { analysisHints } from './hints.ts'
import type { Replica } from './replica.ts'

export interface AnalysisParts {
  readonly replica: Replica
}

/** Questions in SQL of a masked copy of the log, kept and shared (ANA-03). */
export function createAnalysis({ replica }: AnalysisParts): Module {
  return {
    ...analysisContract,
    states: [streamState(analystDecider)],
    projections: [analysisProjection],
    hints: analysisHints,
    handlers: (tools) => [...questionHandlers(tools), ...replicaHandlers(tools, replica)],
    queryHandlers: () => [...analysisQueryHandlers, ...replicaQueryHandlers(replica)],
    documents: () => replicaDocuments(replica),
  }
}

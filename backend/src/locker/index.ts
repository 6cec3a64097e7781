import { lockerContract } from '@kredka/contracts/locker/contract'
import { lockerProjection } from '@kredka/projections/locker/projection'
import { lockerQueryHandlers } from '@kredka/projections/locker/queries'
import type { Module } from '../kernel/module.ts'
import { lockerHandlers } from './handlers.ts'
import { lockerHints } from './hints.ts'
import { lockerTimeline } from './timeline.ts'

/** The avatar that a person puts together, and the parts of it that they buy (GAM-05). */
export const locker: Module = {
  ...lockerContract,
  projections: [lockerProjection],
  handlers: lockerHandlers,
  queryHandlers: () => lockerQueryHandlers,
  hints: lockerHints,
  timelines: [lockerTimeline],
}

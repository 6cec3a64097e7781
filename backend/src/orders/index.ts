import { ordersContract } from '@kredka/contracts/orders/contract'
import { orderAdminQueryHandlers, orderDocuments } from '@kredka/projections/orders/admin-queries'
import { openOrders } from '@kredka/projections/orders/open-orders'
import { ordersProjection } from '@kredka/projections/orders/projection'
import { orderQueryHandlers } from '@kredka/projections/orders/queries'
import type { Module } from '../kernel/module.ts'
import type { Queryable } from '../kernel/queryable.ts'
import type { WaitForReadModels } from '../kernel/reactions/not-yet.ts'
import { streamState } from '../kernel/stream-state.ts'
import { orderAlarms } from './alarms.ts'
import { orderHandlers } from './handlers.ts'
import { orderHints } from './hints.ts'
import { orderContent } from './mail-content.ts'
import { orderMails, orderNoticeWays } from './mails.ts'
import { orderNotices } from './notices.ts'
import { orderDecider } from './order.ts'
import { closeOpen, placeHeld, takeProposed } from './policies.ts'
import { orderTimeline } from './timeline.ts'

export interface OrderParts {
  /** Where the read models stand. */
  readonly pool: Queryable
  readonly waitForReadModels: WaitForReadModels
}

/** Students ask for lessons, teachers answer each date (ORD-01 to ORD-03). */
export function createOrders({ pool, waitForReadModels }: OrderParts): Module {
  return {
    ...ordersContract,
    states: [streamState(orderDecider)],
    mails: orderMails,
    noticeWays: orderNoticeWays,
    projections: [ordersProjection],
    handlers: orderHandlers,
    queryHandlers: () => [...orderQueryHandlers, ...orderAdminQueryHandlers],
    documents: () => orderDocuments,
    policies: (tools) => [
      placeHeld,
      takeProposed(tools),
      closeOpen(openOrders(pool), waitForReadModels),
      orderNotices(tools),
    ],
    alarms: () => orderAlarms,
    hints: orderHints,
    mailContents: (tools) => ({ contentOf: orderContent(tools) }),
    timelines: [orderTimeline],
  }
}

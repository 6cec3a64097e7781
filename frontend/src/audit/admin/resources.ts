import {
  listEvents,
  listStaffLog,
  listStreamKinds,
  listStreamSteps,
  showCase,
  showChain,
  showEvent,
  showStreamState,
  showWrittenRows,
} from '@kredka/contracts/audit/endpoints'
import { searchOrders } from '@kredka/contracts/orders/endpoints'
import { createResource } from '../../app/store/resource.ts'

/** The log sends no hints: pages that show its head read it again. */
export const events = createResource(listEvents)
export const streamKinds = createResource(listStreamKinds)
export const eventDetail = createResource(showEvent)
export const chain = createResource(showChain)
export const writtenRows = createResource(showWrittenRows)
export const streamSteps = createResource(listStreamSteps)
export const streamState = createResource(showStreamState)
export const caseOf = createResource(showCase)
/** An order by its id, with the names of both sides. */
export const ordersNamed = createResource(searchOrders)
export const staffLog = createResource(listStaffLog)

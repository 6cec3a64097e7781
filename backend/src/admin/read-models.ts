import type { ProjectionStatusView } from '@kredka/contracts/admin/views'
import type { Rejection } from '@kredka/contracts/kernel/errors'

/** The engine of the read side, as far as the back office looks into it and steers it (ADM-03, EVT-06, EVT-07). */
export interface ReadModels {
  /** Every read model with its position, lag, error and rebuild. */
  list(): Promise<ProjectionStatusView[]>
  /**
   * Has a read model filled anew beside the live one.
   * @returns PROJECTION_NOT_FOUND, PROJECTION_BUSY, or null when it was asked for
   */
  rebuild(name: string): Promise<Rejection | null>
  /**
   * Lets a parked read model go on from the event that stopped it.
   * @returns PROJECTION_NOT_FOUND, PROJECTION_NOT_PARKED, or null when it goes on
   */
  resume(name: string): Promise<Rejection | null>
}

import type { RunView } from './views.ts'

/** A run as its stream tells it; who may see what of it is the query’s to say. */
export type WatchedRun = Omit<RunView, 'is_own' | 'player'> & { readonly user_id: string }

/**
 * Port: the write side reads it where it stands. Null for a run that never began.
 * @param viewer_id who looks; null for visitors
 */
export type ReadRun = (id: string, viewer_id: string | null) => Promise<WatchedRun | null>

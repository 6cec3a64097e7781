import type { RunView } from './views.ts'

/** A run as its stream tells it; who may see what of it is the query’s to say. */
export type WatchedRun = Omit<RunView, 'is_own' | 'player'> & { readonly user_id: string }

/** Port: the write side reads it where it stands. Null for a run that never began. */
export type ReadRun = (id: string) => Promise<WatchedRun | null>

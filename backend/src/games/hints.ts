import { runEvents as e } from '@kredka/contracts/games/events'
import { type Hints, hints } from '../kernel/hints.ts'

/** The player's other pages; each move is told to nobody, as the page that made it knows. */
export const gamesHints: Hints = hints([e.RunStarted, e.RunPaused, e.RunResumed, e.RunEnded], ({ data }) => [
  { to: { person: data.user_id }, entity: 'run', id: data.run_id },
  { to: 'admins', entity: 'run', id: data.run_id },
])

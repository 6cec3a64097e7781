import { levelEvents as e } from '@kredka/contracts/levels/events'
import { type Hints, hints } from '../kernel/hints.ts'

/** The author's own pages in all their tabs, and the back office's list. */
export const levelHints: Hints = {
  ...hints([e.LevelBegun, e.LevelNamed, e.LevelChanged, e.LevelProven], ({ data }) => [
    { to: { person: data.author_id }, entity: 'level', id: data.level_id },
  ]),
  ...hints(
    [e.LevelPublished, e.LevelUnlisted, e.LevelHidden, e.LevelCleared, e.LevelTakenDown, e.LevelRemoved],
    ({ data }) => [
      { to: { person: data.author_id }, entity: 'level', id: data.level_id },
      { to: 'admins', entity: 'level', id: data.level_id },
    ],
  ),
  ...hints([e.LevelReported], ({ data }) => [{ to: 'admins', entity: 'level', id: data.level_id }]),
}

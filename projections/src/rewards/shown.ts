import { defaultPlayerName } from '@kredka/contracts/rewards/rules'

export interface NameRow {
  readonly user_id: string
  readonly name: string
  readonly player_name: string | null
}

/** Of rows `s`. Whoever is shown in public is neither gone, blocked nor unwilling. */
export const SHOWN = `join profiles.people p on p.user_id = s.user_id
  left join rewards.players l on l.user_id = s.user_id`
export const IS_SHOWN = 'p.name is not null and not p.blocked and not p.withdrawn and coalesce(l.is_ranked, true)'
export const NAME = 's.user_id, p.name, l.player_name'

/** Names of adults and children are cut alike. */
export function nameOf({ name, player_name }: NameRow): string | null {
  return player_name ?? defaultPlayerName(name)
}

/** People with the same result share a place; whoever follows them has as many ahead as there are. */
export function rankRows<R extends NameRow>(
  rows: readonly R[],
  isSame: (row: R, other: R) => boolean,
  own_id: string | null,
) {
  return rows.map((row) => ({
    row,
    place: rows.findIndex((other) => isSame(other, row)) + 1,
    name: nameOf(row),
    is_own: row.user_id === own_id,
  }))
}

/** A level that somebody drew, as runs name it: by its id and version. */
export interface DrawnLevel {
  readonly level_id: string
  /** 0 for the draft, which its author alone plays. */
  readonly version: number
}

const ID = '[0-9a-hjkmnp-tv-z]{26}'
const NAME = new RegExp(`^(${ID})\\.(\\d{1,3})$`)
const BOARD = new RegExp(`^own-(${ID})\\.(\\d{1,3})(?:-steps)?$`)
/** What a run of a version can be begun with; nobody chooses a draft. */
export const DRAWN_LEVEL_PATTERN = `^${ID}\\.[1-9]\\d{0,2}$`

export function drawnLevelName({ level_id, version }: DrawnLevel): string {
  return `${level_id}.${version}`
}

/** Null for a level that comes with the product. */
export function readDrawnLevel(level: string): DrawnLevel | null {
  return matched(NAME.exec(level))
}

/** Null for the board of anything else. */
export function drawnLevelOfBoard(variant: string): DrawnLevel | null {
  return matched(BOARD.exec(variant))
}

/** Whether a run was the author’s own, on a draft: it proves the level and is on no board. */
export function isProofBoard(variant: string): boolean {
  return drawnLevelOfBoard(variant)?.version === 0
}

function matched(found: RegExpExecArray | null): DrawnLevel | null {
  const [, level_id, version] = found ?? []
  return level_id === undefined ? null : { level_id, version: Number(version) }
}

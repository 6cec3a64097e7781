/** What boards of other modules need to name people as rankings do. */
export { IS_SHOWN, NAME, type NameRow, nameOf, rankRows, SHOWN } from './shown.ts'
export { spanOf } from './spans.ts'

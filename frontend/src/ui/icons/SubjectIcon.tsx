import classes from './subject-icon.module.css'
import { SUBJECT_ICONS } from './subjects.ts'

const UNKNOWN = 'M7 6.5h13l5 5v14H7zM12 14h8m-8 5h8'

interface Props {
  /** Id of `contracts/data/subjects`; one this version does not know gets a plain sheet. */
  readonly subject: string
  /** In px. Default 40. */
  readonly size?: number
}

/** The sign of a subject over a scribble in the palette's colour. Decoration: the name stands beside it. */
export function SubjectIcon({ subject, size = 40 }: Props) {
  const path = (SUBJECT_ICONS as Readonly<Record<string, string>>)[subject] ?? UNKNOWN
  return (
    <svg className={classes.root} width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path className={classes.scribble} d="M4 13.5C9 8 13 7 8.5 14.5S7.5 23 15 15s8-6 3.5 1.5S17 26 26 15.5" />
      <path className={classes.line} d={path} />
    </svg>
  )
}

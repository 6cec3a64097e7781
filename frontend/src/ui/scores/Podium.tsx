import classes from './podium.module.css'

export interface PodiumPerson {
  readonly key: string
  readonly name: string
  /** From 1; several may share one. */
  readonly place: number
  /** Below the name, such as points. */
  readonly note: string
}

interface Props {
  readonly label: string
  /** The best first, at most three. */
  readonly people: readonly PodiumPerson[]
  /** To be read across a room. */
  readonly large?: boolean
}

/** The best on their steps: the first in the middle, and first for those who listen. */
export function Podium({ label, people, large = false }: Props) {
  return (
    <ol className={classes.podium} aria-label={label} data-large={large || undefined}>
      {people.slice(0, 3).map(({ key, name, place, note }, n) => (
        <li key={key} className={classes.person} data-step={n + 1}>
          <span className={classes.name}>{name}</span>
          <span className={classes.note}>{note}</span>
          <span className={classes.step}>{place}</span>
        </li>
      ))}
    </ol>
  )
}

import classes from './drawn-steps.module.css'

interface Props {
  readonly steps: readonly DrawnStep[]
  /** Level of the steps' headings. */
  readonly level?: 'h2' | 'h3'
}

export interface DrawnStep {
  readonly title: string
  readonly about: string
  /** Drawing in a box of 124 by 96: the crayon behind. */
  readonly crayon: string
  /** The pen over it. */
  readonly pen: string
}

/** What comes after what, each with a drawing in the brand's line. */
export function DrawnSteps({ steps, level: Heading = 'h3' }: Props) {
  return (
    <ol className={classes.steps}>
      {steps.map(({ title, about, crayon, pen }, n) => (
        <li key={title} className={classes.step}>
          <svg viewBox="0 0 124 96" width="124" height="96" fill="none" aria-hidden="true">
            <path className={classes.crayon} d={crayon} />
            <path className={classes.pen} d={pen} />
          </svg>
          <Heading className={classes.title}>
            <span className={classes.number}>{n + 1}</span>
            {title}
          </Heading>
          <p>{about}</p>
        </li>
      ))}
    </ol>
  )
}

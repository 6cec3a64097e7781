import { type ReactNode, useId } from 'react'
import { Button } from '../../ui/Button.tsx'
import classes from './form-section.module.css'

interface Props {
  readonly title: string
  readonly about: string
  readonly add: string
  readonly onAdd: () => void
  readonly children: ReactNode
}

/** A kind of entries: what it is, what there is, and the way to add one. */
export function FormSection({ title, about, add, onAdd, children }: Props) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <div>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          <p className={classes.about}>{about}</p>
        </div>
        <Button icon="plus" size="small" onClick={onAdd}>
          {add}
        </Button>
      </div>
      {children}
    </section>
  )
}

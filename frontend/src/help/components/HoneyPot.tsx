import classes from './honey-pot.module.css'

interface Props {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A field that people neither see nor reach; a program that fills in everything gives itself away. */
export function HoneyPot({ value, onChange }: Props) {
  return (
    <div className={classes.pot} aria-hidden="true">
      <label>
        Website
        <input
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  )
}

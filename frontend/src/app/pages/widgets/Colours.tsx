import { Row } from '../../../ui/layout.tsx'
import classes from './colours.module.css'
import { Section } from './Section.tsx'

const STEPS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const MEANINGS = ['paper', 'surface', 'sunken', 'line', 'line-strong', 'ink-faint', 'ink-soft', 'ink', 'danger', 'star']

export function Colours() {
  return (
    <Section title="Colours">
      <Row space={1}>
        {STEPS.map((step) => (
          <span key={step} className={classes.swatch} style={{ background: `var(--brand-${step})` }} />
        ))}
      </Row>
      <Row space={3}>
        {MEANINGS.map((name) => (
          <span key={name} className={classes.named}>
            <span className={classes.swatch} style={{ background: `var(--${name})` }} />
            {name}
          </span>
        ))}
      </Row>
    </Section>
  )
}

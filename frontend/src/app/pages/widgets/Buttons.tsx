import { Button, CloseButton } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/layout.tsx'
import { Section } from './Section.tsx'

const nothing = () => undefined

export function Buttons() {
  return (
    <Section title="Button">
      <Row>
        <Button look="primary">Primary</Button>
        <Button>Secondary</Button>
        <Button look="quiet">Quiet</Button>
        <Button look="danger">Danger</Button>
        <Button look="arrow">Arrow</Button>
        <CloseButton onClick={nothing} />
      </Row>
      <Row>
        <Button look="primary" size="small">
          Small
        </Button>
        <Button look="primary" size="large" icon="search">
          Large
        </Button>
        <Button icon="edit" label="Edit" />
        <Button look="primary" to="/_widgets">
          Link
        </Button>
      </Row>
      <Row>
        <Button look="primary" loading>
          Loading
        </Button>
        <Button look="primary" disabled>
          Disabled
        </Button>
        <Button loading>Loading</Button>
        <Button disabled>Disabled</Button>
        <Button to="/_widgets" disabled>
          Disabled link
        </Button>
      </Row>
    </Section>
  )
}

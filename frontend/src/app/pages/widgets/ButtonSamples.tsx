import { useState } from 'react'
import { Button, type ButtonLook, CloseButton } from '../../../ui/Button.tsx'
import { Hamburger } from '../../../ui/Hamburger.tsx'
import { Row } from '../../../ui/layout.tsx'
import { usePath } from '../../routing/usePath.ts'
import { Choice, Flags, Playground, Words } from './Playground.tsx'
import { Sample, Samples } from './Section.tsx'

const nothing = () => undefined
const LOOKS = ['primary', 'secondary', 'quiet', 'danger', 'arrow'] as const satisfies readonly ButtonLook[]
const SIZES = ['small', 'medium', 'large'] as const
const LONG = 'Send the request and wait for the answer of the teacher'

export function ButtonSamples() {
  const path = usePath()
  return (
    <>
      <Samples min="9rem">
        {LOOKS.map((look) => (
          <Sample key={look} name={look}>
            <Button look={look}>Save</Button>
          </Sample>
        ))}
        <Sample name="close">
          <CloseButton onClick={nothing} />
        </Sample>
      </Samples>
      <Samples min="9rem">
        {LOOKS.map((look) => (
          <Sample key={look} name={`${look}, disabled`}>
            <Button look={look} disabled>
              Save
            </Button>
          </Sample>
        ))}
        <Sample name="loading">
          <Row space={2}>
            <Button look="primary" loading>
              Saving
            </Button>
          </Row>
        </Sample>
        <Sample name="secondary, loading">
          <Button loading>Saving</Button>
        </Sample>
        <Sample name="link">
          <Button look="primary" to={path('widgets')}>
            Offers
          </Button>
        </Sample>
        <Sample name="link, disabled">
          <Button to={path('widgets')} disabled>
            Offers
          </Button>
        </Sample>
        <Sample name="icon alone">
          <Button icon="edit" label="Edit" />
        </Sample>
        <Sample name="small">
          <Button size="small" icon="plus">
            Add
          </Button>
        </Sample>
        <Sample name="large">
          <Button look="primary" size="large" icon="search">
            Search
          </Button>
        </Sample>
      </Samples>
      <Samples min="16rem">
        <Sample name="long text in a narrow place">
          <div style={{ width: '15rem', maxWidth: '100%' }}>
            <Button look="primary" wide>
              {LONG}
            </Button>
          </div>
        </Sample>
        <Sample name="wide">
          <div>
            <Button wide>Sign up</Button>
          </div>
        </Sample>
      </Samples>
    </>
  )
}

/** Live controls stand apart, so that the samples stay as they are. */
export function ButtonPlayground() {
  const [text, setText] = useState('Save')
  const [look, setLook] = useState<(typeof LOOKS)[number]>('primary')
  const [size, setSize] = useState<(typeof SIZES)[number]>('medium')
  const [flags, setFlags] = useState<Readonly<Record<'disabled' | 'loading' | 'wide', boolean>>>({
    disabled: false,
    loading: false,
    wide: false,
  })
  return (
    <Playground
      stage={
        <Button look={look} size={size} {...flags}>
          {text}
        </Button>
      }
    >
      <Words label="Text" value={text} onChange={setText} />
      <Choice label="Look" values={LOOKS} value={look} onChange={setLook} />
      <Choice label="Size" values={SIZES} value={size} onChange={setSize} />
      <Flags flags={flags} onChange={setFlags} />
    </Playground>
  )
}

export function HamburgerSamples() {
  const [shown, setShown] = useState(false)
  return (
    <Samples min="9rem">
      <Sample name="menu hidden">
        <Hamburger shown={false} onToggle={nothing} />
      </Sample>
      <Sample name="menu shown">
        <Hamburger shown onToggle={nothing} />
      </Sample>
      <Sample name="to try">
        <Hamburger shown={shown} onToggle={setShown} />
      </Sample>
    </Samples>
  )
}

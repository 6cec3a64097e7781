import { useState } from 'react'
import { PasswordInput } from '../../../ui/fields/PasswordInput.tsx'
import { Textarea } from '../../../ui/fields/Textarea.tsx'
import { TextInput } from '../../../ui/fields/TextInput.tsx'
import { Flags, Playground, Words } from './Playground.tsx'
import { Sample, Samples } from './Section.tsx'

const nothing = () => undefined
const REQUIRED = 'This field is required'
const LONG = 'Zażółć gęślą jaźń: mathematics, physics and everything that comes before the final exam'
const RULES = [
  { text: '8 characters', met: true },
  { text: 'A digit', met: false },
]

export function TextInputSamples() {
  const [name, setName] = useState('Kredka')
  const [search, setSearch] = useState('')
  const [sent, setSent] = useState('')
  return (
    <Samples>
      <Sample name="filled, hint, counter, clear">
        <TextInput label="Name" hint="As others see it" value={name} onChange={setName} max={20} clearable />
      </Sample>
      <Sample name="empty, placeholder, icon">
        <TextInput label="Subject" icon="search" value={search} placeholder="Maths" onChange={setSearch} clearable />
      </Sample>
      <Sample name="error">
        <TextInput label="E-mail" icon="mail" value="" onChange={nothing} error={REQUIRED} />
      </Sample>
      <Sample name="longer than its maximum">
        <TextInput label="Code" value="12345678" onChange={nothing} max={6} error="At most 6 characters" />
      </Sample>
      <Sample name="disabled">
        <TextInput label="Place" value="Warszawa" onChange={nothing} disabled />
      </Sample>
      <Sample name="optional, with a unit">
        <TextInput label="Price" value="80" onChange={nothing} unit="zł" optionalText="optional" />
      </Sample>
      <Sample name="long text">
        <TextInput label={LONG} hint={LONG} value={LONG} onChange={nothing} clearable />
      </Sample>
      <Sample name="Enter submits">
        <TextInput label="Word" value={sent} onChange={setSent} onEnter={() => setSent('sent')} />
      </Sample>
    </Samples>
  )
}

export function TextInputPlayground() {
  const [value, setValue] = useState('Kredka')
  const [label, setLabel] = useState('Label')
  const [hint, setHint] = useState('A hint')
  const [error, setError] = useState('')
  const [flags, setFlags] = useState<Readonly<Record<'clearable' | 'disabled' | 'large' | 'counter', boolean>>>({
    clearable: true,
    disabled: false,
    large: false,
    counter: true,
  })
  const { counter, ...rest } = flags
  return (
    <Playground
      stage={
        <TextInput
          label={label}
          hint={hint}
          value={value}
          onChange={setValue}
          error={error === '' ? undefined : error}
          {...rest}
          {...(counter ? { max: 20 } : {})}
        />
      }
    >
      <Words label="Label of the field" value={label} onChange={setLabel} />
      <Words label="Hint" value={hint} onChange={setHint} />
      <Words label="Error" value={error} onChange={setError} />
      <Flags flags={flags} onChange={setFlags} />
    </Playground>
  )
}

export function PasswordSamples() {
  const [password, setPassword] = useState('kredka')
  return (
    <Samples>
      <Sample name="with its rules">
        <PasswordInput label="Password" value={password} onChange={setPassword} rules={RULES} />
      </Sample>
      <Sample name="error">
        <PasswordInput label="Password again" value="" onChange={nothing} error={REQUIRED} />
      </Sample>
    </Samples>
  )
}

export function TextareaSamples() {
  const [text, setText] = useState('Hello')
  return (
    <Samples>
      <Sample name="filled, counter">
        <Textarea label="Message" value={text} onChange={setText} max={500} rows={3} />
      </Sample>
      <Sample name="empty, placeholder">
        <Textarea label="About me" value="" onChange={nothing} placeholder="What you teach and how" rows={3} />
      </Sample>
      <Sample name="error">
        <Textarea label="Reason" value="" onChange={nothing} error={REQUIRED} rows={3} />
      </Sample>
      <Sample name="disabled">
        <Textarea label="Note" value="Cannot be changed now" onChange={nothing} disabled rows={3} />
      </Sample>
    </Samples>
  )
}

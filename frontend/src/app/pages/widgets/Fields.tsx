import { useState } from 'react'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { MultiSelect } from '../../../ui/fields/MultiSelect.tsx'
import { IntegerField, NumberField } from '../../../ui/fields/NumberField.tsx'
import { PasswordInput } from '../../../ui/fields/PasswordInput.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { type Option, Select } from '../../../ui/fields/Select.tsx'
import { Textarea } from '../../../ui/fields/Textarea.tsx'
import { TextInput } from '../../../ui/fields/TextInput.tsx'
import { Grid } from '../../../ui/layout.tsx'
import { RatingInput } from '../../../ui/Rating.tsx'
import { Section } from './Section.tsx'

const LEVELS: readonly Option[] = [
  { value: 'basic', label: 'Basic' },
  { value: 'intermediate', label: 'Intermediate' },
  { value: 'advanced', label: 'Advanced', about: 'Up to university' },
]
const RULES = [
  { text: '8 characters', met: true },
  { text: 'A digit', met: false },
]

const find = async (query: string) => LEVELS.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))
const never = () => new Promise<readonly Option[]>(() => undefined)

export function Fields() {
  const [text, setText] = useState('Kredka')
  const [number, setNumber] = useState<number | null>(80)
  const [checked, setChecked] = useState(true)
  const [level, setLevel] = useState<string | null>('basic')
  const [levels, setLevels] = useState<readonly Option[]>(LEVELS.slice(0, 2))
  const [stars, setStars] = useState<number | null>(4)
  const pick = (option: Option | null) => setLevel(option?.value ?? null)
  return (
    <Section title="Fields">
      <Grid min="18rem" space={5}>
        <TextInput label="Label" hint="A hint" value={text} onChange={setText} max={20} clearable />
        <TextInput label="Too long" value={text} onChange={setText} max={3} error="At most 3 characters" />
        <TextInput label="With an icon" icon="mail" value="" placeholder="Placeholder" onChange={setText} />
        <TextInput label="Disabled" value={text} onChange={setText} disabled optionalText="optional" />
        <PasswordInput label="Password" value={text} onChange={setText} rules={RULES} />
        <NumberField label="Number, 0–100" value={number} onChange={setNumber} min={0} max={100} />
        <IntegerField label="Integer" value={number} onChange={setNumber} min={1} unit="zł" />
        <Select label="Select" options={LEVELS} value={level} onChange={pick} />
        <Select label="Searchable" options={LEVELS} searchable value={level} onChange={pick} />
        <Select label="Loaded, from 2 characters" load={find} minChars={2} value={null} onChange={pick} />
        <Select label="Loading" load={never} minChars={0} value={null} onChange={pick} />
        <Select label="Wrong" options={LEVELS} value={null} onChange={pick} error="This field is required" />
        <MultiSelect label="Several" options={LEVELS} value={levels} onChange={setLevels} />
        <Textarea label="Several lines" value={text} onChange={setText} max={500} rows={3} />
        <RadioGroup label="One of a few" value={level} onChange={setLevel} options={LEVELS} />
        <div>
          <Checkbox checked={checked} onChange={setChecked}>
            Checked
          </Checkbox>
          <Checkbox checked={false} onChange={setChecked} error="This field is required">
            Wrong
          </Checkbox>
          <Checkbox checked={checked} onChange={setChecked} disabled>
            Disabled
          </Checkbox>
          <RatingInput label="Rating" value={stars} onChange={setStars} />
        </div>
      </Grid>
    </Section>
  )
}

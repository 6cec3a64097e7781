import { SUBJECTS } from '@kredka/contracts/data/subjects'
import { useState } from 'react'
import { MultiSelect } from '../../../ui/fields/MultiSelect.tsx'
import { type Option, Select } from '../../../ui/fields/Select.tsx'
import { Sample, Samples } from './Section.tsx'

const nothing = () => undefined
const LEVELS: readonly Option[] = [
  { value: 'basic', label: 'Basic' },
  { value: 'intermediate', label: 'Intermediate' },
  { value: 'advanced', label: 'Advanced', about: 'Up to university' },
  { value: 'any', label: 'Any level' },
]
const MANY: readonly Option[] = SUBJECTS.map(({ id }) => ({ value: id, label: id }))
const LONG: readonly Option[] = [
  { value: 'long', label: 'Preparation for the extended final exam in mathematics and for the first year of studies' },
]
const find = async (query: string) => MANY.filter(({ label }) => label.includes(query.toLowerCase()))
const never = () => new Promise<readonly Option[]>(() => undefined)
const fail = () => Promise.reject(new Error('down'))

export function DropdownSamples() {
  const [level, setLevel] = useState<Option | null>(LEVELS[0] ?? null)
  const [subject, setSubject] = useState<Option | null>(null)
  const [found, setFound] = useState<Option | null>(null)
  const propsOf = (option: Option | null) => ({ value: option?.value ?? null, shown: option?.label ?? '' })
  return (
    <Samples>
      <Sample name="filled, clearable">
        <Select label="Level" options={LEVELS} {...propsOf(level)} onChange={setLevel} />
      </Sample>
      <Sample name="empty">
        <Select label="Lesson level" options={LEVELS} value={null} onChange={nothing} />
      </Sample>
      <Sample name="searchable">
        <Select label="Subject" icon="search" options={MANY} searchable {...propsOf(subject)} onChange={setSubject} />
      </Sample>
      <Sample name="loaded, from 2 characters, after 200 ms">
        <Select label="City" load={find} minChars={2} debounceMs={200} {...propsOf(found)} onChange={setFound} />
      </Sample>
      <Sample name="loading for ever">
        <Select label="Slow" load={never} minChars={0} value={null} onChange={nothing} />
      </Sample>
      <Sample name="loading fails: silent">
        <Select label="Broken" load={fail} minChars={0} value={null} onChange={nothing} />
      </Sample>
      <Sample name="without options">
        <Select label="Nothing" options={[]} value={null} onChange={nothing} />
      </Sample>
      <Sample name="error">
        <Select label="Currency" options={LEVELS} value={null} onChange={nothing} error="This field is required" />
      </Sample>
      <Sample name="disabled">
        <Select label="Language" options={LEVELS} value="basic" onChange={nothing} disabled />
      </Sample>
      <Sample name="not clearable">
        <Select label="Zone" options={LEVELS} value="any" onChange={nothing} clearable={false} />
      </Sample>
      <Sample name="long text">
        <Select label="Goal" options={LONG} value="long" onChange={nothing} />
      </Sample>
    </Samples>
  )
}

export function MultiSelectSamples() {
  const [levels, setLevels] = useState<readonly Option[]>(LEVELS.slice(0, 2))
  return (
    <Samples>
      <Sample name="filled">
        <MultiSelect label="Levels" options={LEVELS} value={levels} onChange={setLevels} />
      </Sample>
      <Sample name="empty">
        <MultiSelect label="Subjects" options={MANY} value={[]} onChange={nothing} />
      </Sample>
      <Sample name="error">
        <MultiSelect label="Places" options={LEVELS} value={[]} onChange={nothing} error="This field is required" />
      </Sample>
    </Samples>
  )
}

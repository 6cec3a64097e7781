import { Select } from '../ui/fields/Select.tsx'
import { useTable } from './useTable.ts'

interface Props<T extends string> {
  /** Of the parameter in the address. */
  readonly name: string
  readonly label: string
  /** What it says while nothing is filtered: 'All states'. */
  readonly all: string
  readonly values: readonly T[]
  readonly word: (value: T) => string
}

/** Narrows a table to rows of one kind; the choice stands in the address (ADM-02). */
export function FilterBy<T extends string>({ name, label, all, values, word }: Props<T>) {
  const { one, change } = useTable()
  return (
    <Select
      label={label}
      labelHidden
      placeholder={all}
      options={values.map((value) => ({ value, label: word(value) }))}
      value={one(name, values) ?? null}
      onChange={(option) => change({ [name]: option?.value ?? null })}
    />
  )
}

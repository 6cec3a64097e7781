import type { Command, InputOf } from '@kredka/contracts/kernel/endpoints'
import { useCallback, useRef, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import type { ApiError } from '../../kernel/errors.ts'
import { useAppStore } from '../store/hooks.ts'
import { type FieldFaults, faultsByField, faultsOfError } from './faults.ts'

/** What ties a field to its form: `<TextInput label={…} {...form.field('name')} />`. */
export interface BoundField<T> {
  readonly value: T
  readonly onChange: (value: T) => void
  readonly onBlur: () => void
  readonly error: string | undefined
}

/** A form whose fields are the values of `V`; `name` marks nested fields as `prices.0.amount`. */
export interface Form<V> {
  readonly values: V
  readonly set: <K extends keyof V>(field: K, value: V[K]) => void
  readonly field: <K extends keyof V & string>(field: K) => BoundField<V[K]>
  /** Begins anew with these values, without faults. */
  readonly replace: (values: V) => void
  /** The fault of a field in words, once it was left or the form was sent; undefined where all is well. */
  readonly fault: (field: string) => string | undefined
  /** Call when a field is left: from then on its faults show. */
  readonly left: (field: string) => void
  /** Checks everything, or only these fields of a step, and shows their faults; true where there are none. */
  readonly check: (fields?: readonly string[]) => Promise<boolean>
  /** Checks everything, and sends where there is no fault; says whether it did. */
  readonly submit: (send: (values: V) => void) => Promise<boolean>
  /** Shows what the server found wrong. */
  readonly refuse: (error: ApiError) => void
}

/**
 * State of a form that is checked with the schema of the command it will send (API-04).
 * @param bodyOf the command's input, made from the form's values
 */
export function useForm<V extends object, C extends Command>(
  command: C,
  initial: V,
  bodyOf: (values: V) => InputOf<C>,
  more: (values: V) => FieldFaults = () => ({}),
): Form<V> {
  const { validator } = useAppStore().services
  const t = useText()
  const [values, setValues] = useState(initial)
  const [faults, setFaults] = useState<FieldFaults>({})
  const [shown, setShown] = useState<ReadonlySet<string> | 'all'>(new Set<string>())
  const current = useRef(values)
  const rules = useRef({ bodyOf, more })
  rules.current = { bodyOf, more }

  const judge = useCallback(async () => {
    const now = current.current
    const body = bodyOnly(command, rules.current.bodyOf(now))
    const found = {
      ...faultsByField(await validator(command, body), body),
      ...rules.current.more(now),
    }
    if (current.current === now) setFaults(found)
    return found
  }, [command, validator])

  const form: Form<V> = {
    values,
    set(field, value) {
      current.current = { ...current.current, [field]: value }
      setValues(current.current)
      void judge()
    },
    replace(next) {
      current.current = next
      setValues(next)
      setFaults({})
      setShown(new Set<string>())
    },
    left(field) {
      setShown((before) => (before === 'all' ? before : new Set([...before, field])))
      void judge()
    },
    fault(field) {
      const fault = shown === 'all' || shown.has(field) || shown.has(topOf(field)) ? faults[field] : undefined
      return fault === undefined ? undefined : t(fault.text, fault.values)
    },
    async check(fields) {
      setShown((before) => (before === 'all' || fields === undefined ? 'all' : new Set([...before, ...fields])))
      const found = Object.keys(await judge())
      return !found.some((field) => fields === undefined || fields.includes(topOf(field)))
    },
    refuse(error) {
      setShown('all')
      setFaults(faultsOfError(error))
    },
    field: (field) => ({
      value: values[field],
      onChange: (value) => form.set(field, value),
      onBlur: () => form.left(field),
      error: form.fault(field),
    }),
    async submit(send) {
      const right = await form.check()
      if (right) send(values)
      return right
    },
  }
  return form
}

/** `prices` of `prices.0.amount`. */
function topOf(field: string): string {
  return field.split('.', 1)[0] ?? field
}

/** Parameters of path and query are not the form's to check. */
function bodyOnly(command: Command, input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const light: { readonly paramNames?: readonly string[]; readonly queryNames?: readonly string[] } = command as object
  const outside = new Set([
    ...(light.paramNames ?? Object.keys(command.params.properties)),
    ...(light.queryNames ?? Object.keys(command.query.properties)),
  ])
  return Object.fromEntries(Object.entries(input).filter(([name, value]) => !outside.has(name) && value !== undefined))
}

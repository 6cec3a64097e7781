import type { Command, InputOf } from '@kredka/contracts/kernel/endpoints'
import type { ApiError } from '../../kernel/errors.ts'
import { type CommandOptions, type Sending, useCommand } from '../store/command.ts'
import type { FieldFaults } from './faults.ts'
import { type Form, useForm } from './useForm.ts'

export interface SentFormOptions<C extends Command, V> extends CommandOptions<C> {
  /** What the schema cannot say. */
  readonly faults?: (values: V) => FieldFaults
}

export interface SentForm<V> {
  readonly form: Form<V>
  /** Sends it where all is right; for `Form`. */
  readonly submit: () => Promise<boolean>
  readonly status: Sending<Command>['status']
  readonly sending: boolean
  /** Why it was refused; the form shows it. */
  readonly error: ApiError | null
}

/** A form that is one command: checked, sent, and shown what the server finds wrong with it. */
export function useSentForm<V extends object, C extends Command>(
  command: C,
  initial: V,
  bodyOf: (values: V) => InputOf<C>,
  { faults, failed, ...options }: SentFormOptions<C, V>,
): SentForm<V> {
  const form = useForm(command, initial, bodyOf, faults)
  const { status, error, send } = useCommand(command, {
    quiet: true,
    ...options,
    failed(refused) {
      form.refuse(refused)
      failed?.(refused)
    },
  })
  const submit = () => form.submit((values) => send(bodyOf(values)))
  return { form, submit, status, sending: status === 'sending', error }
}

import type { AnswerOf, Command, InputOf } from '@kredka/contracts/kernel/endpoints'
import type { TextId } from '../../i18n/text-ids.ts'
import type { ApiError } from '../../kernel/errors.ts'
import { useCommand } from '../store/command.ts'
import type { FieldFaults } from './faults.ts'
import { type Form, useForm } from './useForm.ts'

interface Options<C extends Command, V> {
  /** What the schema cannot say. */
  readonly faults?: (values: V) => FieldFaults
  /** Toast when it went well. */
  readonly success: TextId
  readonly done: (answer: AnswerOf<C>, input: InputOf<C>) => void
}

interface SentForm<V> {
  readonly form: Form<V>
  /** Sends it where all is right; for `Form`. */
  readonly submit: () => Promise<boolean>
  readonly sending: boolean
  /** Why it was refused; the form shows it. */
  readonly error: ApiError | null
}

/** A form that is one command: checked, sent, and shown what the server finds wrong with it. */
export function useSentForm<V extends object, C extends Command>(
  command: C,
  initial: V,
  bodyOf: (values: V) => InputOf<C>,
  { faults, success, done }: Options<C, V>,
): SentForm<V> {
  const form = useForm(command, initial, bodyOf, faults)
  const { status, error, send } = useCommand(command, { success, quiet: true, done, failed: form.refuse })
  const submit = async () => {
    if (!(await form.check())) return false
    send(bodyOf(form.values))
    return true
  }
  return { form, submit, sending: status === 'sending', error }
}

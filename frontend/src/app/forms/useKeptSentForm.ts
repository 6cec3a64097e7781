import type { Command, InputOf } from '@kredka/contracts/kernel/endpoints'
import { type Keeping, useFormDraft, useKeptForm } from './useFormDraft.ts'
import { type SentForm, type SentFormOptions, useSentForm } from './useSentForm.ts'

interface KeptSentForm<V> extends SentForm<V> {
  /** For `DraftKept`. */
  readonly draft: Keeping
  /** What was saved when the person began to type; for `useSavedElsewhere`. */
  readonly base: V
}

interface Options<C extends Command, V> extends SentFormOptions<C, V> {
  /** What the form begins with, where something was typed before. */
  readonly begin?: (typed: V) => V
}

/**
 * A form that is one command and stays over a reload until it is sent or given up.
 * @param name where it is kept, such as `review.` and an id
 * @param saved what the form holds where nothing was typed
 */
export function useKeptSentForm<V extends object, C extends Command>(
  name: string,
  command: C,
  saved: V,
  bodyOf: (values: V) => InputOf<C>,
  { always, begin = (typed) => typed, ...options }: Options<C, V>,
): KeptSentForm<V> {
  const begun = useFormDraft(name, saved)
  const sent = useSentForm(command, begin(begun.initial), bodyOf, {
    ...options,
    always(answer, input) {
      draft.drop()
      always?.(answer, input)
    },
  })
  const draft = useKeptForm(begun, sent.form, saved, bodyOf)
  return { ...sent, draft, base: begun.base }
}

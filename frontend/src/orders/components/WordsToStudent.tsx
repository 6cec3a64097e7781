import { ADDRESS_MAX, MESSAGE_MAX } from '@kredka/contracts/orders/rules'
import { useText } from '../../i18n/useText.ts'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'

interface Props {
  readonly note: string
  readonly address: string
  /** One of them is. */
  readonly tooLong: boolean
  /** The student has to be told where. */
  readonly asksAddress: boolean
  readonly onNote: (note: string) => void
  readonly onAddress: (address: string) => void
}

/** What the teacher may write to the student with an answer, or with other times. */
export function WordsToStudent({ note, address, tooLong, asksAddress, onNote, onAddress }: Props) {
  const t = useText()
  return (
    <>
      {asksAddress && (
        <TextInput
          label={t('orders.lesson_address')}
          optionalText={t('orders.optional')}
          value={address}
          onChange={onAddress}
          max={ADDRESS_MAX}
        />
      )}
      <Textarea
        label={t('orders.note_to_student')}
        optionalText={t('orders.optional')}
        rows={2}
        value={note}
        onChange={onNote}
        max={MESSAGE_MAX}
        error={tooLong ? t('form.too_long', { max: MESSAGE_MAX }) : undefined}
      />
    </>
  )
}

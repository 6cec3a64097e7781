import { useCopy } from '../app/useCopy.ts'
import { useText } from '../i18n/useText.ts'
import { Button } from '../ui/Button.tsx'

interface Props {
  readonly draft: readonly [text: string, change: (text: string) => void]
  /** It was thrown away. */
  readonly onDropped: () => void
}

/** What can be done with a reason that cannot be sent any more. */
export function KeptReason({ draft: [text, change], onDropped }: Props) {
  const t = useText()
  const copy = useCopy('back_office.reason_copied', 'back_office.reason_not_copied')
  if (text === '') return null
  const drop = () => {
    change('')
    onDropped()
  }
  return (
    <>
      <Button icon="trash" onClick={drop}>
        {t('back_office.drop_reason')}
      </Button>
      <Button look="primary" icon="copy" onClick={() => copy(text)}>
        {t('back_office.copy_reason')}
      </Button>
    </>
  )
}

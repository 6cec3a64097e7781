import { closeContactMessage } from '@kredka/contracts/help/endpoints'
import { CONTACT_NOTE_MAX } from '@kredka/contracts/help/rules'
import { useState } from 'react'
import { useCommand } from '../../app/store/command.ts'
import { useText } from '../../i18n/useText.ts'
import { ifOvertaken } from '../../kernel/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'

/** Nothing more is to be done; a note says why. */
export function CloseMessage({ id, onClosed }: { readonly id: string; readonly onClosed: () => void }) {
  const t = useText()
  const [asking, setAsking] = useState(false)
  const over = () => {
    setAsking(false)
    onClosed()
  }
  const close = useCommand(closeContactMessage, { success: 'help.closed', done: over, failed: ifOvertaken(over) })
  return (
    <>
      <Button icon="check" onClick={() => setAsking(true)}>
        {t('help.close')}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={(note) => close.send({ id, note })}
        title={t('help.close_title')}
        confirm={t('help.close')}
        busy={close.status === 'sending'}
        reason={{ label: t('help.note'), max: CONTACT_NOTE_MAX, required: true }}
      >
        {t('help.close_about')}
      </ConfirmDialog>
    </>
  )
}

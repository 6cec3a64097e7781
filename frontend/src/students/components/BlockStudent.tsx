import { unblockPerson } from '@kredka/contracts/chat/endpoints'
import type { StudentView } from '@kredka/contracts/students/views'
import { useState } from 'react'
import { useText } from '../../app/i18n/useText.ts'
import { useCommand } from '../../app/store/command.ts'
import { BlockDialog } from '../../chat/index.ts'
import { Button } from '../../ui/Button.tsx'

interface Props {
  readonly view: StudentView
  readonly onChanged: () => void
}

/** No more messages and orders from this person, for a reason (AVL-03). What is blocked is the chat, so there has to be one. */
export function BlockStudent({ view: { chat_id, blocked, student }, onChanged }: Props) {
  const t = useText()
  const [asking, setAsking] = useState(false)
  const unblock = useCommand(unblockPerson, { success: 'students.unblocked', done: onChanged })
  if (chat_id === null) return null
  if (blocked) {
    return (
      <Button loading={unblock.status === 'sending'} onClick={() => unblock.send({ id: chat_id })}>
        {t('students.unblock')}
      </Button>
    )
  }
  return (
    <>
      <Button icon="cancelled" onClick={() => setAsking(true)}>
        {t('students.block')}
      </Button>
      <BlockDialog
        chat={{ id: chat_id, other: student }}
        opened={asking}
        onClose={() => setAsking(false)}
        onBlocked={onChanged}
      />
    </>
  )
}

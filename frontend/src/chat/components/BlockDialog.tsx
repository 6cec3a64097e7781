import { blockPerson } from '@kredka/contracts/chat/endpoints'
import { BLOCK_REASONS } from '@kredka/contracts/chat/rules'
import type { ChatView } from '@kredka/contracts/chat/views'
import { useText } from '../../app/i18n/useText.ts'
import { useCommand } from '../../app/store/command.ts'
import { usePersonName } from '../usePersonName.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

interface Props {
  readonly chat: { readonly id: string; readonly other: Pick<ChatView['other'], 'name'> }
  readonly opened: boolean
  readonly onClose: () => void
  readonly onBlocked: () => void
}

/** CHT-02: no more messages from this person. */
export function BlockDialog({ chat, opened, onClose, onBlocked }: Props) {
  const t = useText()
  const name = usePersonName(chat.other)
  const block = useCommand(blockPerson, {
    success: 'chat.blocked',
    done: () => {
      onClose()
      onBlocked()
    },
  })
  return (
    <ReasonDialog
      opened={opened}
      onClose={onClose}
      title={t('chat.block_title', { name })}
      confirm={t('chat.block_confirm')}
      busy={block.status === 'sending'}
      reasons={BLOCK_REASONS.map((value) => ({ value, label: t(`chat.block_${value}`) }))}
      onConfirm={(reason, note) => block.send({ id: chat.id, reason, ...(note === '' ? {} : { note }) })}
    >
      <p>{t('chat.block_about')}</p>
    </ReasonDialog>
  )
}

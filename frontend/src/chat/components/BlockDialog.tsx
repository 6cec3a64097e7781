import { blockPerson } from '@kredka/contracts/chat/endpoints'
import { BLOCK_REASONS } from '@kredka/contracts/chat/rules'
import type { ChatPersonView } from '@kredka/contracts/chat/views'
import { useDraft } from '../../app/forms/useDraft.ts'
import { useCommand } from '../../app/store/command.ts'
import { useText } from '../../i18n/useText.ts'
import { usePersonName } from '../usePersonName.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

interface Props {
  readonly person: Pick<ChatPersonView, 'id' | 'name'>
  readonly opened: boolean
  readonly onClose: () => void
  readonly onBlocked: () => void
}

/** CHT-02, AVL-03: no more messages and orders from this person. */
export function BlockDialog({ person, opened, onClose, onBlocked }: Props) {
  const t = useText()
  const name = usePersonName(person)
  const draft = useDraft(`chat.block.${person.id}`)
  const block = useCommand(blockPerson, {
    success: 'chat.blocked',
    always: () => draft[1](''),
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
      draft={draft}
      busy={block.status === 'sending'}
      reasons={BLOCK_REASONS.map((value) => ({ value, label: t(`chat.block_${value}`) }))}
      onConfirm={(reason, note) => block.send({ id: person.id, reason, ...(note === '' ? {} : { note }) })}
    >
      <p>{t('chat.block_about')}</p>
    </ReasonDialog>
  )
}

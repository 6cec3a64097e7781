import { unblockPerson } from '@kredka/contracts/chat/endpoints'
import type { ChatPersonView } from '@kredka/contracts/chat/views'
import { lazy, Suspense, useState } from 'react'
import { useCommand } from '../../app/store/command.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { loadChunk } from '../../kernel/chunks.ts'
import { Button, type ButtonLook } from '../../ui/Button.tsx'
import { chatWith } from '../resources.ts'
import { usePersonName } from '../usePersonName.ts'

const BlockDialog = lazy(async () => ({ default: (await loadChunk(() => import('./BlockDialog.tsx'))).BlockDialog }))

interface Props {
  readonly person: Pick<ChatPersonView, 'id' | 'name'>
  readonly look?: ButtonLook
  readonly size?: 'small' | 'medium'
  /** One of many on the page: whether the person is blocked is asked only once somebody presses. */
  readonly many?: boolean
}

/** AVL-03: takes no more messages and orders from somebody, for a reason, or takes them again; a chat is not needed. */
export function BlockButton({ person, look = 'quiet', size = 'medium', many = false }: Props) {
  const t = useText()
  const name = usePersonName(person)
  const [asking, setAsking] = useState<'not_yet' | 'now' | 'no_more'>('not_yet')
  const known = useResource(chatWith, many && asking === 'not_yet' ? null : { id: person.id })
  const unblock = useCommand(unblockPerson, { success: 'chat.unblocked', done: known.refresh })
  if (person.name === null) return null
  if (known.data?.sending === 'blocked_by_you' && asking !== 'now') {
    return (
      <Button
        look={look}
        size={size}
        label={t('chat.unblock_of', { name })}
        loading={unblock.status === 'sending'}
        onClick={() => unblock.send({ id: person.id })}
      >
        {t('chat.unblock')}
      </Button>
    )
  }
  return (
    <>
      <Button
        look={look}
        size={size}
        icon="cancelled"
        label={t('chat.block_of', { name })}
        onClick={() => setAsking('now')}
      >
        {t('chat.block')}
      </Button>
      {asking !== 'not_yet' && (
        <Suspense fallback={null}>
          <BlockDialog
            person={person}
            opened={asking === 'now'}
            onClose={() => setAsking('no_more')}
            onBlocked={known.refresh}
          />
        </Suspense>
      )}
    </>
  )
}

import { unblockPerson } from '@kredka/contracts/chat/endpoints'
import type { ChatWithView } from '@kredka/contracts/chat/views'
import { useCommand } from '../../app/store/command.ts'
import type { TextId } from '../../i18n/text-ids.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { usePersonName } from '../usePersonName.ts'
import classes from './composer.module.css'

type Closing = Exclude<ChatWithView['sending'], 'open' | 'not_your_turn'>

const WORDS: Readonly<Record<Closing, TextId>> = {
  blocked_by_you: 'chat.blocked_by_you',
  blocked_by_other: 'chat.blocked_by_other',
  gone: 'chat.gone',
  yourself: 'errors.CANNOT_MESSAGE_YOURSELF',
  no_teacher: 'errors.CHAT_NEEDS_TEACHER',
}

interface Props {
  readonly view: ChatWithView
  readonly closing: Closing
  readonly onChanged: () => void
}

/** Stands where the composer would: why nobody writes here now, and what can be done about it. */
export function Closed({ view, closing, onChanged }: Props) {
  const t = useText()
  const name = usePersonName(view.other)
  const unblock = useCommand(unblockPerson, { success: 'chat.unblocked', done: onChanged })
  return (
    <div className={classes.instead} role="status">
      <p>
        <Icon name={closing === 'blocked_by_you' ? 'cancelled' : 'info'} size={18} />
        {t(WORDS[closing], { name })}
      </p>
      {closing === 'blocked_by_you' && (
        <Button loading={unblock.status === 'sending'} onClick={() => unblock.send({ id: view.other.id })}>
          {t('chat.unblock')}
        </Button>
      )}
    </div>
  )
}

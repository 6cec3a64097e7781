import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Row } from '../../ui/layout.tsx'
import { chats, unseenMessages } from '../resources.ts'
import { ChatList } from './ChatList.tsx'
import classes from './chat-list.module.css'

const SHOWN = 3

/** NAV-08: chats with messages that were not read; nothing where there are none, or while nobody knows. */
export function UnreadChats() {
  const t = useText()
  const path = usePath()
  const count = useResource(unseenMessages, {}).data?.count ?? 0
  const unread = useResource(chats, count === 0 ? null : { page: 1, page_size: SHOWN, unseen: true })
  if (count === 0 || unread.data === null || unread.data.length === 0) return null
  const title = t('chat.unread', { count })
  return (
    <Card padding="tight">
      <section aria-label={title}>
        <Row apart>
          <h2>{title}</h2>
          <Button look="arrow" to={path('chats')}>
            {t('chat.all')}
          </Button>
        </Row>
        <div className={classes.unread}>
          <ChatList chats={unread.data} open={null} />
        </div>
      </section>
    </Card>
  )
}

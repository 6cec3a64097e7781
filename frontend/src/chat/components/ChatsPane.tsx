import type { ChatView } from '@kredka/contracts/chat/views'
import { useDeferredValue, useState } from 'react'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { Row } from '../../ui/layout.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { NothingFound } from '../../ui/states.tsx'
import { chats } from '../resources.ts'
import { ChatList } from './ChatList.tsx'
import classes from './chat-list.module.css'

/** From so many chats on there is a search among them. */
const MANY = 6
export const CHATS_PAGE_SIZE = 30

interface Props {
  readonly open: string | null
  /** The first page without a search. */
  readonly first: readonly ChatView[]
}

/** The person's chats with a search by name, page by page. */
export function ChatsPane({ open, first }: Props) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(1)
  const q = useDeferredValue(typed.trim())
  const found = useResource(chats, { page, page_size: CHATS_PAGE_SIZE, ...(q === '' ? {} : { q }) })
  const more = found.meta?.has_next_page ?? false
  return (
    <div className={classes.pane}>
      {(first.length >= MANY || typed !== '') && (
        <div className={classes.search}>
          <TextInput
            label={t('chat.search')}
            labelHidden
            type="search"
            icon="search"
            placeholder={t('chat.search')}
            value={typed}
            clearable
            onChange={(text) => {
              setTyped(text)
              setPage(1)
            }}
          />
        </div>
      )}
      <div className={classes.scroll}>
        <ResourceView of={found}>
          {(shown) =>
            shown.length === 0 ? <NothingFound title={t('chat.none_found')} /> : <ChatList chats={shown} open={open} />
          }
        </ResourceView>
        {(page > 1 || more) && (
          <nav className={classes.pages} aria-label={t('ui.pages')}>
            <Row apart>
              <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
                {t('chat.newer_chats')}
              </Button>
              <Button size="small" disabled={!more} onClick={() => setPage(page + 1)}>
                {t('chat.older_chats')}
              </Button>
            </Row>
          </nav>
        )}
      </div>
    </div>
  )
}

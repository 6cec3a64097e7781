import { pageTitle } from '@kredka/contracts/kernel/page-titles'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { EmptyPage } from '../../app/pages/EmptyPage.tsx'
import { useLanguage, usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { ErrorState, SkeletonLines, State } from '../../ui/states.tsx'
import { chatSaga } from '../chat-saga.ts'
import { CHATS_PAGE_SIZE, ChatsPane } from '../components/ChatsPane.tsx'
import { Conversation } from '../components/Conversation.tsx'
import { chats, oneChat } from '../resources.ts'
import { useVisibleHeight } from '../useVisibleHeight.ts'
import classes from './chats-page.module.css'

/**
 * CHT-01: the chats beside the one that is open; in small windows one after the other. The address keeps what is open:
 * `?id=` a chat, `?user=` a person with whom there may be none yet.
 */
export function ChatsPage() {
  const t = useText()
  const [params] = useSearchParams()
  const [id, user] = [params.get('id'), params.get('user')]
  const opened = id !== null || user !== null
  const first = useResource(chats, { page: 1, page_size: CHATS_PAGE_SIZE })
  const title = pageTitle('chats', useLanguage()).title
  const page = useRef<HTMLDivElement>(null)
  useVisibleHeight(page)
  if (!opened && first.data?.length === 0) return <Nobody />
  return (
    <div ref={page} className={classes.page} data-opened={opened || undefined}>
      <div className={classes.title}>
        <PageHeader title={title} />
      </div>
      <div className={classes.panes}>
        <nav className={classes.list} aria-label={t('chat.chats')}>
          <ResourceView of={first}>{(shown) => <ChatsPane open={id} first={shown} />}</ResourceView>
        </nav>
        <div className={classes.open}>
          <Open id={id} user={user} />
        </div>
      </div>
    </div>
  )
}

function Open({ id, user }: { readonly id: string | null; readonly user: string | null }) {
  const t = useText()
  const path = usePath()
  const back = (
    <span className={classes.back}>
      <Button look="quiet" icon="arrow-left" label={t('chat.back')} to={path('chats')} />
    </span>
  )
  if (user !== null) return <Conversation peer={user} back={back} />
  if (id !== null) return <OpenChat key={id} id={id} back={back} />
  return (
    <State picture="empty" title={t('chat.choose')}>
      {t('chat.choose_about')}
    </State>
  )
}

/** A chat by its id: the list knows with whom it is, where the chat stands in it. */
function OpenChat({ id, back }: { readonly id: string; readonly back: React.ReactNode }) {
  const listed = useResource(chats, { page: 1, page_size: CHATS_PAGE_SIZE }).data?.find((chat) => chat.id === id)
  const found = useResource(oneChat, listed === undefined ? { id } : null)
  const peer = listed?.other.id ?? found.data?.other.id
  if (peer !== undefined) return <Conversation peer={peer} back={back} />
  return (
    <div className={classes.waiting}>
      {back}
      {found.status === 'failed' ? <ErrorState error={found.error} onRetry={found.refresh} /> : <SkeletonLines />}
    </div>
  )
}

function Nobody() {
  return (
    <EmptyPage
      title="chats"
      none="chat.none"
      about="chat.about"
      action={{ text: 'shell.find_teacher', page: 'offers.search', icon: 'search' }}
    />
  )
}

export { ChatsPage as Page, chatSaga as saga }

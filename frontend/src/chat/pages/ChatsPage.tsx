import { EmptyPage } from '../../app/pages/EmptyPage.tsx'

/** Conversations of students with teachers. */
export function ChatsPage() {
  return (
    <EmptyPage
      title="chats"
      none="chat.none"
      about="chat.about"
      action={{ text: 'shell.find_teacher', page: 'offers.search', icon: 'search' }}
    />
  )
}

export { ChatsPage as Page }

import type { ChatPersonView } from '@kredka/contracts/chat/views'
import { useText } from '../i18n/useText.ts'

/** How somebody is called; who deleted their account has no name any more. */
export function usePersonName({ name }: Pick<ChatPersonView, 'name'>): string {
  const t = useText()
  return name ?? t('chat.deleted_user')
}

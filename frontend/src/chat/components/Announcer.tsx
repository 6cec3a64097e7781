import type { ChatMessageView } from '@kredka/contracts/chat/views'
import { useEffect, useState } from 'react'
import { useText } from '../../i18n/useText.ts'

interface Props {
  readonly messages: readonly ChatMessageView[]
  readonly userId: string
  readonly name: string
}

/**
 * Says new messages of the other person to those who listen, politely; not what was there when the conversation was
 * opened.
 */
export function Announcer({ messages, userId, name }: Props) {
  const t = useText()
  const newest = messages.at(-1)
  const [heard, setHeard] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (newest === undefined) return
    if (heard !== null && newest.number > heard && newest.sender_id !== userId && newest.message !== null) {
      setSaid(t('chat.announced', { name, message: newest.message }))
    }
    setHeard(newest.number)
  }, [newest, heard, userId, name, t])
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  )
}

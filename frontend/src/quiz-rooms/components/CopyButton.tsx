import { useEffect, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'

/** So long a button says that it has copied, before it offers to again. */
const COPIED_MS = 3_000

/** Copies a link. */
export function CopyButton({ text, link }: { readonly text: string; readonly link: string }) {
  const t = useText()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setCopied(true)
    } catch {
      // where the browser refuses, or has no such thing, the link is there to be copied by hand
      window.prompt(text, link)
    }
  }
  return (
    <Button icon={isCopied ? 'check' : 'copy'} onClick={copy}>
      {isCopied ? t('quiz_rooms.copied') : text}
    </Button>
  )
}

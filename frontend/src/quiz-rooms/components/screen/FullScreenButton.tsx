import { useSyncExternalStore } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import classes from './screen.module.css'

/** Gives the page the whole screen; gone while it has it. */
export function FullScreenButton() {
  const t = useText()
  const isFull = useSyncExternalStore(follow, () => document.fullscreenElement !== null)
  if (isFull || !document.fullscreenEnabled) return null
  return (
    <div className={classes.corner}>
      <Button
        look="quiet"
        icon="online"
        // where the browser refuses, the page stays as it is
        onClick={() => void document.documentElement.requestFullscreen().catch(() => undefined)}
      >
        {t('quiz_rooms.full_screen')}
      </Button>
    </div>
  )
}

function follow(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

import { VIDEO_SERVICES, videoOf } from '@kredka/contracts/profiles/video'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import classes from './introduction-video.module.css'

/**
 * The film in which a teacher introduces themselves (PRO-04). A drawn screen that leads to its service in a new tab:
 * nothing of that service is loaded here, so it learns of nobody who does not press.
 */
export function IntroductionVideo({ link }: { readonly link: string | null }) {
  const t = useText()
  const video = link === null ? null : videoOf(link)
  if (video === null) return null
  return (
    <a className={classes.panel} href={video.url} target="_blank" rel="noopener noreferrer nofollow ugc">
      <span className={classes.screen}>
        <svg viewBox="0 0 128 72" fill="none" aria-hidden="true">
          <path className={classes.crayon} d="M6 58c16-12 24-4 36-8s14-20 28-16 10 22 26 18 14-14 26-14" />
          <path className={classes.pen} d="M32 22a8 8 0 1 0 0-.1M8 54c2-11 8-17 16-17s14 6 16 17" />
        </svg>
        <span className={classes.play}>
          <Icon name="play" />
        </span>
      </span>
      <span className={classes.words}>
        <strong>{t('offers.watch_introduction')}</strong>
        <span className="soft-note">{t('offers.opens_at', { service: VIDEO_SERVICES[video.service] })}</span>
      </span>
    </a>
  )
}

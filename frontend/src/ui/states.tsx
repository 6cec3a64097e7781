import type { ReactNode } from 'react'
import { useErrorText } from '../i18n/useErrorText.ts'
import { useText } from '../i18n/useText.ts'
import type { ApiError } from '../kernel/errors.ts'
import { Button } from './Button.tsx'
import { Picture, type PictureName } from './pictures/Picture.tsx'
import classes from './states.module.css'

interface StateProps {
  readonly picture: PictureName
  readonly title: string
  readonly children?: ReactNode
  /** The one thing to do from here. */
  readonly action?: ReactNode
  /** The heading's level where it is the page's own. Default 2. */
  readonly level?: 1 | 2
}

/** A page or a part of it that has something to say instead of content: what happened and what to do. */
export function State({ picture, title, children, action, level = 2 }: StateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={classes.state}>
      <Picture name={picture} />
      <Heading className={classes.title}>{title}</Heading>
      {children !== undefined && <div className={classes.text}>{children}</div>}
      {action}
    </div>
  )
}

/** Nothing here yet; differs from nothing found. */
export function EmptyState(
  props: Omit<StateProps, 'picture' | 'title'> & { readonly title?: string; readonly picture?: PictureName },
) {
  const t = useText()
  return <State {...props} picture={props.picture ?? 'empty'} title={props.title ?? t('ui.no_records')} />
}

/** Something was looked for and is not there. */
export function NothingFound(props: Omit<StateProps, 'picture' | 'title'> & { readonly title?: string }) {
  const t = useText()
  return <State {...props} picture="nothing_found" title={props.title ?? t('ui.not_found')} />
}

interface ErrorProps {
  readonly error: ApiError
  readonly onRetry?: () => void
  readonly level?: 1 | 2
  /** What could not be read; the reason stands below it then. Default: the reason alone. */
  readonly title?: string | undefined
}

/** A read that failed, near where its content would be, with the way to try again. */
export function ErrorState({ error, onRetry, level, title }: ErrorProps) {
  const t = useText()
  const words = useErrorText()
  const picture = error.code === 'OFFLINE' ? 'offline' : error.status === 404 ? 'nothing_found' : 'broken'
  return (
    <State
      picture={picture}
      title={title ?? words(error)}
      {...(level === undefined ? {} : { level })}
      action={
        onRetry !== undefined &&
        error.status !== 404 && (
          <Button look="primary" icon="refresh" onClick={onRetry}>
            {t('ui.try_again')}
          </Button>
        )
      }
    >
      {title !== undefined && <p>{words(error)}</p>}
      {error.reference !== undefined && <p>{t('ui.reference', { reference: error.reference })}</p>}
    </State>
  )
}

interface SkeletonProps {
  /** CSS lengths. */
  readonly width?: string
  readonly height?: string
}

/** The shape of what comes, without focus and without words. */
export function Skeleton({ width = '100%', height = '1rem' }: SkeletonProps) {
  return <span className={classes.skeleton} style={{ width, height }} aria-hidden="true" />
}

/** Some lines of skeleton, said once to those who listen. */
export function SkeletonLines({ lines = 4 }: { readonly lines?: number }) {
  const t = useText()
  const widths = Array.from({ length: lines }, (_, line) => `${96 - ((line * 17) % 40)}%`)
  return (
    <div className={classes.lines} role="status" data-undrawn="">
      <span className="visually-hidden">{t('ui.loading')}</span>
      {widths.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  )
}

/** A read model behind this page is behind: the page says so (EVT-06). */
/** What is shown was read before; reading it again failed. */
export function OutOfDateNote({ error, onRetry }: { readonly error: ApiError; readonly onRetry: () => void }) {
  const t = useText()
  const words = useErrorText()
  return (
    <div className={classes.outOfDate} role="status">
      <span>{words(error)}</span>
      <Button size="small" icon="refresh" onClick={onRetry}>
        {t('ui.try_again')}
      </Button>
    </div>
  )
}

export function StaleNote() {
  const t = useText()
  return (
    <p className={classes.stale} role="status">
      {t('ui.stale')}
    </p>
  )
}

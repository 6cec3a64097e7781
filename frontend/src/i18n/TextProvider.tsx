import { HOUSE_ZONE } from '@kredka/contracts/kernel/days'
import type { PageLanguage } from '@kredka/contracts/kernel/head'
import { LOCALES } from '@kredka/contracts/kernel/locales'
import { type ComponentProps, type ReactNode, useSyncExternalStore } from 'react'
import { IntlProvider } from 'react-intl'

export type Compiled = Readonly<Record<string, string | readonly unknown[]>>
export type Messages = NonNullable<ComponentProps<typeof IntlProvider>['messages']>

/** Texts as the build compiled them: plain ones are strings, which react-intl wants wrapped when no parser is there. */
export function unpackTexts(texts: Compiled): Messages {
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, typeof text === 'string' ? [{ type: 0, value: text }] : text]),
  ) as Messages
}

interface Props {
  readonly language: PageLanguage
  readonly messages: Messages
  /** The zone that times are shown in; the browser's own where none is given (I18-02). */
  readonly timeZone?: string | undefined
  readonly children: ReactNode
}

export function TextProvider({ language, messages, timeZone, children }: Props) {
  const browsers = useBrowserZone()
  const known = timeZone !== undefined && isKnownZone(timeZone) ? timeZone : browsers
  const zone = known === undefined ? {} : { timeZone: known }
  return (
    <IntlProvider locale={LOCALES[language]} messages={messages} onError={report} {...zone}>
      {children}
    </IntlProvider>
  )
}

const never = () => () => undefined

/**
 * The server, which knows nobody's zone, draws in the site's; where the browser is in it too nothing is drawn anew.
 */
function useBrowserZone(): string | undefined {
  return useSyncExternalStore(
    never,
    () => (new Intl.DateTimeFormat().resolvedOptions().timeZone === HOUSE_ZONE ? HOUSE_ZONE : undefined),
    () => HOUSE_ZONE,
  )
}

/** A browser older than a zone shows its own time rather than nothing. */
function isKnownZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** A missing text shows its id; the check of the build keeps that from happening. */
function report(error: Error): void {
  globalThis.reportError?.(error)
}

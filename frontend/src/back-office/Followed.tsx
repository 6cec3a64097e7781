import { type ReactNode, useState } from 'react'
import { useText } from '../i18n/useText.ts'
import { Button } from '../ui/Button.tsx'
import { Row } from '../ui/layout.tsx'
import { Notice } from '../ui/Notice.tsx'

interface Props<T> {
  readonly latest: T
  readonly versionOf: (thing: T) => number
  /** `newer` stands above a version that is no longer the latest one; that one can be read, and decided no more. */
  readonly children: (shown: T, newer: ReactNode | null) => ReactNode
}

/** What staff read stays until they ask for the newer version that was sent meanwhile: none is decided unseen. */
export function Followed<T>({ latest, versionOf, children }: Props<T>) {
  const t = useText()
  const [seen, setSeen] = useState(latest)
  const version = versionOf(latest)
  if (version === versionOf(seen)) return children(latest, null)
  return children(
    seen,
    <Notice kind="warning">
      <Row space={3}>
        <span>{t('back_office.newer_version', { version })}</span>
        <Button size="small" onClick={() => setSeen(latest)}>
          {t('back_office.show_newer')}
        </Button>
      </Row>
    </Notice>,
  )
}

import type { ReactNode } from 'react'
import { useText } from '../i18n/useText.ts'
import { Button } from './Button.tsx'
import waiting from './busy.module.css'
import { Row, Stack } from './layout.tsx'

interface Props {
  /** From 1. */
  readonly page: number
  readonly hasNextPage: boolean
  readonly onPage: (page: number) => void
  /** Another page is on its way. */
  readonly busy?: boolean
  readonly children: ReactNode
}

/** A page of a list with its way back and on (section 2: Prev page / Next page). */
export function PagedList({ page, hasNextPage, onPage, busy = false, children }: Props) {
  const t = useText()
  return (
    <Stack space={5}>
      <div aria-busy={busy || undefined} className={busy ? waiting.busy : undefined}>
        {children}
      </div>
      {(page > 1 || hasNextPage) && (
        <nav aria-label={t('ui.pages')}>
          <Row apart>
            <Button icon="arrow-left" disabled={page <= 1} onClick={() => onPage(page - 1)}>
              {t('ui.prev_page')}
            </Button>
            <span aria-current="page">{t('ui.page', { page })}</span>
            <Button look="secondary" disabled={!hasNextPage} onClick={() => onPage(page + 1)}>
              {t('ui.next_page')}
            </Button>
          </Row>
        </nav>
      )}
    </Stack>
  )
}

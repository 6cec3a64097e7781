import { lazy, Suspense } from 'react'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useText } from '../../i18n/useText.ts'
import { loadChunk } from '../../kernel/chunks.ts'
import { SkeletonLines } from '../../ui/states.tsx'

/** Far down the page: what stands above it need not wait for it. */
const Timeline = lazy(async () => ({ default: (await loadChunk(() => import('../../audit/index.ts'))).Timeline }))

/** EVT-11: what happened to the account, for its owner. */
export function AccountHistory() {
  const t = useText()
  const user = useAppSelector(selectUser)
  return user === null ? null : (
    <Suspense fallback={<SkeletonLines lines={6} />}>
      <Timeline kind="account" id={user.userId} title={t('settings.history')} headed={false} />
    </Suspense>
  )
}

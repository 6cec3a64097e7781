import { Suspense } from 'react'
import { useText } from '../../i18n/useText.ts'
import { SkeletonLines, State } from '../../ui/states.tsx'
import { spacedToken } from '../room-address.ts'
import { Frame } from './Frame.tsx'
import { LazyCodeForm } from './lazy-roles.tsx'

interface Props {
  /** As it was typed, to be mended where one letter is wrong. */
  readonly token?: string | null
}

/** The code is wrong, or the room is long gone: another may be typed at once. */
export function NoSuchRoom({ token = null }: Props) {
  const t = useText()
  return (
    <Frame centred>
      <State picture="nothing_found" level={1} title={t('quiz_rooms.not_found')}>
        <p>{t('errors.QUIZ_ROOM_NOT_FOUND')}</p>
      </State>
      <Suspense fallback={<SkeletonLines lines={2} />}>
        <LazyCodeForm initial={token === null ? '' : spacedToken(token)} />
      </Suspense>
    </Frame>
  )
}

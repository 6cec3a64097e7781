import { useEffect, useRef } from 'react'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { useZone } from '../../i18n/useZone.ts'
import type { ApiError } from '../../kernel/errors.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Row } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { isAboutTime, nearSlotsOf } from '../near-slots.ts'

interface Props {
  readonly refused: ApiError | null
  readonly onTaken: () => void
  readonly onPick: (start: string) => void
}

/** The time cannot be had, most often because somebody was quicker: what is free near it (AVL-02). */
export function TakenNotice({ refused, onTaken, onPick }: Props) {
  const t = useText()
  const words = useErrorText()
  const format = useFormat()
  const zone = useZone()
  const told = useRef<ApiError | null>(null)
  useEffect(() => {
    if (!isAboutTime(refused) || told.current === refused) return
    told.current = refused
    onTaken()
  }, [refused, onTaken])
  if (!isAboutTime(refused)) return null
  const near = nearSlotsOf(refused)
  return (
    <Notice kind="error">
      {refused.code === 'SLOT_TAKEN' ? (
        <p>{t(near.length === 0 ? 'calendar.taken' : 'calendar.taken_near')}</p>
      ) : (
        <p>
          {words(refused)} {near.length > 0 && t('calendar.near')}
        </p>
      )}
      {near.length > 0 && (
        <Row space={2}>
          {near.map((start) => (
            <Chip key={start} icon="clock" onClick={() => onPick(start)}>
              {`${format.date(start)}, ${format.time(start, zone)}`}
            </Chip>
          ))}
        </Row>
      )}
    </Notice>
  )
}

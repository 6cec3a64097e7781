import { useEffect, useRef } from 'react'
import type { ApiError } from '../../app/api/errors.ts'
import { useFormat } from '../../app/i18n/useFormat.ts'
import { useText } from '../../app/i18n/useText.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Row } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { nearSlotsOf } from '../near-slots.ts'
import { useZone } from '../useZone.ts'

interface Props {
  readonly refused: ApiError | null
  readonly onTaken: () => void
  readonly onPick: (start: string) => void
}

/** Somebody was quicker: what is free near the time that was wanted (AVL-02). */
export function TakenNotice({ refused, onTaken, onPick }: Props) {
  const t = useText()
  const format = useFormat()
  const zone = useZone()
  const told = useRef<ApiError | null>(null)
  useEffect(() => {
    if (refused?.code !== 'SLOT_TAKEN' || told.current === refused) return
    told.current = refused
    onTaken()
  }, [refused, onTaken])
  if (refused?.code !== 'SLOT_TAKEN') return null
  const near = nearSlotsOf(refused)
  return (
    <Notice kind="error">
      <p>{t(near.length === 0 ? 'calendar.taken' : 'calendar.taken_near')}</p>
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

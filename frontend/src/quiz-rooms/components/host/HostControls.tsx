import type { RoomView } from '@kredka/contracts/quiz-rooms/views'
import { useState } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useViewport } from '../../../ui/useMedia.ts'
import type { RoomControl } from '../../room-slice.ts'
import { useControls } from '../../useRoom.ts'
import classes from './host.module.css'

type Asked = Extract<
  RoomControl,
  { name: 'begin' | 'next' | 'close_question' | 'skip' | 'extend' | 'pause' | 'resume' }
>

/** What the host can do now: the one thing that goes on, and the others beside it. */
export function HostControls({ view }: { readonly view: RoomView }) {
  const t = useText()
  const { ask, asking, disabled } = useControls()
  const [ending, setEnding] = useState(false)
  const { state } = view.phase
  const { progress, question, clock, room } = view
  const onPhone = useViewport('mobile')
  const button = (name: Asked['name'], text: string, isMain = false, off = false) => (
    <Button
      look={isMain ? 'primary' : 'secondary'}
      // a thumb reaches them all, and the question is not covered by them
      size={onPhone ? (isMain ? 'medium' : 'small') : isMain ? 'large' : 'medium'}
      loading={asking === name}
      disabled={off || (disabled && asking !== name)}
      onClick={() => ask({ name, body: {} })}
    >
      {text}
    </Button>
  )
  const isLast = question !== null && question.n + 1 === room.questions
  return (
    <div className={classes.controls}>
      <div>
        {state === 'lobby' && button('begin', t('quiz_rooms.begin'), true, progress.players === 0)}
        {state === 'question' && button('close_question', t('quiz_rooms.close_question'), true)}
        {state === 'results' && button('next', t(isLast ? 'quiz_rooms.to_finish' : 'quiz_rooms.next'), true)}
        {state === 'paused' && button('resume', t('quiz_rooms.resume'), true)}
      </div>
      <div className={classes.others}>
        {state === 'question' && clock?.closes_at != null && button('extend', t('quiz_rooms.extend'))}
        {state === 'question' && button('pause', t('quiz_rooms.pause'))}
        {state === 'question' && button('skip', t('quiz_rooms.skip'))}
      </div>
      <Button look="quiet" size={onPhone ? 'small' : 'medium'} icon="close" onClick={() => setEnding(true)}>
        {t('quiz_rooms.end')}
      </Button>
      <ConfirmDialog
        opened={ending}
        onClose={() => setEnding(false)}
        onConfirm={() => ask({ name: 'end', body: {} })}
        busy={asking === 'end'}
        title={t('quiz_rooms.end_title')}
        confirm={t('quiz_rooms.end')}
        danger
      >
        <p>{t('quiz_rooms.end_about')}</p>
      </ConfirmDialog>
    </div>
  )
}

import type { ErrorCode } from '@kredka/contracts/kernel/errors'
import { usePath } from '../../app/routing/usePath.ts'
import { useAppDispatch } from '../../app/store/hooks.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { State } from '../../ui/states.tsx'
import { cameBackHere } from '../room-slice.ts'
import { Frame } from './Frame.tsx'

interface Props {
  readonly code: ErrorCode
  /** The game is over, and its result is what is seen elsewhere. */
  readonly isPlayed: boolean
}

/** The line has ended and does not come back by itself: why, and what can be done. */
export function RoomOver({ code, isPlayed }: Props) {
  const t = useText()
  const path = usePath()
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const isElsewhere = code === 'OPENED_ELSEWHERE'
  return (
    <Frame centred>
      <State
        level={1}
        picture={isElsewhere ? 'lost' : 'closed'}
        title={errorText({ code, message: code, details: [], status: 409 })}
        action={
          isElsewhere ? (
            <Button look="primary" onClick={() => dispatch(cameBackHere())}>
              {t(isPlayed ? 'quiz_rooms.result_here' : 'quiz_rooms.continue_here')}
            </Button>
          ) : (
            <Button look="primary" to={path('quizzes.browse')}>
              {t('attempts.other_quizzes')}
            </Button>
          )
        }
      >
        {isElsewhere && <p>{t(isPlayed ? 'quiz_rooms.result_elsewhere' : 'quiz_rooms.elsewhere_about')}</p>}
      </State>
    </Frame>
  )
}

import { getQuestionPicture } from '@kredka/contracts/files/endpoints'
import type { RoomQuestionView } from '@kredka/contracts/quiz-rooms/views'
import { useAppStore } from '../../app/store/hooks.ts'
import { useText } from '../../i18n/useText.ts'
import { MathText } from '../../ui/math/MathText.tsx'
import classes from './prompt.module.css'

interface Props {
  readonly question: RoomQuestionView
  /** The text with its gaps stands below. */
  readonly gapsBelow?: boolean
  readonly large?: boolean
}

/** So few letters have room to be larger on a wall. */
const SHORT = 60
const GAP = /\[\[\d{1,2}\]\]/g

/** The question as it is read out, with its picture. */
export function Prompt({ question, gapsBelow = false, large = false }: Props) {
  const t = useText()
  const { api } = useAppStore().services
  const { kind, prompt, formulas, picture_id, picture_alt } = question
  return (
    <div
      className={classes.prompt}
      data-large={large || undefined}
      data-short={prompt.length <= SHORT || undefined}
      data-pictured={picture_id !== null || undefined}
    >
      <h1 className={classes.text}>
        {kind === 'gaps' && gapsBelow ? (
          t('attempts.fill_gaps')
        ) : (
          <MathText text={prompt} formulas={formulas} words={(text) => text.replace(GAP, '____')} />
        )}
      </h1>
      {picture_id !== null && (
        <img className={classes.picture} src={api.urlOf(getQuestionPicture, { id: picture_id })} alt={picture_alt} />
      )}
    </div>
  )
}

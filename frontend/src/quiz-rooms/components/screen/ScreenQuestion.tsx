import type { RoomView } from '@kredka/contracts/quiz-rooms/views'
import { useText } from '../../../i18n/useText.ts'
import { tileMarkAt } from '../../../ui/answers/tile-marks.ts'
import { MathText } from '../../../ui/math/MathText.tsx'
import { isOpen } from '../../shown.ts'
import { Prompt } from '../Prompt.tsx'
import classes from './screen.module.css'

interface Props {
  readonly view: RoomView
}

/** The question as everybody reads it, and what there is to choose from once it may be chosen. */
export function ScreenQuestion({ view }: Props) {
  const t = useText()
  const { question, options } = view
  if (question === null) return null
  return (
    <>
      <Prompt question={question} large />
      {!isOpen(view) || options === null ? (
        <p className={classes.soft}>{t('quiz_rooms.reading')}</p>
      ) : (
        <>
          <ul className={classes.options}>
            {options.options.map((text, place) => {
              const { letter, shape, colour } = tileMarkAt(place)
              return (
                <li key={letter} className={classes.option}>
                  <span className={classes.mark} style={{ background: colour }}>
                    <svg viewBox="0 0 24 24" aria-hidden="true">
                      <path d={shape} />
                    </svg>
                    {letter}
                  </span>
                  <span>
                    <MathText text={text} formulas={options.formulas} />
                  </span>
                </li>
              )
            })}
          </ul>
          {options.bank.length > 0 && <p>{options.bank.join(' · ')}</p>}
          {options.options.length === 0 && (
            <p className={classes.soft}>{t(question.kind === 'gaps' ? 'quiz_rooms.fill_it' : 'quiz_rooms.type_it')}</p>
          )}
        </>
      )}
    </>
  )
}

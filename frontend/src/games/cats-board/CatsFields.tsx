import { BOARDS, boardOf } from '@kredka/contracts/games/cats-board/boards/boards'
import type { CatsBoardSetup } from '@kredka/contracts/games/cats-board/play'
import { DIFFICULTIES, starsOf } from '@kredka/contracts/games/cats-board/rules'
import { useId } from 'react'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import type { FieldsProps } from '../game.ts'
import { ownGames } from '../resources.ts'
import classes from './fields.module.css'
import { Stars } from './Stars.tsx'
import { setupOf } from './setup-of.ts'
import { useBoardName } from './useBoardName.ts'

/** Which board; with the stars that somebody has on each. */
export function CatsFields({ setup, onChange }: FieldsProps<CatsBoardSetup>) {
  const t = useText()
  const name = useId()
  const nameOf = useBoardName()
  const user = useAppSelector(selectUser)
  const { data } = useResource(ownGames, user === null ? null : {})
  const difficulty = boardOf(setup.board)?.difficulty ?? 'easy'
  const stars = new Map(
    data?.bests.flatMap(({ game, variant, score }) => {
      const board = game === 'cats-board' ? boardOf(variant) : undefined
      return board === undefined ? [] : [[variant, starsOf(score, board.par)] as const]
    }),
  )
  const progress = t('cats.progress', { count: stars.size, all: BOARDS.length })
  return (
    <>
      <RadioGroup
        label={t('cats.difficulty')}
        value={difficulty}
        onChange={(value) => onChange(setupOf(BOARDS.find((board) => board.difficulty === value)))}
        options={DIFFICULTIES.map((value) => ({ value, label: t(`cats.${value}`) }))}
      />
      {user !== null && (
        <>
          <p>{progress}</p>
          <ProgressBar label={t('cats.boards')} value={stars.size / BOARDS.length} text={progress} />
        </>
      )}
      <fieldset className={classes.boards}>
        <legend className="visually-hidden">{t('cats.boards')}</legend>
        {BOARDS.filter((board) => board.difficulty === difficulty).map((board) => {
          const count = stars.get(board.id)
          return (
            <label key={board.id} className={classes.board} data-chosen={board.id === setup.board || undefined}>
              <input
                type="radio"
                className="visually-hidden"
                name={name}
                checked={board.id === setup.board}
                onChange={() => onChange(setupOf(board))}
              />
              <span aria-hidden="true">{board.number}</span>
              <span className="visually-hidden">
                {nameOf(board.id)}, {t('cats.par', { count: board.par })}
              </span>
              {count === undefined ? (
                user !== null && <span className="visually-hidden">{t('cats.unsolved')}</span>
              ) : (
                <Stars count={count} size={12} />
              )}
            </label>
          )
        })}
      </fieldset>
      <p>
        {nameOf(setup.board)}: {t('cats.par', { count: setup.par })}
      </p>
    </>
  )
}

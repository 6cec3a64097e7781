import { gameOf } from '@kredka/contracts/games/rules'
import { useEffect } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { NotFound } from '../../app/pages/NotFound.tsx'
import { isId } from '../../app/routing/ids.ts'
import { PageTitle } from '../../app/routing/PageTitle.tsx'
import { useText } from '../../i18n/useText.ts'
import { Late } from '../../kernel/taking-over/Late.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SkeletonLines } from '../../ui/states.tsx'
import { GAME_PAGES } from '../games.ts'
import { lobby } from '../lobby-chunk.ts'

/** A game: what can be chosen before it, or the run that the address names (GAM-01). */
export function GamePage() {
  const t = useText()
  const { id } = useParams()
  const [params] = useSearchParams()
  const game = gameOf(id)
  const run_id = params.get('run')
  const isInLobby = game !== null && run_id === null
  useEffect(() => {
    if (isInLobby) lobby.prepare()
  }, [isInLobby])
  if (game === null || (run_id !== null && !isId(run_id))) return <NotFound />
  const title = t(`games.name_${game}`)
  const Game = GAME_PAGES[game]
  const meanwhile = (
    <>
      <PageHeader title={title} about={t(`games.about_${game}`)} />
      <SkeletonLines />
    </>
  )
  return (
    <>
      <PageTitle title={title} />
      <Late key={game} fallback={meanwhile}>
        <Game />
      </Late>
    </>
  )
}

export { GamePage as Page }

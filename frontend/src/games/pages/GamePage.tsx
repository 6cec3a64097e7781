import { GAMES } from '@kredka/contracts/games/rules'
import { useParams, useSearchParams } from 'react-router'
import { NotFound } from '../../app/pages/NotFound.tsx'
import { isId } from '../../app/routing/ids.ts'
import { PageTitle } from '../../app/routing/PageTitle.tsx'
import { useText } from '../../i18n/useText.ts'
import { RunPage } from '../components/RunPage.tsx'
import { MemoryLobby } from '../memory/MemoryLobby.tsx'

/** A game: what can be chosen before it, or the run that the address names (GAM-01). */
export function GamePage() {
  const t = useText()
  const { id } = useParams()
  const [params] = useSearchParams()
  const game = GAMES.find((one) => one === id)
  const run_id = params.get('run')
  if (game === undefined || (run_id !== null && !isId(run_id))) return <NotFound />
  return (
    <>
      <PageTitle title={t(`games.name_${game}`)} />
      {run_id === null ? <MemoryLobby /> : <RunPage key={run_id} id={run_id} game={game} />}
    </>
  )
}

export { GamePage as Page }

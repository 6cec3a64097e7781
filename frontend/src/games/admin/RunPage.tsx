import { gameOf } from '@kredka/contracts/games/rules'
import type { AdminRunView } from '@kredka/contracts/games/views'
import { Link, useParams } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { DetailPage, Part } from '../../back-office/DetailPage.tsx'
import { Code, type Fact } from '../../back-office/Facts.tsx'
import { PersonLink } from '../../back-office/PersonLink.tsx'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { clockText } from '../components/clock-text.ts'
import { runPath } from '../run-path.ts'
import { RunState } from './RunState.tsx'
import { runForStaff } from './resources.ts'

/** One run: who played what, how it went, and the ways to watch it and to its events (ADM-02). */
export function RunPage() {
  const { id = '' } = useParams()
  const found = useResource(runForStaff, { id })
  return <ResourceView of={found}>{(run) => <Shown run={run} />}</ResourceView>
}

function Shown({ run }: { readonly run: AdminRunView }) {
  const t = useText()
  const path = usePath()
  const { id, state, kind, why } = run
  const game = gameOf(run.game)
  // of a challenge that is still played nobody may see what lies where
  const isWithheld = kind === 'daily' && state === 'open'
  return (
    <DetailPage
      section={{ label: t('admin_nav.runs'), to: path('admin.runs') }}
      title={t(`games.name_${run.game}`)}
      about={<RunState state={state} />}
      log={{ stream: `run-${id}`, caseOf: id }}
      facts={useRunFacts(run)}
    >
      <Part title={t('runs_admin.played')}>
        <p>{t(why === null ? 'runs_admin.goes_on' : `runs_admin.ended_${why}`)}</p>
        {game !== null && !isWithheld && <Link to={runPath(path, game, id)}>{t('runs_admin.watch')}</Link>}
        {isWithheld && <p>{t('runs_admin.withheld')}</p>}
      </Part>
    </DetailPage>
  )
}

function useRunFacts(run: AdminRunView): readonly Fact[] {
  const t = useText()
  const format = useFormat()
  const { id, player, variant, kind, day, started_at, ended_at, score, played_ms } = run
  return [
    { label: 'Id', value: <Code>{id}</Code> },
    { label: t('runs_admin.player'), value: <PersonLink person={player} /> },
    { label: t('runs_admin.variant'), value: <Code>{variant}</Code> },
    { label: t('runs_admin.kind'), value: t(`runs_admin.kind_${kind}`) },
    ...(day === null ? [] : [{ label: t('runs_admin.day'), value: format.date(day) }]),
    { label: t('runs_admin.started_at'), value: format.dateTime(started_at) },
    { label: t('runs_admin.ended_at'), value: ended_at === null ? '—' : format.dateTime(ended_at) },
    { label: t('runs_admin.score'), value: score === null ? '—' : format.number(score) },
    { label: t('runs_admin.time'), value: played_ms === null ? '—' : clockText(played_ms) },
  ]
}

export { RunPage as Page }

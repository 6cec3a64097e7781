import { clearLevel, takeDownLevel } from '@kredka/contracts/levels/staff-endpoints'
import type { LevelReviewView } from '@kredka/contracts/levels/views'
import { useParams } from 'react-router'
import { usePath } from '../../../app/routing/usePath.ts'
import { useResource } from '../../../app/store/resource.ts'
import { AdminTable } from '../../../back-office/AdminTable.tsx'
import { DetailPage, Part } from '../../../back-office/DetailPage.tsx'
import { History } from '../../../back-office/History.tsx'
import { OfficeLink } from '../../../back-office/OfficeLink.tsx'
import { ReasonAction } from '../../../back-office/ReasonAction.tsx'
import type { TextId } from '../../../i18n/text-ids.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { ResourceView } from '../../../ui/ResourceView.tsx'
import type { Column } from '../../../ui/Table.tsx'
import { LevelBoard } from '../../components/LevelBoard.tsx'
import classes from '../../components/levels.module.css'
import { LevelState } from '../LevelState.tsx'
import { reviewedLevel } from '../resources.ts'

const NONE: ReadonlySet<number> = new Set()
const WORDS: Readonly<Record<string, TextId>> = {
  LevelPublished: 'levels_admin.did_publish',
  LevelUnlisted: 'levels_admin.did_unlist',
  LevelHidden: 'levels_admin.did_hide',
  LevelCleared: 'levels_admin.did_clear',
  LevelTakenDown: 'levels_admin.did_take_down',
}

/** A published level with what people said of it, and the decision (GAM-03, ADM-02). */
export function ReviewedLevelPage() {
  const { id = '' } = useParams()
  const found = useResource(reviewedLevel, { id })
  return <ResourceView of={found}>{(level) => <Reviewed level={level} onChanged={found.refresh} />}</ResourceView>
}

function Reviewed({ level, onChanged }: { readonly level: LevelReviewView; readonly onChanged: () => void }) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const { id, name, author, state, version, reports, published_at, drawn, tries, clears, sent, history } = level
  const isOpen = state === 'listed' || state === 'hidden'
  const decide = {
    input: (reason: string) => ({ id, reason }),
    history: { acts: history, words: WORDS },
    onDone: onChanged,
  }
  return (
    <DetailPage
      section={{ label: t('admin_nav.levels'), to: path('admin.levels') }}
      title={name ?? t('levels_admin.nameless')}
      about={<LevelState state={state} />}
      waits={{ kind: 'level', id }}
      log={{ stream: `level-${id}` }}
      actions={
        <>
          <ReasonAction
            {...decide}
            isOffered={isOpen && reports > 0}
            endpoint={clearLevel}
            ready={[
              'levels_admin.ready_clear_fine',
              'levels_admin.ready_clear_playable',
              'levels_admin.ready_clear_groundless',
            ]}
            label="levels_admin.clear"
            title="levels_admin.clear_title"
            about="levels_admin.clear_about"
            success="levels_admin.cleared"
            icon="check"
          />
          <ReasonAction
            {...decide}
            isOffered={isOpen}
            endpoint={takeDownLevel}
            ready={[
              'levels_admin.ready_down_name',
              'levels_admin.ready_down_picture',
              'levels_admin.ready_down_unplayable',
              'levels_admin.ready_down_copied',
            ]}
            label="levels_admin.take_down"
            title="levels_admin.take_down_title"
            about="levels_admin.take_down_about"
            success="levels_admin.taken_down"
            danger
          />
        </>
      }
      facts={[
        {
          label: t('levels_admin.author'),
          value: (
            <OfficeLink page="admin.user" to={path('admin.user', { id: author.id })}>
              {author.name ?? t('levels_admin.nameless')}
            </OfficeLink>
          ),
        },
        { label: t('levels_admin.version'), value: format.number(version) },
        { label: t('levels_admin.published_at'), value: format.dateTime(published_at) },
        { label: t('levels_admin.reports'), value: format.number(reports) },
        { label: t('levels_admin.tries'), value: format.number(tries) },
        { label: t('levels_admin.clears'), value: format.number(clears) },
      ]}
    >
      <div className={classes.reviewed}>
        <LevelBoard level={drawn} faulty={NONE} cursor={null} />
      </div>
      <Part title={t('levels_admin.reports')}>
        {sent.length === 0 ? <p>{t('levels_admin.no_reports')}</p> : <Reports sent={sent} />}
      </Part>
      <History acts={history.toReversed()} words={WORDS} />
    </DetailPage>
  )
}

type Sent = LevelReviewView['sent'][number]

function Reports({ sent }: Pick<LevelReviewView, 'sent'>) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const columns: readonly Column<Sent>[] = [
    {
      key: 'reported_at',
      label: t('levels_admin.reported_at'),
      oneLine: true,
      cell: ({ reported_at }) => format.dateTime(reported_at),
    },
    { key: 'version', label: t('levels_admin.version'), numeric: true, cell: ({ version }) => version },
    {
      key: 'reporter',
      label: t('levels_admin.reporter'),
      cell: ({ reporter: { id, name } }) => (
        <OfficeLink page="admin.user" to={path('admin.user', { id })}>
          {name ?? t('levels_admin.nameless')}
        </OfficeLink>
      ),
    },
    { key: 'kind', label: t('levels_admin.kind'), cell: ({ kind }) => t(`snake.report_${kind}`) },
    {
      key: 'note',
      label: t('levels_admin.note'),
      cell: ({ note }) => (note === null || note === '' ? t('levels_admin.no_note') : note),
    },
  ]
  return (
    <AdminTable
      label={t('levels_admin.reports')}
      columns={columns}
      rows={sent}
      keyOf={({ version, reporter }) => `${version} ${reporter.id}`}
    />
  )
}

export { ReviewedLevelPage as Page }

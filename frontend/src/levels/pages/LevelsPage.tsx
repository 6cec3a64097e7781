import type { LevelView } from '@kredka/contracts/levels/views'
import { useState } from 'react'
import { isEmpty, SearchedList } from '../../app/lists/SearchedList.tsx'
import { useSearchedPage } from '../../app/lists/useSearchedPage.ts'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { clockText } from '../../games/index.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card, CardLink } from '../../ui/Card.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { LevelBoard } from '../components/LevelBoard.tsx'
import { LevelFigures } from '../components/LevelFigures.tsx'
import classes from '../components/levels.module.css'
import { publishedLevels } from '../resources.ts'

const SORTS = ['newest', 'played', 'hardest'] as const
const NONE: ReadonlySet<number> = new Set()

/** Levels that people drew, for everybody to play (GAM-03). */
export function LevelsPage() {
  const t = useText()
  const path = usePath()
  const at = useSearchedPage()
  const [sort, setSort] = useState<(typeof SORTS)[number]>('newest')
  const of = useResource(publishedLevels, { ...at.input, sort })
  const draw = (
    <Button look="primary" icon="edit" to={path('levels.own')}>
      {t('levels.draw')}
    </Button>
  )
  const none = (
    <EmptyState title={t('levels.none')} action={draw}>
      <p>{t('levels.none_about')}</p>
    </EmptyState>
  )
  const hasNone = isEmpty({ at, of })
  return (
    <>
      <PageHeader
        title={t('levels.browse')}
        about={t('levels.browse_about')}
        crumbs={[
          { label: t('games.title'), to: path('games.menu') },
          { label: t('games.name_snake2024'), to: path('games.game', { id: 'snake2024' }) },
          { label: t('levels.browse') },
        ]}
        actions={hasNone ? undefined : draw}
      />
      <SearchedList
        at={at}
        of={of}
        searchLabel="levels.search"
        none={none}
        noneFound="levels.none_found"
        beside={
          <Select
            label={t('levels.sort')}
            labelHidden
            clearable={false}
            icon="sort"
            options={SORTS.map((value) => ({ value, label: t(`levels.sort_${value}`) }))}
            value={sort}
            onChange={(option) => setSort(SORTS.find((one) => one === option?.value) ?? 'newest')}
          />
        }
        inColumns
      >
        {(level) => <LevelCard level={level} />}
      </SearchedList>
    </>
  )
}

function LevelCard({ level }: { readonly level: LevelView }) {
  const t = useText()
  const path = usePath()
  const { id, name, author, drawn, food, own_best_ms } = level
  return (
    <Card covered>
      <div className={classes.card}>
        <div className={classes.picture}>
          <LevelBoard level={drawn} faulty={NONE} cursor={null} />
        </div>
        <div className={classes.words}>
          <h2>
            <CardLink to={`${path('games.game', { id: 'snake2024' })}?level=${id}`}>{name}</CardLink>
          </h2>
          <p>
            {author !== null && `${t('levels.by', { author })} · `}
            {t('snake.drawn_food', { count: food })} · {t('snake.speed_of', { speed: drawn.speed })}
          </p>
          <p className={classes.soft}>
            <LevelFigures of={level} />
            {own_best_ms !== null && ` · ${t('levels.own_best', { time: clockText(own_best_ms) })}`}
          </p>
        </div>
      </div>
    </Card>
  )
}

export { LevelsPage as Page }

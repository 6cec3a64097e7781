import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { figures } from '../resources.ts'
import { type TileName, Tiles } from './Tiles.tsx'

const NAMES: readonly TileName[] = ['active', 'sign_ups', 'asked', 'lessons', 'revenue', 'faulty']

/** The last seven days in short, for the back office's first page. */
export function ShortFigures() {
  const t = useText()
  const path = usePath()
  const found = useResource(figures, { period: '7d' })
  return (
    <Card>
      <Stack space={3}>
        <h2>{t('figures.last_days')}</h2>
        <ResourceView of={found}>{({ totals }) => <Tiles totals={totals} names={NAMES} across={6} />}</ResourceView>
        <Row>
          <Button look="arrow" size="small" to={path('admin.figures')}>
            {t('figures.see_all')}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}

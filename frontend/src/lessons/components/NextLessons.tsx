import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useNow } from '../../i18n/useNow.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { nextLessons } from '../resources.ts'
import { LazyJoinNext } from './LazyJoinNext.tsx'
import { LessonCard } from './LessonCard.tsx'

/** NAV-08: what comes next, in both parts; nothing where nothing comes, or while nobody knows. */
export function NextLessons() {
  const t = useText()
  const path = usePath()
  const now = useNow()
  const found = useResource(nextLessons, {})
  // one that has ended meanwhile is no next one any more
  const ahead = (found.data ?? []).filter(({ ends_at }) => now < Date.parse(ends_at))
  if (ahead.length === 0) return null
  const both = new Set(ahead.map(({ role }) => role)).size > 1
  const title = t('lessons.next', { count: ahead.length })
  return (
    <section aria-label={title}>
      <Stack space={3}>
        <Row apart>
          <h2>{title}</h2>
          <Button look="arrow" to={path('lessons.all')}>
            {t('lessons.all')}
          </Button>
        </Row>
        {ahead[0] !== undefined && <LazyJoinNext lesson={ahead[0]} now={now} />}
        {ahead.map((lesson) => (
          <LessonCard key={lesson.id} lesson={lesson} now={now} withRole={both} />
        ))}
      </Stack>
    </section>
  )
}

import { usePath } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** PRO-03: who may not teach reads why, and where to object. */
export function Suspended({ reason }: { readonly reason: string | null }) {
  const t = useText()
  const path = usePath()
  return (
    <Card>
      <Stack space={4}>
        <h2>{t('profiles.suspended_title')}</h2>
        <p>{t('profiles.suspended_about')}</p>
        {reason !== null && <Notice kind="warning">{t('profiles.suspended_because', { reason })}</Notice>}
        <div>
          <Button icon="mail" to={path('contact')}>
            {t('profiles.write_to_us')}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}

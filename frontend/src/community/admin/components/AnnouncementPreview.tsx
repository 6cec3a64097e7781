import type { Bilingual } from '@kredka/contracts/community/rules'
import { useText } from '../../../i18n/useText.ts'
import { Stack } from '../../../ui/layout.tsx'
import { AnnouncementCard } from '../../components/AnnouncementCard.tsx'
import classes from './bilingual-fields.module.css'

interface Props {
  readonly values: { readonly title: Bilingual; readonly text: Bilingual; readonly pinned: boolean }
  readonly published_at: string | null
}

/** What people will see, in both languages. */
export function AnnouncementPreview({ values, published_at }: Props) {
  const t = useText()
  const shown = { ...values, published_at: published_at ?? new Date().toISOString(), changed_at: null }
  return (
    <section aria-labelledby="preview">
      <Stack space={3}>
        <h2 id="preview">{t('community.preview')}</h2>
        <div className={classes.pair}>
          {(['pl', 'en'] as const).map((language) => (
            <div key={language} lang={language}>
              <AnnouncementCard announcement={shown} language={language} />
            </div>
          ))}
        </div>
      </Stack>
    </section>
  )
}

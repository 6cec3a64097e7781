import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** Section 8: the link came without its code, and there is nothing here that the person could mend. */
export function MissingToken({ onRestart }: { readonly onRestart: () => void }) {
  const t = useText()
  return (
    <Notice kind="error">
      <Stack space={2}>
        <p>{t('accounts.something_wrong')}</p>
        <p>{t('accounts.ask_for_link')}</p>
        <Row>
          <Button size="small" onClick={onRestart}>
            {t('accounts.back_to_start')}
          </Button>
        </Row>
      </Stack>
    </Notice>
  )
}

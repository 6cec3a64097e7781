import { downloadExport, openExport } from '@kredka/contracts/privacy/endpoints'
import { useState } from 'react'
import { useSentForm } from '../../app/forms/useSentForm.ts'
import { useAppStore } from '../../app/store/hooks.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import { PasswordInput } from '../../ui/fields/PasswordInput.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { saveFile } from '../save-file.ts'

type Download = 'idle' | 'saved' | 'failed' | { readonly bytes: number }

/** EVT-10: all data of the person as a file; the password (or a fresh login) shows that it is them. */
export function ExportForm({ withPassword }: { readonly withPassword: boolean }) {
  const t = useText()
  const { api } = useAppStore().services
  const [download, setDownload] = useState<Download>('idle')
  const bodyOf = ({ password }: { readonly password: string }) => (withPassword ? { password } : {})
  const { form, submit, sending, error } = useSentForm(openExport, { password: '' }, bodyOf, {
    done: () => void save(),
  })
  const save = async () => {
    setDownload({ bytes: 0 })
    try {
      await saveFile(api.urlOf(downloadExport, {}), (bytes) => setDownload({ bytes }))
      setDownload('saved')
      form.set('password', '')
    } catch {
      setDownload('failed')
    }
  }
  const loading = typeof download === 'object'
  return (
    <Form onSubmit={submit} label={t('privacy.data')}>
      {withPassword ? (
        <PasswordInput
          label={t('privacy.password')}
          hint={t('privacy.password_hint')}
          name="password"
          autoComplete="current-password"
          value={form.values.password}
          onChange={(value) => form.set('password', value)}
          error={form.fault('password')}
        />
      ) : (
        <p>{t('privacy.fresh_login')}</p>
      )}
      <ErrorNotice error={form.fault('password') === undefined ? error : null} />
      {download === 'failed' && <Notice kind="error">{t('privacy.download_failed')}</Notice>}
      {download === 'saved' && <Notice kind="success">{t('privacy.downloaded')}</Notice>}
      <div>
        <Button type="submit" icon="download" loading={loading || sending}>
          {t('privacy.download')}
        </Button>
      </div>
      {loading && (
        <p>
          <span role="status">{t('privacy.preparing')}</span>{' '}
          {download.bytes > 0 && (
            // counted for the eye alone: read out, every piece would interrupt
            <span aria-hidden="true">{t('privacy.received', { kilobytes: Math.ceil(download.bytes / 1024) })}</span>
          )}
        </p>
      )}
    </Form>
  )
}

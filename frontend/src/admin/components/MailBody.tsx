import type { MailBodyView } from '@kredka/contracts/mail/views'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { frameHtml } from '../framed.ts'
import classes from './mail-body.module.css'

const SHAPES = ['html', 'text'] as const

/** The mail as its reader saw it, in a frame that runs no script and loads nothing, or as plain text. */
export function MailBody({ body }: { readonly body: MailBodyView }) {
  const t = useText()
  const format = useFormat()
  const [shape, setShape] = useState<(typeof SHAPES)[number]>('html')
  const html = useMemo(() => frameHtml(body.html), [body.html])
  const heading = useRef<HTMLHeadingElement>(null)
  // It was asked for: who reads with the keyboard goes on here.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card>
      <Stack space={3}>
        <header>
          <h2 ref={heading} tabIndex={-1}>
            {body.subject}
          </h2>
          <p className="soft-note">
            {body.to} · {t('admin.rendered_at', { at: format.dateTime(body.rendered_at) })}
          </p>
        </header>
        <Tabs
          label={t('admin.mail_body')}
          tabs={SHAPES.map((value) => ({ value, label: t(`admin.body_${value}`) }))}
          value={shape}
          onChange={setShape}
        >
          {shape === 'html' ? (
            <iframe className={classes.frame} title={t('admin.mail_body')} sandbox="" srcDoc={html} />
          ) : (
            <pre className={classes.text}>{body.text}</pre>
          )}
        </Tabs>
      </Stack>
    </Card>
  )
}

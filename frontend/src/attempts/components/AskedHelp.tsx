import { type ComponentProps, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { LazyHelp } from '../../repetition/index.ts'
import { Button } from '../../ui/Button.tsx'

/** After a wrong answer: who asks for help gets it here, nobody else is shown anything (QUI-12). */
export function AskedHelp(help: ComponentProps<typeof LazyHelp>) {
  const t = useText()
  const [open, setOpen] = useState(false)
  if (open) return <LazyHelp {...help} />
  return (
    <div>
      <Button look="quiet" icon="info" onClick={() => setOpen(true)}>
        {t('repetition.help_open')}
      </Button>
    </div>
  )
}

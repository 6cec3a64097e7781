import { chooseAvatar } from '@kredka/contracts/locker/endpoints'
import {
  type AvatarParts,
  avatarCode,
  avatarUrl,
  drawLots,
  FIRST_AVATAR,
  PART_KIND_NAMES,
  readAvatarCode,
} from '@kredka/contracts/locker/parts'
import { useState } from 'react'
import { useCommand } from '../../app/store/command.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import classes from './avatar-editor.module.css'
import { PartChoice } from './PartChoice.tsx'

interface Props {
  /** The code that is kept; null for none. */
  readonly kept: string | null
  readonly onKept: () => void
}

/** An avatar is put together and tried on here; only 'keep' tells the server. */
export function AvatarEditor({ kept, onKept }: Props) {
  const t = useText()
  const [before, setBefore] = useState<readonly AvatarParts[]>([])
  const [parts, setParts] = useState<AvatarParts>(() => readAvatarCode(kept ?? '') ?? FIRST_AVATAR)
  const keep = useCommand(chooseAvatar, { success: 'locker.kept', done: onKept })
  const code = avatarCode(parts)
  const change = (changed: AvatarParts) => {
    setBefore([...before, parts])
    setParts(changed)
  }
  const undo = () => {
    const last = before.at(-1)
    if (last === undefined) return
    setParts(last)
    setBefore(before.slice(0, -1))
  }
  return (
    <Stack space={6}>
      <div className={classes.preview}>
        <img src={avatarUrl(code)} alt={t('locker.preview')} width={192} height={192} />
        <Row>
          <Button look="primary" onClick={() => keep.send({ code })} disabled={code === kept}>
            {t('locker.keep')}
          </Button>
          <Button onClick={() => change(drawLots(Math.random))}>{t('locker.random')}</Button>
          <Button onClick={undo} disabled={before.length === 0}>
            {t('locker.undo')}
          </Button>
          {kept !== null && <Button onClick={() => keep.send({ code: null })}>{t('locker.remove')}</Button>}
        </Row>
      </div>
      {PART_KIND_NAMES.map((kind) => (
        <PartChoice key={kind} kind={kind} parts={parts} onChange={change} />
      ))}
    </Stack>
  )
}

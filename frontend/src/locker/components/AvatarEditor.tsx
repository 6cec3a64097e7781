import { chooseAvatar } from '@kredka/contracts/locker/endpoints'
import {
  type AvatarParts,
  avatarCode,
  avatarUrl,
  drawLots,
  FIRST_AVATAR,
  lockedParts,
  PART_KIND_NAMES,
  partRef,
  readAvatarCode,
} from '@kredka/contracts/locker/parts'
import type { LockerView } from '@kredka/contracts/locker/views'
import { useState } from 'react'
import { useCommand } from '../../app/store/command.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import classes from './avatar-editor.module.css'
import { PartChoice } from './PartChoice.tsx'
import { PartForSale } from './PartForSale.tsx'

interface Props {
  readonly locker: LockerView
  readonly onChange: () => void
}

/** An avatar is put together and tried on here; only 'keep' and 'buy' tell the server. */
export function AvatarEditor({ locker: { code: kept, owned, balance }, onChange }: Props) {
  const t = useText()
  const [before, setBefore] = useState<readonly AvatarParts[]>([])
  const [parts, setParts] = useState<AvatarParts>(() => readAvatarCode(kept ?? '') ?? FIRST_AVATAR)
  const keep = useCommand(chooseAvatar, { success: 'locker.kept', done: onChange })
  const code = avatarCode(parts)
  const locked = lockedParts(parts, owned)
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
    <div className={classes.editor}>
      <div className={classes.preview}>
        <img src={avatarUrl(code)} alt={t('locker.preview')} width={192} height={192} />
        <Row>
          <Button look="primary" onClick={() => keep.send({ code })} disabled={code === kept || locked.length > 0}>
            {t('locker.keep')}
          </Button>
          <Button onClick={() => change(drawLots(Math.random, owned))}>{t('locker.random')}</Button>
          <Button onClick={undo} disabled={before.length === 0}>
            {t('locker.undo')}
          </Button>
          {kept !== null && <Button onClick={() => keep.send({ code: null })}>{t('locker.remove')}</Button>}
        </Row>
        <p role="status">{locked.length > 0 && t('locker.tried_on')}</p>
      </div>
      <Stack space={6}>
        {PART_KIND_NAMES.map((kind) => (
          <PartChoice key={kind} kind={kind} parts={parts} owned={owned} onChange={change}>
            {locked
              .filter((part) => part === partRef(kind, parts[kind]))
              .map((part) => (
                <PartForSale key={part} part={part} balance={balance} onBought={onChange} />
              ))}
          </PartChoice>
        ))}
      </Stack>
    </div>
  )
}

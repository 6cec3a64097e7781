import type { Seed } from '@kredka/contracts/games/engine/random'
import { beginRun } from '@kredka/contracts/games/play'
import type { RunView } from '@kredka/contracts/games/views'
import { useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import classes from './games.module.css'

/** Anybody can check that the luck of a run was settled before its first move, and was kept to. */
export function Fairness({ run }: { readonly run: RunView }) {
  const t = useText()
  const [isFair, setFair] = useState<boolean | null>(null)
  const { secret } = run
  if (secret === null) return null
  const check = async () => setFair(await isAsBound(run, secret))
  return (
    <details className={classes.fairness}>
      <summary>{t('games.fairness')}</summary>
      <p>{t('games.fairness_about')}</p>
      <dl>
        <dt>{t('games.commitment')}</dt>
        <dd>{run.commitment}</dd>
        <dt>{t('games.secret')}</dt>
        <dd>{secret}</dd>
      </dl>
      <Button size="small" icon="shield" onClick={check}>
        {t('games.fairness_check')}
      </Button>
      {isFair !== null && (
        <Notice kind={isFair ? 'success' : 'error'}>{t(isFair ? 'games.fair' : 'games.unfair')}</Notice>
      )}
    </details>
  )
}

/** Plays the run again with the seeds of its secret, as the server made them. */
async function isAsBound({ commitment, engine, setup, inputs, told }: RunView, secret: string): Promise<boolean> {
  const { subtle } = crypto
  const key = await subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const seedOf = async (draw: number): Promise<Seed> => {
    const words = new DataView(await subtle.sign('HMAC', key, bytesOf(String(draw))))
    return [words.getUint32(0), words.getUint32(4), words.getUint32(8), words.getUint32(12)]
  }
  if (hexOf(await subtle.digest('SHA-256', bytesOf(secret))) !== commitment) return false
  let position = beginRun(engine, setup)
  for (const [n, input] of inputs.entries()) {
    const uncovered = position?.tell(input, await seedOf(position.draw)) ?? null
    if (position === null || uncovered === null || String(uncovered) !== String(told[n])) return false
    position = position.step(input, uncovered)
  }
  return position !== null
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

import { createLevel } from '@kredka/contracts/levels/endpoints'
import type { MakeOwned } from '../../processes/testing/relations.ts'
import { sendCommand } from '../../processes/testing/send-command.ts'
import { DRAWN } from './drawn.ts'

/**
 * How tests make what belongs to somebody (ACC-09).
 * @public found by its place
 */
export const owned: Readonly<Record<string, MakeOwned>> = {
  'level.author': async (site, owner) => {
    const { id } = await sendCommand(site, owner, createLevel, { name: 'Łąka', drawn: DRAWN })
    return { id }
  },
}

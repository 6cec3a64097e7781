import { statfs } from 'node:fs/promises'
import { connect } from 'node:tls'
import type { Config } from '@kredka/backend/config/config'
import { readManifest } from '../backup/manifest.ts'
import type { BackupFact, CertificateFact, DiskFact, MachineFacts } from './facts.ts'

const ANSWER_MS = 5_000

/** @param backup folder that `npm run backup` writes, null for none */
export async function gatherMachine(config: Config, backup: string | null): Promise<MachineFacts> {
  const disks = await Promise.all([config.data_dir, ...(backup === null ? [] : [backup])].map(diskOf))
  return {
    node: process.versions.node,
    disks: disks.flatMap((disk) => disk ?? []),
    certificate: config.https ? await certificateOf(new URL(config.public_url)) : null,
    backup: backup === null ? null : await backupOf(backup),
    production: config.production,
    now: Date.now(),
  }
}

/** A folder that is not there yet has no disk. */
async function diskOf(path: string): Promise<DiskFact | null> {
  const found = await statfs(path).catch(() => null)
  if (found === null) return null
  return { path, free_bytes: found.bavail * found.bsize, total_bytes: found.blocks * found.bsize }
}

/** What is asked for is when it ends: whether it is trusted, browsers say. */
export function certificateOf({ hostname, port }: URL): Promise<CertificateFact> {
  return new Promise((resolve) => {
    const options = { host: hostname, port: Number(port || 443), servername: hostname, rejectUnauthorized: false }
    const socket = connect(options, () => {
      resolve({ valid_until: Date.parse(socket.getPeerCertificate().valid_to) })
      socket.destroy()
    })
    socket.setTimeout(ANSWER_MS, () => socket.destroy(new Error(`no answer within ${ANSWER_MS / 1000} s`)))
    socket.on('error', ({ message }) => resolve({ fault: message }))
  })
}

async function backupOf(folder: string): Promise<BackupFact> {
  try {
    const state = (await readManifest(folder))?.state ?? null
    if (state === null) return { fault: `${folder} holds no backup that has ended.` }
    return { taken_at: Date.parse(state.taken_at) }
  } catch (error) {
    return { fault: (error as Error).message }
  }
}

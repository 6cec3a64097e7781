import { DAY, HOUR } from '@kredka/contracts/kernel/durations'
import type { BackupFact, CertificateFact, DiskFact, MachineFacts } from './facts.ts'
import { type Finding, ok, warn, wrong } from './finding.ts'

const GB = 1_000_000_000

export function checkMachine(facts: MachineFacts): readonly Finding[] {
  return [
    checkNode(facts.node),
    ...facts.disks.map(checkDisk),
    ...(facts.certificate === null ? [] : [checkCertificate(facts.certificate, facts.now)]),
    checkBackup(facts.backup, facts),
  ]
}

/** Types are stripped from 22.22 on; what is tested is the version that npm installs. */
function checkNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major < 22 || (major === 22 && minor < 22)) {
    return wrong('node', `Node ${version} is too old.`, 'Install Node 24: npm ci brings one along on Linux.')
  }
  if (major === 24) return ok('node', `Node ${version}`)
  return warn('node', `Node ${version} is not the one that is tested.`, 'Run it on Node 24, as .nvmrc names it.')
}

function checkDisk({ path, free_bytes, total_bytes }: DiskFact): Finding {
  const says = `${(free_bytes / GB).toFixed(1)} GB of ${(total_bytes / GB).toFixed(0)} are free at ${path}.`
  const todo = 'Make room, or move the folder: a database without space takes nothing in.'
  if (free_bytes < GB) return wrong('disk', says, todo)
  return free_bytes < 5 * GB || free_bytes < total_bytes / 20 ? warn('disk', says, todo) : ok('disk', says)
}

function checkCertificate(certificate: CertificateFact, now: number): Finding {
  if ('fault' in certificate) {
    return warn(
      'certificate',
      `The certificate of PUBLIC_URL cannot be seen: ${certificate.fault}`,
      'Look from a machine that reaches the public address.',
    )
  }
  const days = Math.floor((certificate.valid_until - now) / DAY)
  const todo = 'Renew it at the proxy that holds it.'
  if (certificate.valid_until <= now) return wrong('certificate', 'The certificate of PUBLIC_URL is over.', todo)
  const says = `The certificate of PUBLIC_URL holds for ${days} days.`
  return days < 14 ? warn('certificate', says, todo) : ok('certificate', says)
}

function checkBackup(backup: BackupFact | null, { production, now }: MachineFacts): Finding {
  const todo = 'Run npm run backup -- --to folder, every day by itself.'
  if (backup === null) {
    const says = 'No backup was named: add --backup folder.'
    return production ? warn('backup', says, todo) : ok('backup', says)
  }
  if ('fault' in backup) return wrong('backup', backup.fault, todo)
  const hours = Math.round((now - backup.taken_at) / HOUR)
  const says = `The last backup is ${hours} hours old.`
  if (hours > 7 * 24) return wrong('backup', says, todo)
  return hours > 26 ? warn('backup', says, todo) : ok('backup', says)
}

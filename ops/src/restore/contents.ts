import { readLines } from '../backup/checked-file.ts'
import type { BackupState, Manifest } from '../backup/manifest.ts'
import type { PolicyPlace } from '../backup/places.ts'
import { readSegments } from '../backup/segments.ts'
import type { Pages } from '../log-copy/copy-log.ts'

/** A backup of which every file was found as it was written. */
export interface Whole {
  readonly folder: string
  readonly manifest: Manifest
  readonly state: BackupState
}

/** The log up to the moment of the rest: what a later run added before it was killed has no keys here. */
export function readSegmentsOf({ folder, manifest, state }: Whole): Pages {
  return readSegments(folder, manifest.segments, state.events)
}

export async function readPlaces({ folder, state }: Whole): Promise<readonly PolicyPlace[]> {
  const places: PolicyPlace[] = []
  for await (const line of readLines(folder, state.places)) places.push(JSON.parse(line))
  return places
}

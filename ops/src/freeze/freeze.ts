import { changesOf, freezeNew, readDeclaredHashes, readReleasedHashes } from './released-events.ts'

/**
 * `npm run events -- freeze` (EVT-08): writes the hashes of versions that are new.
 * @returns exit code, 1 where a released one has changed
 */
export async function freeze(): Promise<number> {
  let code = 0
  for (const [module, declared] of await readDeclaredHashes()) {
    for (const version of freezeNew(module, declared)) console.log(`${version} is frozen.`)
    for (const change of changesOf(readReleasedHashes(module), declared)) {
      console.log(change)
      code = 1
    }
  }
  return code
}

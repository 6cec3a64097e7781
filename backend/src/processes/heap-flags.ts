/*
 * V8 lets garbage pile up for as long as the machine has memory: a site whose live objects take 60 MB would hold half a
 * gigabyte after ten minutes of load. `ops/boot.mjs` and `docker-compose.yml` say the same: they cannot read this.
 */

/**
 * For the Node of a process that answers people: young memory large enough that what a request leaves behind dies in
 * it.
 */
export const SERVING_FLAGS: readonly string[] = ['--max-semi-space-size=8', '--heap-growing-percent=60']

/** For one that works through the log and answers nobody: collecting more often delays no one here. */
export const WORKER_FLAGS: readonly string[] = ['--max-semi-space-size=8', '--heap-growing-percent=40']

/**
 * For the Node of a process that works through the log and answers nobody (`docker-compose.yml` says the same). V8 lets garbage pile up for as
 * long as the machine has memory: a rebuild whose live objects take 40 MB would hold half a gigabyte. Collecting more often delays no one here.
 */
export const WORKER_FLAGS: readonly string[] = ['--max-semi-space-size=4', '--heap-growing-percent=60']

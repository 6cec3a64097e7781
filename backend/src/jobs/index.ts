export { sitemapJob, vaultSweepJob } from './housekeeping.ts'
export type { Job, JobRun } from './job.ts'
export { createJobs, type JobParts, type Jobs } from './module.ts'

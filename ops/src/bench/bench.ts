/**
 * A benchmark measures a subject and, in the same run, the least that the machine could do for the same work (its
 * floor). The ratio counts, since machines differ.
 */
export interface Bench {
  /** What `npm run bench -- <name>` calls it. */
  readonly name: string
  /** The budget in words, printed above the rows. */
  readonly budget: string
  /**
   * Folders and files, from the root, whose change makes recorded figures old: what is measured, not all that runs
   * along. Tests in them do not count; the bench's own files (`<name>.ts`, `<name>-….ts`) always do.
   */
  readonly measures: readonly string[]
  readonly run: (env: BenchEnv) => Promise<BenchReport>
}

export interface BenchReport {
  readonly rows: readonly BenchRow[]
  /** Anything a reader must know to judge the figures, such as what could not be measured here. */
  readonly notes?: readonly string[]
}

/** What a bench came to: the others run on where one breaks off. */
export type Outcome = BenchReport | { readonly broke_off: string }

export interface BenchRow {
  readonly label: string
  /** Unit of `median`, `p95`, `p99` and `floor`: `ops/s`, `ms`, `kB`, `MB`. */
  readonly unit: string
  readonly median: number
  /** Null where a percentile says nothing. */
  readonly p95: number | null
  readonly p99: number | null
  /** The floor's median, null where the budget is an absolute figure. */
  readonly floor: number | null
  /** Subject to floor; null where there is no floor. */
  readonly ratio: number | null
  /** The budget of this row, such as `≥ 2.5 ×`; null where the row is for orientation alone. */
  readonly budget: string | null
  /**
   * The figure that the budget speaks of, where it is not the ratio, or without a floor the median. `above` is the p95
   * less the floor.
   */
  readonly counts?: 'median' | 'p95' | 'p99' | 'above'
  readonly ok: boolean
}

export interface BenchEnv {
  /**
   * A Postgres that syncs to disk, with settings as the product runs it; every call gives an empty database of its own.
   */
  database(): Promise<BenchDatabase>
  /**
   * The same with the demonstration in its log and read models; it is made once a run. Its master key is
   * `BENCH_MASTER_KEY`.
   */
  demonstration(): Promise<BenchDatabase>
  /**
   * How much a bench does: `whole` where it measures, `small` where only that it runs is to be seen (`--small`, and the
   * tests).
   */
  sized<T>(whole: T, small: T): T
  /** A folder that is deleted after the run. */
  readonly folder: string
  /** One line on what goes on. */
  say(text: string): void
}

export interface BenchDatabase {
  readonly url: string
  drop(): Promise<void>
}

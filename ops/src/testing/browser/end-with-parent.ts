const LOOK_MS = 250

/** Ends this process once the one that started it is gone, also by `kill -9`, of which nobody is told. */
export function endWithParent(): void {
  const parent = process.ppid
  setInterval(() => process.ppid === parent || process.exit(1), LOOK_MS).unref()
}

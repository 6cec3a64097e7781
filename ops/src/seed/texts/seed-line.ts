/** Who writes (`s`tudent, `t`eacher), how many minutes after the line before, and what. */
export type SeedLine = readonly ['s' | 't', number, string]

import type { Command } from '@kredka/contracts/kernel/endpoints'

/** One fault that ajv found. */
export interface Fault {
  /** JSON pointer of the value, such as `/prices/0/amount`; for a missing property that of its owner. */
  readonly instancePath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
}

/** Checks a body against a command's schema: the same schema the server applies (API-04). */
export type FormValidator = (command: Command, body: unknown) => Promise<readonly Fault[]>

interface Standalone {
  readonly default: ((body: unknown) => boolean) & { errors?: readonly Fault[] | null }
}

interface Light {
  readonly validate: () => Promise<Standalone>
}

/** In the browser: the standalone validator that the build made for this command, loaded when it is first needed. */
export const standaloneValidator: FormValidator = async (command, body) => {
  const { validate: load }: Partial<Light> = command as Partial<Light>
  if (load === undefined) throw new Error(`${command.name} came without its validator`)
  const { default: validate } = await load()
  return validate(body) ? [] : (validate.errors ?? [])
}

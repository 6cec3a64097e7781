import { Buffer } from 'node:buffer'
import { resolve } from 'node:path'
import { isTypedEmail } from '@kredka/contracts/accounts/rules'
import { parseEsdbAddress } from '../kernel/esdb-address.ts'

/** Turns the text of a variable into its value. @throws BadValue, whose message completes 'PORT …' */
export type Parser<T> = (text: string) => T

/** Says what the value must be, in words that follow the variable's name. */
export class BadValue extends Error {
  override readonly name = 'BadValue'
}

export function integer(min: number, max: number): Parser<number> {
  return (text) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
    if (value >= min && value <= max) return value
    throw new BadValue(`must be a whole number from ${min} to ${max}`)
  }
}

/** From 0 to 1, both included. */
export const fraction: Parser<number> = (text) => {
  const value = /^\d(\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN
  if (value >= 0 && value <= 1) return value
  throw new BadValue('must be a number from 0 to 1, such as 0.1')
}

export function oneOf<const V extends readonly string[]>(...values: V): Parser<V[number]> {
  return (text) => {
    const found = values.find((value) => value === text)
    if (found === undefined) throw new BadValue(`must be one of ${values.join(', ')}`)
    return found
  }
}

export const flag: Parser<boolean> = (text) => {
  if (/^(1|true|yes|on)$/i.test(text)) return true
  if (/^(0|false|no|off)$/i.test(text)) return false
  throw new BadValue('must be true or false')
}

export function text(max: number): Parser<string> {
  return (value) => {
    if (value.length <= max && !/\p{Cc}/u.test(value)) return value
    throw new BadValue(`must be one line of at most ${max} characters`)
  }
}

/** `https://kredka.example`: scheme, host and port alone; given back without a trailing slash. */
export const origin: Parser<string> = (value) => {
  const url = urlOf(value, ['http:', 'https:'])
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '') {
    throw new BadValue('must be an address without a path, such as https://kredka.example')
  }
  return url.origin
}

/** An address of one of these schemes. */
export function url(...schemes: readonly string[]): Parser<string> {
  const protocols = schemes.map((scheme) => `${scheme}:`)
  return (value) => {
    urlOf(value, protocols)
    return value
  }
}

/** The address of one node of EventStoreDB, of several, or of a cluster. */
export const eventStore: Parser<string> = (value) => {
  try {
    parseEsdbAddress(value)
    return value
  } catch (error) {
    throw new BadValue(error instanceof Error ? error.message : String(error))
  }
}

function urlOf(value: string, protocols: readonly string[]): URL {
  const parsed = URL.canParse(value) ? new URL(value) : null
  if (parsed !== null && protocols.includes(parsed.protocol) && parsed.host !== '') return parsed
  throw new BadValue(`must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`)
}

/** Where the API lives on the site's own origin: `/api`, or a deeper path. */
export const basePath: Parser<string> = (value) => {
  if (/^(\/[a-z0-9][a-z0-9._-]*)+$/i.test(value)) return value
  throw new BadValue('must be a path such as /api, without a slash at its end')
}

export const host: Parser<string> = (value) => {
  if (/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i.test(value)) return value.toLowerCase()
  throw new BadValue('must be a host name such as kredka.example')
}

/** An address to listen on. */
export const address: Parser<string> = (value) => {
  if (/^[a-z0-9.:-]+$/i.test(value)) return value
  throw new BadValue('must be an address to listen on, such as 0.0.0.0 or 127.0.0.1')
}

export const folder: Parser<string> = (value) => resolve(value)

/** 32 bytes as 64 hexadecimal digits or as base64. */
export const key: Parser<Uint8Array> = (value) => {
  const bytes = /^[0-9a-f]{64}$/i.test(value) ? Buffer.from(value, 'hex') : Buffer.from(value, 'base64')
  if (bytes.length === 32) return new Uint8Array(bytes)
  throw new BadValue('must be 32 random bytes in hexadecimal or base64, as `openssl rand -hex 32` prints them')
}

/** `Name <name@host>` or an address alone. */
export const sender: Parser<string> = (value) => {
  if (/^(?:[^<>\p{Cc}]{1,80} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u.test(value)) return value
  throw new BadValue('must be an e-mail address, or a name followed by one in angle brackets')
}

/** An e-mail address alone. */
export const email: Parser<string> = (value) => {
  if (isTypedEmail(value)) return value.trim().toLowerCase()
  throw new BadValue('must be an e-mail address')
}

/** So many bytes in base64url, as keys of push messages are written. */
export function base64url(bytes: number): Parser<string> {
  return (value) => {
    if (/^[A-Za-z0-9_-]+$/.test(value) && Buffer.from(value, 'base64url').length === bytes) return value
    throw new BadValue(`must be ${bytes} bytes in base64url, as \`npm run admin -- push-keys\` prints them`)
  }
}

/** Whom a push service asks about us. */
export const contact: Parser<string> = (value) => {
  if (/^mailto:[^\s<>@]+@[^\s<>@]+$/.test(value) || /^https:\/\/\S+$/.test(value)) return value
  throw new BadValue('must begin with mailto: or https://')
}

/** Hosts, whole origins for development, `*.` before a host for all below it; separated by commas. */
export const services: Parser<readonly string[]> = (value) =>
  value.split(',').map((entry) => {
    const service = entry.trim()
    return service.includes('://')
      ? origin(service)
      : `${service.startsWith('*.') ? '*.' : ''}${host(service.replace(/^\*\./, ''))}`
  })

/** Proxies in front, counted from the site outwards: their `X-Forwarded-*` headers are believed. */
export const proxies: Parser<number> = (value) =>
  /^(true|false)$/i.test(value) ? Number(flag(value)) : integer(0, 10)(value)
